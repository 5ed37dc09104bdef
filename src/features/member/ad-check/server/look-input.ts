import { findOwner, getOwnAd, scoredText } from '#features/base/own-ads/server/index.ts';
import { loadVisitorInput, type FitInput } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** What a visitor's ad is scored from, null before there is a résumé; 404 for members and for other people's ads. */
export async function loadLookInput(ctx: Context, adId: string): Promise<{ input: FitInput; fileName: string } | null> {
  const owner = await findOwner(ctx);
  const ad = await getOwnAd(ctx, owner, adId);
  if (!owner || owner.visitor_id === null) throw notFound('own-ad');
  const known = await loadVisitorInput(ctx);
  return (
    known && {
      ...known,
      input: {
        ...known.input,
        ad: { title: ad.title, text: scoredText(ad), employer: ad.company_name, adjustments: ad.adjustments },
      },
    }
  );
}
