import { findOwner, findVisitorResume, getOwnAd, scoredText } from '#features/base/own-ads/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { FitInput } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';

/** What a visitor's ad is scored from; 404 for members and for other people's ads, 409 before there is a résumé. */
export async function loadVisitorInput(ctx: Context, adId: string): Promise<{ input: FitInput; fileName: string }> {
  const owner = await findOwner(ctx);
  const ad = await getOwnAd(ctx, owner, adId);
  if (!owner || owner.visitor_id === null) throw notFound('own-ad');
  const resume = await findVisitorResume(ctx, owner.visitor_id);
  if (!resume) throw conflict('no-resume-yet');
  const { taxonomy } = await skillCatalogue();
  return {
    input: {
      taxonomy,
      ad: { title: ad.title, text: scoredText(ad), employer: ad.company_name, adjustments: ad.adjustments },
      resume: resume.text,
      today: calendarDay(ctx.clock.now()),
    },
    fileName: resume.name,
  };
}
