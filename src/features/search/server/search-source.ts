import type { Context } from '#platform/server/context.ts';
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
  /** 0 to 1: what comes first of two that match alike. */
  hot: number;
  /** What a list of its kind can be narrowed by. */
  facets?: Readonly<Record<string, string>>;
};

/** The things of these refs that everybody may see, by ref; all others are left out and so found no longer. */
export type SearchSource = (ctx: Context, refs: readonly string[]) => Promise<Map<string, SearchEntry>>;
export type SearchSources = Readonly<Record<SearchKind, SearchSource>>;

/** How young something is: 1 today, a half after `halfLifeDays`. */
export const freshness = (ageMs: number, halfLifeDays: number): number => 0.5 ** (Math.max(0, ageMs) / 86_400_000 / halfLifeDays);

/** A count as liveliness: 0 for none, towards 1 for very many, a half at `half`. */
export const liveliness = (count: number, half: number): number => count / (count + half);
