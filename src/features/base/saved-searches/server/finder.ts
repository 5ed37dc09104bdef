import type { Context } from '#platform/http/context.ts';
import type { SavedKind } from '../contract.ts';
import type { Filters } from './tables.ts';

/** The query and filters. */
export type SearchRequest = { query: string; filters: Filters };
/** A public item; `path` is a page of this site. */
export type FoundItem = { path: string; title: string; text: string; at: Date };

/**
 * The matching items of one type after a time, newest first. Throws 422 for filters that it cannot apply: for jobs an unknown
 * name or value, for other types several values of one filter.
 */
export type Finder = (ctx: Context, request: SearchRequest, after: Date, limit: number) => Promise<FoundItem[]>;
export type Finders = Readonly<Record<SavedKind, Finder>>;
