import { findOwner, listOwnAds as loadOwnAds } from '#features/base/own-ads/server/index.ts';
import { findEntriesOfAds } from '#features/catalogue/jobs/server/index.ts';
import { findBands } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentBrought } from './present-own-ad.ts';

const MAX_ADS = 50;

/** The ads that the viewer brought, with their bands. */
export const listOwnAds: UseCase<'GET /api/own_ads'> = async (ctx) => {
  const owner = await findOwner(ctx);
  const ads = owner ? await loadOwnAds(ctx, owner, MAX_ADS) : [];
  const entries = await findEntriesOfAds(
    ctx,
    ads.map(({ id }) => id),
  );
  const bands = await findBands(ctx, [...entries.values()]);
  return {
    data: ads.map((ad) => {
      const entryId = entries.get(ad.id) ?? null;
      return {
        id: ad.id,
        type: 'own_ad_item' as const,
        attributes: { ...presentBrought(ad, entryId), band: bands.get(entryId ?? '') ?? null },
      };
    }),
    meta: { next_cursor: null },
  };
};
