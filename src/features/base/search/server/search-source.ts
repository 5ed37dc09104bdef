import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';

/** A thing as search knows it. */
export type SearchEntry = {
  /** A path of this site. */
  path: string;
  title: string;
  /** A few short facts for one line; they find it, too. */
  meta: string[];
  /** What it says of itself, plain; a snippet of it is shown. */
  text: string;
  /** Further words that find it and are not shown. */
  words?: string;
  /** The slug its picture is drawn from. */
  cover: string;
  /** What a list of its kind can be narrowed by. */
  facets?: Readonly<Record<string, string>>;
} & Popularity;

/** What comes first of two that match alike: 0 to 1, and of kinds that age, since when it loses it. */
export type Popularity = { hot: number; since?: Date };

/** The things of these refs that everybody may see, by ref; all others are left out and so found no longer. */
export type SearchSource = (ctx: Context, refs: readonly string[]) => Promise<Map<string, SearchEntry>>;
export type SearchSources = Readonly<Record<SearchKind, SearchSource>>;

/** A count as liveliness: 0 for none, towards 1 for very many, a half at `half`. */
export const popularityOf = (count: number, half: number): number => count / (count + half);
