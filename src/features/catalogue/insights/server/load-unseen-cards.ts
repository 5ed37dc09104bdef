import { computeMark, loadSeenMarks } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadListedCards, type ListedCard } from './listings.ts';
import { KNOWLEDGE } from './present-cards.ts';

/** Like `loadListedCards`, without the cards already shown in this session. */
export async function loadUnseenCards(ctx: Context, query: Parameters<typeof loadListedCards>[1]): Promise<ListedCard[]> {
  const seen = loadSeenMarks(ctx);
  if (seen.size === 0) return loadListedCards(ctx, query);
  const listed = await loadListedCards(ctx, { ...query, limit: query.limit + seen.size });
  return listed.filter(({ slug }) => !seen.has(computeMark(KNOWLEDGE, slug))).slice(0, query.limit);
}
