import type { Context } from '#platform/http/context.ts';

/** The ids of the entries of own ads, by the ad's id. Checks no permission. */
export async function findEntriesOfAds(ctx: Context, adIds: readonly string[]): Promise<Map<string, string>> {
  if (adIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('job_applications')
    .select(['id', 'own_ad_id'])
    .where('own_ad_id', 'in', adIds)
    .$narrowType<{ own_ad_id: string }>()
    .execute();
  return new Map(rows.map(({ id, own_ad_id }) => [own_ad_id, id]));
}
