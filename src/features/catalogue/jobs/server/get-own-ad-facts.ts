import { findOwnAd, scoredText } from '#features/base/own-ads/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { notFound } from '#platform/http/errors.ts';
import type { JobFacts } from './get-job-facts.ts';

/** Stands in addresses where a job has its company: `/jobs-apprenticeships/own-ads/{id}`. */
export const OWN_ADS = 'own-ads';

/** Returns an ad that a member brought in the form of a job, or throws 404. Does not check permissions. */
export async function getOwnAdFacts(ctx: Context, id: string): Promise<JobFacts> {
  const ad = await findOwnAd(ctx, id);
  if (!ad) throw notFound('job');
  return {
    id: ad.id,
    slug: ad.id,
    title: ad.title,
    companySlug: OWN_ADS,
    companyName: ad.company_name,
    roleType: '',
    location: ad.location,
    family: '',
    experienceMin: null,
    experienceMax: null,
    summary: '',
    description: scoredText(ad),
    adjustments: ad.adjustments,
    postedOn: calendarDay(ad.created_at),
    validUntil: ad.valid_until,
  };
}
