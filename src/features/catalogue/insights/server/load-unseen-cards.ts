import { computeMark, loadSeenMarks } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadListedCards, type ListedCard } from './listings.ts';
import { KNOWLEDGE } from './present-cards.ts';

/** Like `loadListedCards`, without the cards already shown in this session. */
export async function loadUnseenCards(ctx: Context, query: Parameters<typeof loadListedCards>[1]): Promise<ListedCard[]> {
  const seen = loadSeenMarks(ctx);
  if (seen.size === 0) return loadListedCards(ctx, query);
  const listed = await loadListedCards(ctx, { ...query, limit: query.limit + seen.size });
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await ctx.db.selectFrom('insights').select(['id', 'slug']).where('id', 'in', ids).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return listed.filter(({ id }) => !seen.has(computeMark(KNOWLEDGE, slugs.get(id) ?? ''))).slice(0, query.limit);
}
