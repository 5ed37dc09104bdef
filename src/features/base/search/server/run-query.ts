import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { correctWords, splitCompounds } from './correct-words.ts';
import type { Interpretation, Part } from './interpretation/interpret-query.ts';
import {
  filterPoints,
  filterQuery,
  kindWords,
  phrasePartWords,
  phraseWord,
  queryFilters,
  widenPlaces,
  yearsPoints,
  type FilterWord,
  type QueryFilter,
} from './interpretation/search-filters.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import {
  matchAll,
  matchTitles,
  MAX_PARTIAL_MATCHES,
  parseQuery,
  matchSome,
  type ParsedQuery,
  type QueryTexts,
} from './parse-query.ts';
import { knownPhrases, tellingWords } from './page-phrases.ts';
import { findWordings, understandQuery } from './understand-query.ts';
import { wordScore } from './word-score.ts';

/** The most popular matches that are ranked; bounds the cost of frequent words. */
export const MAX_CANDIDATES = 500;

/** The interpreted query that is run. */
export type QueryPlan = {
  /** What matches, by kind. */
  matches: (kind: SearchKind) => RawBuilder<unknown>;
  /** The words that are marked in what is found. */
  marked: RawBuilder<unknown>;
  /** The score of a row of `search_docs`. */
  score: RawBuilder<number>;
  /** What matches a title that has all words of a wording. */
  inTitle: RawBuilder<unknown>;
  /** The query in the form titles are compared in. */
  key: string;
  /** The whole query, in each wording, as words that an entry has for which exactly this is typed; and its parts of several words. */
  phrases: readonly FilterWord[];
  longParts: readonly FilterWord[];
  /** The wordings of the query, in the form in which titles are compared, each between spaces. */
  spelled: string;
  /** Whether answers and advice are meant. */
  isQuestion: boolean;
  /** The skills that are named among other words. */
  skillIds: readonly string[];
  /** The skill that the query means, whose own entry comes first; null without one. */
  skillId: string | null;
  /** The kind that is looked for. */
  kind: SearchKind | null;
  /** Whether the query names this kind. */
  isNamed: boolean;
  understood: readonly Part[];
  corrected: string | null;
  loose: boolean;
  /** The candidate limit. */
  maxCandidates: number;
};

type RunOptions<T> = {
  find: (plan: QueryPlan) => Promise<readonly T[]>;
  /** With fewer full matches, partial matches are added. */
  minMatches?: number;
  /** The kind that is searched; without one, all are. */
  kind?: SearchKind;
  /** Whether the words are searched as they are. */
  exact?: boolean | undefined;
};

type Query = {
  parsed: ParsedQuery | null;
  filters: readonly QueryFilter[];
  interpretation: Interpretation;
  all: ParsedQuery;
  wordings: string[][];
  /** What is typed for pages of the site. */
  known: ReadonlySet<string>;
  /** Single words of these that count in any query. */
  telling: ReadonlySet<string>;
};

/** The points of an item for each filter that it has: what is where one looks goes before what has no place. */
const FILTER_POINTS = 4;
/** The points of a job for a person with so many years. */
const YEARS_POINTS = 2;

/**
 * Runs a query: all words and everything else that was understood first; without matches, the skill whose name is misspelt, or
 * else the corrected words; without those, whatever has some of the words or all of the rest. Null when there is nothing to
 * search for.
 */
export async function runQuery<T extends { id: number; kind?: SearchKind }>(
  ctx: Context,
  text: string,
  options: RunOptions<T>,
): Promise<{ plan: QueryPlan; matches: readonly T[] } | null> {
  const { find, minMatches = 1 } = options;
  const query = await prepareQuery(ctx, text, options);
  if (!query) return null;
  const { parsed, filters, interpretation } = query;
  const exact = planFor(query, parsed && matchAll(parsed));
  const matches = await findWithMisspelt(ctx, query, exact, find);
  const wanted = options.kind === undefined ? interpretation.kind : null;
  const count = wanted === null ? matches.length : matches.filter(({ kind }) => kind === wanted).length;
  if (count > 0 && matches.length >= minMatches) return { plan: exact, matches };
  if (count === 0) {
    const corrected = await findCorrected(ctx, text, query, options);
    if (corrected) return corrected;
  }
  if (count > 0) return addPartial(query, { plan: exact, matches }, find);
  if (parsed?.words.length === 1 && filters.length === 0 && wanted === null) return { plan: exact, matches };
  const nearest = nearestPlan(query, wanted ?? options.kind ?? null);
  const near = await find(nearest);
  return near.length === 0 ? { plan: exact, matches } : { plan: nearest, matches: near };
}

