import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';

const MAX_ITEMS = 1000;
/** Ids are given before the commit: a change may turn up behind a later one. */
const LOOK_BACK = 500;

/** What has changed since it was last asked; `all` when it is too much to tell. */
export type Changes = { things: { kind: SearchKind; ref: string }[]; all: boolean };

/**
 * Reads which things changed, from the list that search works off: whoever shows things can forget what it shows. A change
 * that search took before it was read here is not told; whoever needs them all looks for themselves after a while.
 */
export function findChanges(): (ctx: Context) => Promise<Changes> {
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
    return { things: fresh.map(({ kind, ref }) => ({ kind, ref })), all: rows.length === MAX_ITEMS };
  };
}
