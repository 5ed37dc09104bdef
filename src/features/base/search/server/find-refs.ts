import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { MIN_FULL_MATCHES, findDocs } from './find-docs.ts';
import { isDocHeard } from './heard-docs.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { matchSome, parseQuery } from './parse-query.ts';
import { selectCandidates } from './select-candidates.ts';
import { findWordings } from './understand-query.ts';
import { wordScore } from './word-score.ts';
import { MAX_CANDIDATES, runQuery, type QueryPlan } from './run-query.ts';

/** The maximum number of refs returned. */
const MAX_ITEMS = 2 * MAX_CANDIDATES;

/** The refs of one type that match a query, best first; for features that present their own items. */
export async function findRefs(ctx: Context, kind: SearchKind, text: string): Promise<string[]> {
  const result = await runQuery(ctx, text, { find: (plan) => findDocs(ctx, kind, plan), minMatches: MIN_FULL_MATCHES, kind });
  return result?.matches.slice(0, MAX_ITEMS).map(({ ref }) => ref) ?? [];
}

/** Those that match all of it, without what is only near. */
export async function findExactRefs(ctx: Context, kind: SearchKind, text: string): Promise<string[]> {
  const result = await runQuery(ctx, text, { find: (plan) => findDocs(ctx, kind, plan), kind });
  return result && !result.plan.loose ? result.matches.slice(0, MAX_ITEMS).map(({ ref }) => ref) : [];
}

/** What must be shared of the weight of a text's words to be similar to it. */
const MIN_SHARED = 0.4;

/** The refs of one type that share much of what a text says, most similar first. */
export async function findSimilar(ctx: Context, kind: SearchKind, text: string, limit: number): Promise<string[]> {
  const [words = text] = await findWordings(text);
  const parsed = await parseQuery(ctx, { texts: [words] });
  const all = parsed?.phrasings[0] ?? [];
  const known = all.filter(({ docs }) => docs > 0);
  const terms = known.length > 0 ? known : all;
  if (!parsed || terms.length === 0) return [];
  const score = wordScore([terms], [], parsed.averageWords);
  const least = MIN_SHARED * terms.reduce((sum, { weight }) => sum + weight, 0);
  const tsquery = sql`to_tsquery('english', ${matchSome({ ...parsed, phrasings: [terms] })})`;
  const { rows } = await sql<{ ref: string }>`
    select ref from (
      select id, ref, ${score} as score
      from (${selectCandidates({ kind: sql`${kind}::text`, tsquery, limit: MAX_CANDIDATES })}) as candidates
      where ${isDocHeard(ctx, sql.ref('candidates.id'))}
    ) as scored where score >= ${least}::float8 order by score desc, id desc limit ${limit}`.execute(ctx.db);
  return rows.map(({ ref }) => ref);
}

/** The refs of one type that contain one of these words or phrases, best first. */
export async function findRefsNaming(ctx: Context, kind: SearchKind, names: readonly string[], limit: number): Promise<string[]> {
  const phrases = names.map((name) => splitWords(normalizeText(name)).join(' <-> ')).filter((phrase) => phrase !== '');
  if (phrases.length === 0) return [];
  const words = phrases.map((phrase) => `(${phrase})`).join(' | ');
  const tsquery = sql`to_tsquery('english', ${words})`;
  const plan: QueryPlan = {
    matches: () => tsquery,
    marked: tsquery,
    inTitle: sql`''::tsquery`,
    score: wordScore([[{ expression: words, weight: 1, docs: 0 }]], [], {}),
    key: '',
    phrases: [],
    longParts: [],
    spelled: '',
    isQuestion: false,
    skillIds: [],
    skillId: null,
    kind: null,
    isNamed: false,
    understood: [],
    corrected: null,
    loose: false,
    maxCandidates: MAX_CANDIDATES,
  };
  const matches = await findDocs(ctx, kind, plan);
  return matches.slice(0, limit).map(({ ref }) => ref);
}
