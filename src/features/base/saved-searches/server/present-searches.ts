import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { SavedKind } from '../contract.ts';
import type { Finders, SearchRequest } from './finder.ts';
import type { SavedSearchesTable } from './tables.ts';

type Row = Selectable<SavedSearchesTable>;
const MAX_FRESH = 20;

/** The path of the page that runs a search. */
export function searchPath({ kind, query, filters }: SearchRequest & { kind: SavedKind }): string {
  const params = new URLSearchParams(query ? { query } : {});
  if (kind === 'job') for (const [name, values] of Object.entries(filters)) params.set(name, values.join(','));
  else
    for (const [name, values] of Object.entries(filters)) for (const value of values) params.append('filter', `${name}:${value}`);
  const suffix = params.size > 0 ? `?${params}` : '';
  return (kind === 'job' ? '/jobs-apprenticeships' : `/search/${kind}`) + suffix;
}

/** Presents a search with its number of new results. */
export async function presentSearch(ctx: Context, finders: Finders, row: Row) {
  const { id, name, kind, query, filters, alerts, seen_at, feed_hash, created_at } = row;
  const fresh = await finders[kind](ctx, row, seen_at, MAX_FRESH);
  const attributes = {
    name,
    kind,
    query,
    filters,
    path: searchPath(row),
    alerts,
    fresh: fresh.length,
    has_feed: feed_hash !== null,
  };
  return { id, type: 'saved_search' as const, attributes: { ...attributes, created_at: created_at.toISOString() } };
}

/** One of the viewer's own searches; 404 otherwise. */
export async function getOwnSearch(ctx: Context, userId: string, id: string): Promise<Row> {
  const row = await ctx.db
    .selectFrom('saved_searches')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('saved-search');
  return row;
}
