import { findOwner, removeOwnAd as deleteOwnAd } from '#features/base/own-ads/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Deletes an ad of the viewer with everything that was made from it. */
export const removeOwnAd: UseCase<'DELETE /api/own_ads/{id}'> = async (ctx, { params }) => {
  // public: limited to the bringer, whom the owner stands for
  await deleteOwnAd(ctx, await findOwner(ctx), params.id);
};
