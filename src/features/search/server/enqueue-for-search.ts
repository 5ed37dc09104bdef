import type { Context } from '#platform/server/context.ts';
import type { SearchKind } from '../contract.ts';

/** Has things read anew that lie in no table, and so tell no trigger when they change. */
export async function enqueueForSearch(ctx: Context, kind: SearchKind, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  await ctx.db
    .insertInto('search_changes')
    .values(refs.map((ref) => ({ kind, ref })))
    .execute();
}
