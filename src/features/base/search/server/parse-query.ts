import { matchSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { completeWord, anyOfWords } from './complete-words.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { weighWords, type WordWeight } from './weigh-words.ts';

/** A word in `to_tsquery('english', …)` syntax, with its weight. */
export type Term = WordWeight & { asked: string };

/** A parsed query. */
export type ParsedQuery = {
  /** The alternative phrasings, each as all of its words. */
  ways: Term[][];
  /** The normalised words. */
  words: string[];
  /** The average number of distinct words per document. */
  wordsEach: number;
};

const MAX_WORDS = 24;

/**
 * Parses a query. An alias of a known skill ("k8s") also matches its canonical name; an unknown last word is treated as
 * a prefix. Null when there is nothing to search for.
 */
export async function parseQuery(ctx: Context, text: string): Promise<ParsedQuery | null> {
  const words = termsOf(text);
  if (words.length === 0) return null;
  const ways = [words, ...(await canonicalizeSkills(text))];
  const { words: weights, wordsEach } = await weighWords(ctx, ways.flat());
  const last = words.at(-1) ?? '';
  const open = weights.get(last)?.docs === 0 ? anyOfWords(last, await completeWord(ctx, last)) : last;
  const terms = ways.map((way) =>
    way.flatMap((word) => {
      const weight = weights.get(word);
      return weight ? [{ ...weight, asked: word === last ? open : word }] : [];
    }),
  );
  const meant = terms.filter((way) => way.length > 0);
  return meant.length > 0 ? { ways: meant, words, wordsEach } : null;
}

/** Matches all words of any phrasing. */
export const matchAll = ({ ways }: ParsedQuery): string =>
  [...new Set(ways.map((way) => `(${way.map(({ asked }) => asked).join(' & ')})`))].join(' | ');

/** The candidate limit of partial matches. */
export const MAX_LOOSE = 1500;

/** Matches any of the rarest words, as long as their documents stay within the limit. */
export function matchSome({ ways: [terms = []] }: ParsedQuery): string {
  const telling: string[] = [];
  let docs = 0;
  for (const term of terms.toSorted((a, b) => a.docs - b.docs)) {
    docs += term.docs;
    if (telling.length > 0 && docs > MAX_LOOSE) break;
    telling.push(term.asked);
  }
  return telling.join(' | ');
}

const termsOf = (text: string) => splitWords(normalizeText(text)).slice(0, MAX_WORDS);

/** The text with each skill replaced by its canonical name. */
async function canonicalizeSkills(text: string): Promise<string[][]> {
  const { taxonomy } = await skillCatalogue();
  let renamed = text;
  for (const { skillId, start, end } of matchSkills(taxonomy, text).toReversed())
    renamed = `${renamed.slice(0, start)} ${taxonomy.byId.get(skillId)?.name ?? ''} ${renamed.slice(end)}`;
  const words = termsOf(renamed);
  return words.length > 0 ? [words] : [];
}
