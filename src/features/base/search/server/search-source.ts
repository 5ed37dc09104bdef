import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import type { FilterWord } from './interpretation/search-filters.ts';

/** An item as indexed by search. */
export type SearchEntry = {
  /** A path of this site. */
  path: string;
  title: string;
  /** A few short facts shown on one line; searchable. */
  meta: string[];
  /** Its plain text; shown as a snippet. */
  text: string;
  /** Its title and text in other languages, by language; the titles are searchable. */
  translations?: Readonly<Record<string, { title: string; text: string }>>;
  /** Further searchable words that are not shown. */
  words?: string;
  /** What people type who look for exactly this. */
  phrases?: readonly string[];
  /** The seed of its generated cover. */
  cover: string;
  /** The member who is it, or wrote it; people who mute them do not find it. */
  authorId?: string | null;
  /** Its facet values. */
  facets?: Readonly<Record<string, string>>;
  /** What a query can ask for besides its words and facets. */
  filterWords?: readonly FilterWord[];
} & Popularity;

/** The ranking boost: 0 to 1, with the start of its decay for types that age. */
export type Popularity = { popularity: number; since?: Date };

/** Loads the public items of these refs, by ref; refs left out are removed from the index. */
export type SearchSource = (ctx: Context, refs: readonly string[]) => Promise<Map<string, SearchEntry>>;
export type SearchSources = Readonly<Record<SearchKind, SearchSource>>;

/** A count as popularity: 0 for none, approaching 1, one half at `half`. */
export const popularityOf = (count: number, half: number): number => count / (count + half);
