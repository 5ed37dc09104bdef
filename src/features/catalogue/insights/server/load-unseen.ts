import { loadSeenMarks } from '#features/base/ranking/server/index.ts';
import { computeMark } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadListed, type Listed } from './listings.ts';
import { KNOWLEDGE } from './present-cards.ts';

/** The same cards without those already shown in this session; reads that many more. */
export async function loadUnseen(ctx: Context, wanted: Parameters<typeof loadListed>[1]): Promise<Listed[]> {
  const seen = loadSeenMarks(ctx);
  if (seen.size === 0) return loadListed(ctx, wanted);
  const found = await loadListed(ctx, { ...wanted, limit: wanted.limit + seen.size });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await ctx.db.selectFrom('insights').select(['id', 'slug']).where('id', 'in', ids).execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return found.filter(({ id }) => !seen.has(computeMark(KNOWLEDGE, slugs.get(id) ?? ''))).slice(0, wanted.limit);
}
