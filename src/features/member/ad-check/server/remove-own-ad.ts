import { findOwner, getOwnAd, removeOwnAd as deleteOwnAd } from '#features/base/own-ads/server/index.ts';
import { isPaymentUnderWay } from '#features/base/payments/server/index.ts';
import { findEntriesOfAds } from '#features/catalogue/jobs/server/index.ts';
import { findFitmentOfApplication } from '#features/member/fitment/server/index.ts';
import { findPlansOf } from '#features/member/roadmaps/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Deletes an ad of the viewer with everything that was made from it; 409 while a payment for any of it is under way. */
export const removeOwnAd: UseCase<'DELETE /api/own_ads/{id}'> = async (ctx, { params }) => {
  // public: limited to the bringer, whom the owner stands for
  const owner = await findOwner(ctx);
  const { id } = await getOwnAd(ctx, owner, params.id);
  for (const item of await findItemsOnSale(ctx, id)) if (await isPaymentUnderWay(ctx, item)) throw conflict('ad-payment-open');
  await deleteOwnAd(ctx, owner, id);
};

// The report and the plans that can be bought for an ad.
async function findItemsOnSale(ctx: Context, adId: string): Promise<{ purchasable_type: string; purchasable_id: string }[]> {
  const applicationId = (await findEntriesOfAds(ctx, [adId])).get(adId);
  if (applicationId === undefined) return [];
  const fitment = await findFitmentOfApplication(ctx, applicationId);
  const plans = await findPlansOf(ctx, applicationId);
  return [
    ...(fitment ? [{ purchasable_type: 'FitmentScore', purchasable_id: fitment.id }] : []),
    ...plans.map((id) => ({ purchasable_type: 'Roadmap', purchasable_id: id })),
  ];
}
