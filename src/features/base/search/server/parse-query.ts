import { matchSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { completeWord, anyOfWords } from './complete-words.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { weighWords, type WordWeight } from './weigh-words.ts';

/** A word as `to_tsquery('english', …)` takes it, with what it weighs. */
export type Term = WordWeight & { asked: string };

/** What is asked. */
export type ParsedQuery = {
  /** The ways to say it, each by all its words. */
  ways: Term[][];
  /** The words, folded. */
  words: string[];
  /** How many different words a thing usually has. */
  wordsEach: number;
};

const MAX_WORDS = 24;

/**
 * Reads what a person typed. A word that is another name of a known skill ("k8s") also finds the skill by its own name; a
 * last word that occurs nowhere may be the beginning of one that does. Null where there is nothing to look for.
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

/** Holds all the words of one of the ways. */
export const matchAll = ({ ways }: ParsedQuery): string =>
  [...new Set(ways.map((way) => `(${way.map(({ asked }) => asked).join(' & ')})`))].join(' | ');

/** Things to look at in which some of the words occur. */
export const MAX_LOOSE = 1500;

/** Holds one of the more telling words: the seldom ones, as long as not too many things hold them. */
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

/** The text with each skill it names called by the name it goes by here. */
async function canonicalizeSkills(text: string): Promise<string[][]> {
  const { taxonomy } = await skillCatalogue();
  let renamed = text;
  for (const { skillId, start, end } of matchSkills(taxonomy, text).toReversed())
    renamed = `${renamed.slice(0, start)} ${taxonomy.byId.get(skillId)?.name ?? ''} ${renamed.slice(end)}`;
  const words = termsOf(renamed);
  return words.length > 0 ? [words] : [];
}
