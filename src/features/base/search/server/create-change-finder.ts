import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';

const MAX_ITEMS = 1000;
/** Ids are assigned before the commit, so a change may appear behind a later one. */
const LOOK_BACK = 500;

/** Changed refs; `all` when there are too many to list. */
export type Changes = { items: { kind: SearchKind; ref: string }[]; all: boolean };

/**
 * Creates a function that loads the refs changed since its last call from the indexing queue, for caches to invalidate. It
 * misses changes that the indexer took before, so callers that need all must also expire entries.
 */
export function createChangeFinder(): (ctx: Context) => Promise<Changes> {
  let seen = new Set<number>();
  let highest = 0;
  return async (ctx) => {
    const rows = await ctx.db
      .selectFrom('search_changes')
      .select(['id', 'kind', 'ref'])
      .where('id', '>', highest - LOOK_BACK)
      .orderBy('id', 'desc')
      .limit(MAX_ITEMS)
      .execute();
    const fresh = rows.filter(({ id }) => !seen.has(Number(id)));
    highest = Math.max(highest, ...fresh.map(({ id }) => Number(id)));
    seen = new Set([...seen, ...fresh.map(({ id }) => Number(id))].filter((id) => id > highest - LOOK_BACK));
    return { items: fresh.map(({ kind, ref }) => ({ kind, ref })), all: rows.length === MAX_ITEMS };
  };
}
