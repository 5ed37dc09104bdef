import { loadSeenMarks } from '#features/base/ranking/server/index.ts';
import { computeMark } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadListed, type Listed } from './listings.ts';
import { KNOWLEDGE } from './present-cards.ts';

/** Like `loadListed`, without the cards already shown in this session. */
export async function loadUnseen(ctx: Context, query: Parameters<typeof loadListed>[1]): Promise<Listed[]> {
  const seen = loadSeenMarks(ctx);
  if (seen.size === 0) return loadListed(ctx, query);
  const listed = await loadListed(ctx, { ...query, limit: query.limit + seen.size });
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await ctx.db.selectFrom('insights').select(['id', 'slug']).where('id', 'in', ids).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return listed.filter(({ id }) => !seen.has(computeMark(KNOWLEDGE, slugs.get(id) ?? ''))).slice(0, query.limit);
}
