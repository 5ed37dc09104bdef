import { findOwner, getOwnAd as loadOwnAd } from '#features/base/own-ads/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentOwnAd } from './present-own-ad.ts';

/** An ad that the viewer brought; a visitor's is known by their cookie. */
export const getOwnAd: UseCase<'GET /api/own_ads/{id}'> = async (ctx, { params }) => ({
  data: await presentOwnAd(ctx, await loadOwnAd(ctx, await findOwner(ctx), params.id)),
});
