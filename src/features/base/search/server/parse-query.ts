import { matchSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { completeWord, anyOfWords } from './complete-words.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { weighWords, type WordWeight } from './weigh-words.ts';

/** A word in `to_tsquery('english', …)` syntax, with its weight. */
export type Term = WordWeight & { expression: string };

/** A parsed query. */
export type ParsedQuery = {
  /** The alternative phrasings of the query, each a list of its terms. */
  phrasings: Term[][];
  /** The normalised words. */
  words: string[];
  /** The average number of distinct words per document. */
  averageWords: number;
};

const MAX_WORDS = 24;

/**
 * Parses a query. An alias of a known skill ("k8s") also matches its canonical name; an unknown last word is treated as
 * a prefix. Null when there is nothing to search for.
 */
export async function parseQuery(ctx: Context, text: string): Promise<ParsedQuery | null> {
  const words = toWords(text);
  if (words.length === 0) return null;
  const phrasings = [words, ...(await canonicalizeSkills(text))];
  const { words: weights, averageWords } = await weighWords(ctx, phrasings.flat());
  const last = words.at(-1) ?? '';
  const lastExpression = weights.get(last)?.docs === 0 ? anyOfWords(last, await completeWord(ctx, last)) : last;
  const terms = phrasings.map((phrasing) =>
    phrasing.flatMap((word) => {
      const weight = weights.get(word);
      return weight ? [{ ...weight, expression: word === last ? lastExpression : word }] : [];
    }),
  );
  const nonEmpty = terms.filter((phrasing) => phrasing.length > 0);
  return nonEmpty.length > 0 ? { phrasings: nonEmpty, words, averageWords } : null;
}

/** Matches all words of any phrasing. */
export const matchAll = ({ phrasings }: ParsedQuery): string =>
  [...new Set(phrasings.map((phrasing) => `(${phrasing.map(({ expression }) => expression).join(' & ')})`))].join(' | ');

/** The candidate limit of partial matches. */
export const MAX_PARTIAL_MATCHES = 1500;

/**
 * Matches documents with any of the rarest words of the first phrasing: as many words as occur in at most
 * `MAX_PARTIAL_MATCHES` documents in total, but at least one.
 */
export function matchSome({ phrasings: [terms = []] }: ParsedQuery): string {
  const rarest: string[] = [];
  let docs = 0;
  for (const term of terms.toSorted((a, b) => a.docs - b.docs)) {
    docs += term.docs;
    if (rarest.length > 0 && docs > MAX_PARTIAL_MATCHES) break;
    rarest.push(term.expression);
  }
  return rarest.join(' | ');
}

const toWords = (text: string) => splitWords(normalizeText(text)).slice(0, MAX_WORDS);

/** The phrasing in which each skill has its canonical name, as a list of one; empty if no words remain. */
async function canonicalizeSkills(text: string): Promise<string[][]> {
  const { taxonomy } = await skillCatalogue();
  let renamed = text;
  for (const { skillId, start, end } of matchSkills(taxonomy, text).toReversed())
    renamed = `${renamed.slice(0, start)} ${taxonomy.byId.get(skillId)?.name ?? ''} ${renamed.slice(end)}`;
  const words = toWords(renamed);
  return words.length > 0 ? [words] : [];
}
