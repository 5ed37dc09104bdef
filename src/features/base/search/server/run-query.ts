import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { correctWords } from './correct-words.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { matchAll, MAX_PARTIAL_MATCHES, parseQuery, matchSome, type ParsedQuery } from './parse-query.ts';
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
  /** The skill that the query means, whose own entry comes first; null without one. */
  skillId: string | null;
  corrected: string | null;
  loose: boolean;
  /** The candidate limit. */
  maxCandidates: number;
};

type RunOptions<T> = {
  find: (plan: QueryPlan) => Promise<readonly T[]>;
  /** With fewer full matches, partial matches are added. */
  minMatches?: number;
};

/**
 * Runs a query: all words first; without matches, the skill whose name is misspelt, or else the corrected words; without those,
 * some of the words. The texts after
 * the first are alternatives, which are searched together with it. Null when there is nothing to search for.
 */
export async function runQuery<T extends { id: number }>(
  ctx: Context,
  [text, ...others]: readonly [string, ...string[]],
  { find, minMatches = 1 }: RunOptions<T>,
): Promise<{ plan: QueryPlan; matches: readonly T[] } | null> {
  const parsed = await parseQuery(ctx, text);
  if (!parsed) return null;
  const alternatives = await Promise.all(others.map((other) => parseQuery(ctx, other)));
  const query: ParsedQuery = {
    ...parsed,
    phrasings: [...parsed.phrasings, ...alternatives.flatMap((alternative) => alternative?.phrasings ?? [])],
  };
  const exact = planFor(query, matchAll(query));
  const matches = await findWithMisspelt(ctx, text, { query, exact, find });
  if (matches.length >= minMatches) return { plan: exact, matches };
  if (matches.length === 0) {
    const skillName = query.skill?.how === 'edit' ? splitWords(normalizeText(query.skill.written)).join(' ') : null;
    for (const correct of [() => skillName, async () => (await correctWords(ctx, query.words))?.join(' ') ?? null]) {
      const corrected = await correct();
      const correctedQuery = corrected ? await parseQuery(ctx, corrected) : null;
      if (!corrected || !correctedQuery) continue;
      const plan = { ...planFor(correctedQuery, matchAll(correctedQuery)), corrected };
      const correctedMatches = await find(plan);
      if (correctedMatches.length > 0) return { plan, matches: correctedMatches };
    }
  }
  if (query.words.length === 1) return { plan: exact, matches };
  const partial = { ...planFor(query, matchSome(query)), maxCandidates: MAX_PARTIAL_MATCHES };
  const matchedIds = new Set(matches.map(({ id }) => id));
  const partialMatches = (await find(partial)).filter(({ id }) => !matchedIds.has(id));
  return { plan: { ...partial, loose: matches.length === 0 }, matches: [...matches, ...partialMatches] };
}

type FirstRun<T> = { query: ParsedQuery; exact: QueryPlan; find: RunOptions<T>['find'] };

/** The matches of the words as written; if these are a misspelt skill and still match something, those of the skill as well. */
async function findWithMisspelt<T>(ctx: Context, text: string, { query, exact, find }: FirstRun<T>): Promise<readonly T[]> {
  const matches = await find(exact);
  if (matches.length === 0 || query.skill?.how !== 'edit') return matches;
  const widened = await parseQuery(ctx, text, true);
  return widened ? find(planFor(widened, matchAll(widened))) : matches;
}

const planFor = (query: ParsedQuery, words: string): QueryPlan => ({
  tsquery: sql`to_tsquery('english', ${words})`,
  score: wordScore(query.phrasings, query.averageWords),
  key: query.words.join(' '),
  skillId: query.skill?.id ?? null,
  corrected: null,
  loose: false,
  maxCandidates: MAX_CANDIDATES,
});
