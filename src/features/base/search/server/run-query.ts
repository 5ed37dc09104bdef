import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { correctWords } from './correct-words.ts';
import { matchAll, MAX_LOOSE, parseQuery, matchSome, type ParsedQuery } from './parse-query.ts';
import { wordScore } from './word-score.ts';

/** The most popular matches that are ranked; bounds the cost of frequent words. */
export const MAX_CANDIDATES = 500;

/** The interpreted query that is run. */
export type QueryPlan = {
  tsquery: RawBuilder<unknown>;
  /** The word score of a row of `search_docs`. */
  score: RawBuilder<number>;
  /** The query in the form titles are compared in. */
  key: string;
  corrected: string | null;
  loose: boolean;
  /** The candidate limit. */
  most: number;
};

type Looking<T> = {
  find: (understood: QueryPlan) => Promise<readonly T[]>;
  /** With fewer full matches, partial matches are added. */
  enough?: number;
};

/**
 * Runs a query: all words first; without matches, the corrected words; without those, some of the words. Alternatives
 * count from the start. Null when there is nothing to search for.
 */
export async function runQuery<T extends { id: number }>(
  ctx: Context,
  [text, ...others]: readonly [string, ...string[]],
  { find, enough = 1 }: Looking<T>,
): Promise<{ understood: QueryPlan; found: readonly T[] } | null> {
  const asked = await parseQuery(ctx, text);
  if (!asked) return null;
  const named = await Promise.all(others.map((other) => parseQuery(ctx, other)));
  const query: ParsedQuery = { ...asked, ways: [...asked.ways, ...named.flatMap((one) => one?.ways ?? [])] };
  const exact = planFor(query, matchAll(query));
  const found = await find(exact);
  if (found.length >= enough) return { understood: exact, found };
  if (found.length === 0) {
    const corrected = (await correctWords(ctx, query.words))?.join(' ') ?? null;
    const meant = corrected ? await parseQuery(ctx, corrected) : null;
    if (corrected && meant) {
      const understood = { ...planFor(meant, matchAll(meant)), corrected };
      const instead = await find(understood);
      if (instead.length > 0) return { understood, found: instead };
    }
  }
  if (query.words.length === 1) return { understood: exact, found };
  const some = { ...planFor(query, matchSome(query)), most: MAX_LOOSE };
  const known = new Set(found.map(({ id }) => id));
  const more = (await find(some)).filter(({ id }) => !known.has(id));
  return { understood: { ...some, loose: found.length === 0 }, found: [...found, ...more] };
}

const planFor = (query: ParsedQuery, words: string): QueryPlan => ({
  tsquery: sql`to_tsquery('english', ${words})`,
  score: wordScore(query.ways, query.wordsEach),
  key: query.words.join(' '),
  corrected: null,
  loose: false,
  most: MAX_CANDIDATES,
});
