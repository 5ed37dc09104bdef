import type { z } from 'zod';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { scoredText, type OwnAd as OwnAdRow } from '#features/base/own-ads/server/index.ts';
import { findEntriesOfAds } from '#features/catalogue/jobs/server/index.ts';
import { readAd } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { OwnAd } from '../contract.ts';

/** Presents an ad with what is read from it. */
export async function presentOwnAd(ctx: Context, ad: OwnAdRow): Promise<z.input<typeof OwnAd>> {
  const [{ taxonomy }, entries] = await Promise.all([skillCatalogue(), findEntriesOfAds(ctx, [ad.id])]);
  return {
    id: ad.id,
    type: 'own_ad',
    attributes: {
      ...presentBrought(ad, entries.get(ad.id) ?? null),
      warnings: ad.warnings,
      original: ad.original,
      additions: ad.additions,
      adjustments: ad.adjustments,
      reading: readAd(taxonomy, {
        title: ad.title,
        text: scoredText(ad),
        employer: ad.company_name,
        adjustments: ad.adjustments,
      }),
    },
  };
}

/** What the list and the page of an ad share. */
export const presentBrought = (ad: OwnAdRow, entryId: string | null) => ({
  title: ad.title,
  company_name: ad.company_name,
  location: ad.location,
  work_mode: ad.work_mode,
  pay: ad.pay,
  valid_until: ad.valid_until,
  source: ad.source,
  url: ad.url,
  created_at: ad.created_at.toISOString(),
  job_application_id: entryId,
});
