import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import type { Popularity } from './search-source.ts';
import { storedPopularity } from './popularity.ts';

/**
 * The change in stored popularity that justifies rewriting a row and its index entries: a quarter of the scale; for types
 * that age, whose value is a logarithm, about a fifth of the popularity.
 */
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
  items: ReadonlyMap<string, Popularity>,
): Promise<void> {
  if (items.size === 0) return;
  const now = ctx.clock.now();
  await sql`
    insert into search_changes (kind, ref)
    select ${kind}, ref from unnest(${[...items.keys()]}::text[], ${[...items.values()].map((popularity) => storedPopularity(kind, popularity, now))}::real[]) as current (ref, hot)
    join search_docs as indexed using (ref) where indexed.kind = ${kind} and abs(indexed.hot - current.hot) > ${MIN_CHANGE}`.execute(
    ctx.db,
  );
}
