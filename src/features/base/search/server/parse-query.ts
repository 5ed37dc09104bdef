import { matchSkills, resolveSkill, skillCatalogue, type ResolvedSkill } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { completeWord, anyOfWords } from './complete-words.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { weighWords, type AverageWords, type WordWeight } from './weigh-words.ts';

/** A word in `to_tsquery('english', …)` syntax, with its weight. */
export type Term = WordWeight & { expression: string };

/** A parsed query. */
export type ParsedQuery = {
  /** The alternative phrasings of the query, each a list of its terms. */
  phrasings: Term[][];
  /** The normalised words. */
  words: string[];
  /** The skill that the whole query means, and the form of its name that was recognised; null without one. */
  skill: { id: string; name: string; how: ResolvedSkill['how']; written: string } | null;
  /** The terms of what is not searched but makes a match better. */
  bonusTerms: Term[];
  averageWords: AverageWords;
};

export type QueryTexts = {
  /** The text and its other wordings; empty to search for filters only. */
  texts: readonly string[];
  /** Words that make a match better without being required. */
  bonus?: string;
};

const MAX_WORDS = 24;

/**
 * Parses the wordings of a query. Another name of a skill ("k8s", "git hub", "टैली") also matches its canonical name; a misspelt
 * one does so only `withMisspelt`. An unknown last word is treated as a prefix. Null when no words are left.
 */
export async function parseQuery(
  ctx: Context,
  { texts: [text = '', ...others], bonus = '' }: QueryTexts,
  withMisspelt = false,
): Promise<ParsedQuery | null> {
  const words = toWords(text);
  if (words.length === 0) return null;
  const skill = await findSkill(text);
  const phrasings = await phraseQuery(text, words, skill?.how === 'edit' && !withMisspelt ? null : skill);
  const known = new Set(phrasings.flat());
  const isMisread = !phrasings.includes(words);
  const bonusWords = isMisread ? [] : toWords(bonus).filter((word) => !known.has(word));
  const all = isMisread ? phrasings : [...phrasings, ...others.map(toWords)];
  const { words: weights, averageWords } = await weighWords(ctx, [...all.flat(), ...bonusWords]);
  const last = words.at(-1) ?? '';
  const lastExpression = weights.get(last)?.docs === 0 ? anyOfWords(last, await completeWord(ctx, last)) : last;
  const toTerms = (phrasing: readonly string[]): Term[] =>
    phrasing.flatMap((word) => {
      const weight = weights.get(word);
      return weight ? [{ ...weight, expression: word === last ? lastExpression : word }] : [];
    });
  const terms = dropRepeated(all.map(toTerms));
  return terms.length > 0 ? { phrasings: terms, words, skill, bonusTerms: toTerms(bonusWords), averageWords } : null;
}

function dropRepeated(phrasings: readonly Term[][]): Term[][] {
  const byWords = new Map(phrasings.map((terms) => [terms.map(({ expression }) => expression).join(' '), terms]));
  return [...byWords.values()].filter((terms) => terms.length > 0);
}

/** Matches all words of any phrasing. */
export const matchAll = ({ phrasings }: ParsedQuery): string =>
  [...new Set(phrasings.map((phrasing) => `(${phrasing.map(({ expression }) => expression).join(' & ')})`))].join(' | ');

/** Matches titles with all words of any phrasing. */
export const matchTitles = (query: ParsedQuery): string => matchAll(query).replaceAll(/[\p{L}\p{N}]+/gu, '$&:A');

/** The candidate limit of partial matches. */
export const MAX_PARTIAL_MATCHES = 1500;

/**
 * Matches documents with any of the rarest words of all phrasings: as many words as occur in at most `MAX_PARTIAL_MATCHES` documents
 * in total, but at least one that occurs at all.
 */
export function matchSome({ phrasings }: ParsedQuery): string {
  const words = new Map(phrasings.flat().map(({ expression, docs }) => [expression, docs]));
  const rarest: string[] = [];
  let total = 0;
  for (const [expression, docs] of [...words].toSorted(([, a], [, b]) => a - b)) {
    if (total > 0 && total + docs > MAX_PARTIAL_MATCHES) break;
    total += docs;
    rarest.push(expression);
  }
  return rarest.join(' | ');
}

const toWords = (text: string) => splitWords(normalizeText(text)).slice(0, MAX_WORDS);

async function findSkill(text: string): Promise<ParsedQuery['skill']> {
  const { taxonomy } = await skillCatalogue();
  const resolved = resolveSkill(taxonomy, text, { lists: false });
  const skill = resolved && taxonomy.byId.get(resolved.skillId);
  return skill ? { id: skill.id, name: skill.name, how: resolved.how, written: resolved.written } : null;
}

/** The query as written, and with canonical names of skills; only these when its words by themselves mean another skill. */
async function phraseQuery(text: string, words: string[], skill: ParsedQuery['skill']): Promise<string[][]> {
  if (!skill) return [words, ...(await canonicalizeSkills(text))];
  const canonical = toWords(skill.name);
  if (canonical.length === 0) return [words];
  const { taxonomy } = await skillCatalogue();
  const mentioned = matchSkills(taxonomy, text).map(({ skillId }) => skillId);
  // "Git hub" is not about Git, nor "no sql" about SQL.
  const isMisread = mentioned.length > 0 && !mentioned.includes(skill.id);
  return isMisread ? [canonical] : [words, canonical];
}

/** The phrasing in which each skill has its canonical name, as a list of one; empty if no words remain. */
async function canonicalizeSkills(text: string): Promise<string[][]> {
  const { taxonomy } = await skillCatalogue();
  let renamed = text;
  for (const { skillId, start, end } of matchSkills(taxonomy, text).toReversed())
    renamed = `${renamed.slice(0, start)} ${taxonomy.byId.get(skillId)?.name ?? ''} ${renamed.slice(end)}`;
  const words = toWords(renamed);
  return words.length > 0 ? [words] : [];
}
