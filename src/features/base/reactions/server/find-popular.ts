import type { Context } from '#platform/http/context.ts';

/** The most followed items of a type, or the most liked programs, by the stored totals; other combinations have no index. */
export async function findPopular(
  ctx: Context,
  { type, verb, limit }: { type: 'user' | 'board' | 'program'; verb: 'follow' | 'like'; limit: number },
): Promise<{ id: string; total: number }[]> {
  const rows = await ctx.db
    .selectFrom('engagement_counts')
    .select(['object_id as id', 'total'])
    .where('object_type', '=', type)
    .where('verb', '=', verb)
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .orderBy('object_id')
    .limit(limit)
    .execute();
  return rows.map(({ id, total }) => ({ id, total: Number(total) }));
}
