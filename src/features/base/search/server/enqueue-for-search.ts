import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import type { Popularity } from './search-source.ts';
import { storedPopularity } from './popularity.ts';

/** The change in stored popularity that justifies rewriting a row and its index entries: about a fifth. */
const MIN_CHANGE = 0.25;

/** Enqueues items for reindexing that are not stored in a table and so have no trigger. */
export async function enqueueForSearch(ctx: Context, kind: SearchKind, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  await ctx.db
    .insertInto('search_changes')
    .values(refs.map((ref) => ({ kind, ref })))
    .execute();
}

/** Enqueues items whose popularity differs much from the indexed value. */
export async function enqueuePopularityChanges(
  ctx: Context,
  kind: SearchKind,
  things: ReadonlyMap<string, Popularity>,
): Promise<void> {
  if (things.size === 0) return;
  const now = ctx.clock.now();
  await sql`
    insert into search_changes (kind, ref)
    select ${kind}, ref from unnest(${[...things.keys()]}::text[], ${[...things.values()].map((one) => storedPopularity(kind, one, now))}::real[]) as lively (ref, hot)
    join search_docs as known using (ref) where known.kind = ${kind} and abs(known.hot - lively.hot) > ${MIN_CHANGE}`.execute(
    ctx.db,
  );
}
