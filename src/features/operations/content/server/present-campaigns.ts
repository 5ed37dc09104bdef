import { CAMPAIGN, campaigns, writeWinner, type StoredCampaign } from '#features/catalogue/campaigns/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findHistory, presentPublication } from './present-publication.ts';

export const presentCampaignItem = (ctx: Context, row: StoredCampaign) => ({
  id: row.slug,
  type: 'staff_campaign' as const,
  attributes: {
    ...presentPublication(ctx, row),
    title_en: row.title_en,
    title_hi: row.title_hi,
    hashtag: row.hashtag,
    opens_on: row.opens_on,
    closes_on: row.closes_on,
    results_on: row.results_on,
    sample: row.sample,
    from_file: !row.by_editors,
  },
});

/** One contest in both languages with its history; 404 for an unknown one. */
export async function presentStaffCampaign(ctx: Context, slug: string) {
  const row = await campaigns.get(ctx, slug);
  const item = presentCampaignItem(ctx, row);
  const { lead_en, lead_hi, steps_en, steps_hi, prizes_en, prizes_hi, rules_en, rules_hi } = row;
  const words = { lead_en, lead_hi, steps_en, steps_hi, prizes_en, prizes_hi, rules_en, rules_hi };
  const winners = row.winners.map(writeWinner);
  const history = await findHistory(ctx, CAMPAIGN, slug);
  return { data: { ...item, attributes: { ...item.attributes, ...words, winners, history } } };
}
