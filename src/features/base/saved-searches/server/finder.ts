import type { Context } from '#platform/http/context.ts';
import type { SavedKind } from '../contract.ts';
import type { Filters } from './tables.ts';

/** What is looked for. */
export type SearchRequest = { query: string; filters: Filters };
/** A thing that everybody may see; `path` is a page of this site. */
export type FoundItem = { path: string; title: string; text: string; at: Date };

/** What of one kind fits and came after a moment, the newest first. 422 for filters that its page does not have. */
export type Finder = (ctx: Context, sought: SearchRequest, after: Date, most: number) => Promise<FoundItem[]>;
export type Finders = Readonly<Record<SavedKind, Finder>>;
