import { changeOwnAd as saveChanges, findOwner } from '#features/base/own-ads/server/index.ts';
import { findEntriesOfAds } from '#features/catalogue/jobs/server/index.ts';
import { rescoreEntry } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentOwnAd } from './present-own-ad.ts';

/** Corrects what was read from an ad. A new text drops what was said of the old one; a score is made again. */
export const changeOwnAd: UseCase<'PATCH /api/own_ads/{id}'> = async (ctx, { params, body }) => {
  // public: limited to the bringer, whom the owner stands for
  const { text, ...changes } = body;
  const ad = await saveChanges(ctx, await findOwner(ctx), params.id, {
    ...(text !== undefined && { original: text, description: text, adjustments: {}, additions: [] }),
    ...changes,
  });
  const entryId = (await findEntriesOfAds(ctx, [ad.id])).get(ad.id);
  if (entryId !== undefined) await rescoreEntry(ctx, entryId);
  return { data: await presentOwnAd(ctx, ad) };
};