async function prepareQuery(
  ctx: Context,
  text: string,
  { exact, kind }: Pick<RunOptions<unknown>, 'exact' | 'kind'>,
): Promise<Query | null> {
  const interpretation: Interpretation = exact
    ? { parts: [], kind: null, isNamed: false, isQuestion: false, knownWords: [], skillIds: [], texts: [text], wordings: [text] }
    : await understandQuery(ctx, text);
  const filters = queryFilters(interpretation.parts).filter(({ kinds }) => kind === undefined || kinds.includes(kind));
  const asText: QueryTexts = { texts: interpretation.texts, bonus: text };
  const [parsed, all, known, telling] = await Promise.all([
    parseQuery(ctx, asText),
    interpretation.texts.length > 0 ? null : parseQuery(ctx, { texts: interpretation.wordings }),
    knownPhrases(),
    tellingWords(),
  ]);
  const any = parsed ?? all ?? emptyQuery;
  const wordings = interpretation.wordings.map((wording) => splitWords(normalizeText(wording)));
  return parsed === null && all === null && filters.length === 0
    ? null
    : { parsed, filters, interpretation, all: any, wordings, known, telling };
}

const emptyQuery: ParsedQuery = { phrasings: [], words: [], skill: null, bonusTerms: [], averageWords: {} };

type Found<T> = { plan: QueryPlan; matches: readonly T[] };

/** The matches of the words as written; if these are a misspelt skill and still match something, those of the skill as well. */
async function findWithMisspelt<T>(
  ctx: Context,
  query: Query,
  exact: QueryPlan,
  find: RunOptions<T>['find'],
): Promise<readonly T[]> {
  const matches = await find(exact);
  if (matches.length === 0 || query.parsed?.skill?.how !== 'edit' || namesSkill(query)) return matches;
  const widened = await parseQuery(ctx, { texts: query.interpretation.texts }, true);
  return widened ? find(planFor({ ...query, parsed: widened }, matchAll(widened))) : matches;
}

/** What the misspelt skill, or else the corrected words, match. */
async function findCorrected<T extends { kind?: SearchKind }>(
  ctx: Context,
  text: string,
  query: Query,
  { find }: RunOptions<T>,
): Promise<Found<T> | null> {
  const { parsed } = query;
  if (!parsed) return null;
  const skillName = parsed.skill?.how === 'edit' ? splitWords(normalizeText(parsed.skill.written)).join(' ') : null;
  for (const correct of [() => skillName, async () => (await correctUnknown(ctx, query, parsed))?.join(' ') ?? null]) {
    const corrected = await correct();
    const correctedQuery = corrected ? await parseQuery(ctx, { texts: await findWordings(corrected), bonus: text }) : null;
    if (!corrected || !correctedQuery) continue;
    const plan = {
      ...planFor({ ...query, parsed: correctedQuery, wordings: [correctedQuery.words] }, matchAll(correctedQuery)),
      corrected,
    };
    const matches = await find(plan);
    if (matches.length > 0) return { plan, matches };
  }
  return null;
}

/** Corrects the words that no entry has and that mean nothing else. */
async function correctUnknown(
  ctx: Context,
  { interpretation }: Query,
  { words, phrasings: [terms = []] }: ParsedQuery,
): Promise<string[] | null> {
  const known = new Set([
    ...terms.filter(({ docs }) => docs > 0).map(({ expression }) => expression),
    ...interpretation.knownWords.flatMap((word) => splitWords(normalizeText(word))),
  ]);
  const split = await splitCompounds(
    ctx,
    words.filter((word) => !known.has(word)),
  );
  const corrected = await correctWords(ctx, words);
  const kept = words.map((word, index) => (known.has(word) ? word : (split.get(word) ?? corrected?.[index] ?? word)));
  return kept.join(' ') === words.join(' ') ? null : kept.flatMap((word) => word.split(' '));
}

/** Adds what has some of the words. */
async function addPartial<T extends { id: number }>(
  query: Query,
  { plan, matches }: Found<T>,
  find: RunOptions<T>['find'],
): Promise<Found<T>> {
  if (!query.parsed || query.parsed.words.length === 1) return { plan, matches };
  const partial = { ...planFor(query, matchSome(query.parsed)), maxCandidates: MAX_PARTIAL_MATCHES };
  const known = new Set(matches.map(({ id }) => id));
  return { plan: partial, matches: [...matches, ...(await find(partial)).filter(({ id }) => !known.has(id))] };
}

