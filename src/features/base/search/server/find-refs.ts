import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { MIN_FULL_MATCHES, findDocs } from './find-docs.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { DEFAULT_AVERAGE_WORDS } from './weigh-words.ts';
import { wordScore } from './word-score.ts';
import { MAX_CANDIDATES, runQuery, type QueryPlan } from './run-query.ts';

/** The maximum number of refs returned. */
const MAX_ITEMS = 2 * MAX_CANDIDATES;

/** The refs of one type that match a query or its alternatives, best first; for features that present their own items. */
export async function findRefs(ctx: Context, kind: SearchKind, texts: readonly [string, ...string[]]): Promise<string[]> {
  const result = await runQuery(ctx, texts, { find: (plan) => findDocs(ctx, kind, plan), minMatches: MIN_FULL_MATCHES });
  return result?.matches.slice(0, MAX_ITEMS).map(({ ref }) => ref) ?? [];
}

/** The refs of one type that contain one of these words or phrases, best first. */
export async function findRefsNaming(ctx: Context, kind: SearchKind, names: readonly string[], limit: number): Promise<string[]> {
  const phrases = names.map((name) => splitWords(normalizeText(name)).join(' <-> ')).filter((phrase) => phrase !== '');
  if (phrases.length === 0) return [];
  const words = phrases.map((phrase) => `(${phrase})`).join(' | ');
  const plan: QueryPlan = {
    tsquery: sql`to_tsquery('english', ${words})`,
    score: wordScore([[{ expression: words, weight: 1, docs: 0 }]], DEFAULT_AVERAGE_WORDS),
    key: '',
    skillId: null,
    corrected: null,
    loose: false,
    maxCandidates: MAX_CANDIDATES,
  };
  const matches = await findDocs(ctx, kind, plan);
  return matches.slice(0, limit).map(({ ref }) => ref);
}