const toQuery = (words: string): RawBuilder<unknown> => sql`to_tsquery('english', ${words})`;

/**
 * `words` are those that must match, in `to_tsquery` syntax; null where everything was understood. A page of the site matches by all
 * words or by what is typed for it: some of the words say nothing about it.
 */
function planFor(query: Query, words: string | null): QueryPlan {
  const { filters, interpretation, all, parsed, wordings, known, telling } = query;
  const isKnown = ([, phrase]: FilterWord) => known.has(phrase);
  const [typed = [], ...others] = wordings;
  const phrases = [phraseWord(typed)].filter(isKnown);
  const phraseParts = [...phrasePartWords(typed), ...others.map(phraseWord)].filter(isKnown);
  const { phrasings, bonusTerms, averageWords } = parsed ?? all;
  const allWords = matchAll(all) || null;
  return {
    matches: (kind) => {
      const own = filters.filter(({ kinds }) => kinds.includes(kind)).map(filterQuery);
      const isNamed = own.length === 0 && words === null && kind === interpretation.kind;
      const named = isNamed ? kindWords(kind).map((word) => filterQuery({ words: [word] })) : [];
      const wanted = kind === 'page' && parsed ? matchAll(parsed) : words;
      const asWords = wanted ?? (own.length + named.length === 0 ? allWords : null);
      const conditions = [...(asWords === null ? [] : [toQuery(asWords)]), ...own, ...named];
      const matching = conditions.length === 0 ? sql`''::tsquery` : sql.join(conditions, sql` && `);
      const asked = [...phrases, ...phraseParts];
      return kind === 'page' && asked.length > 0 ? sql`(${matching}) || ${filterQuery({ words: asked })}` : matching;
    },
    marked: toQuery(words ?? allWords ?? ''),
    score: sql<number>`(${wordScore(phrasings, bonusTerms, averageWords)} + ${filterPoints(filters, FILTER_POINTS)} + ${yearsPoints(interpretation.parts, YEARS_POINTS)})`,
    inTitle: toQuery(matchTitles(parsed ?? all)),
    key: (parsed ?? all).words.join(' '),
    phrases,
    longParts: phraseParts.filter(([, part]) => part.includes(' ') || telling.has(part)),
    spelled: wordings.map((words) => ` ${words.join(' ')} `).join('|'),
    isQuestion: interpretation.isQuestion,
    skillIds: interpretation.skillIds,
    skillId: meantSkill(query),
    kind: interpretation.kind,
    isNamed: interpretation.isNamed,
    understood: interpretation.parts,
    corrected: null,
    loose: false,
    maxCandidates: MAX_CANDIDATES,
  };
}

const namesSkill = ({ interpretation: { parts } }: Query): boolean =>
  parts.length === 1 && parts.every(({ type, without }) => type === 'skill' && without === '');

/** The skill that the whole query means; a misspelt one only where the words are no name of another one. */
function meantSkill(query: Query): string | null {
  const skill = query.parsed?.skill ?? null;
  const named = (namesSkill(query) && query.interpretation.skillIds[0]) || null;
  return skill === null || skill.how === 'edit' ? (named ?? skill?.id ?? null) : skill.id;
}

/** Whatever has some of the words, or all that was understood besides; of what is looked for, that with the most of both first. */
function nearestPlan(exact: Query, wanted: SearchKind | null): QueryPlan {
  const query = { ...exact, filters: exact.filters.map(widenPlaces) };
  const plan = planFor(query, query.parsed && matchSome(query.parsed));
  const isKnown = query.parsed?.phrasings.some((terms) => terms.some(({ docs }) => docs > 0)) ?? false;
  const some = query.parsed && toQuery(matchSome(query.parsed));
  return {
    ...plan,
    matches: (kind) => {
      const own = query.filters.filter(({ kinds }) => kinds.includes(kind)).map(filterQuery);
      if (kind === 'page') return plan.matches(kind);
      if (wanted !== null && kind !== wanted) return plan.matches(kind);
      const together = own.length === 0 ? [] : [sql`(${sql.join(own, sql` && `)})`];
      const rest = kindWords(kind).map((word) => filterQuery({ words: [word] }));
      const options = [...(some && isKnown ? [some] : rest), ...together];
      return options.length === 0 ? plan.matches(kind) : sql`(${sql.join(options, sql` || `)})`;
    },
    loose: true,
    maxCandidates: MAX_PARTIAL_MATCHES,
  };
}
