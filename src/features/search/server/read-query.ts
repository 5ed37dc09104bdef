import { matchSkills, skillCatalogue } from '#features/skills/server/index.ts';
import { fold, wordsOf } from './fold.ts';

/** What is asked, as PostgreSQL's `to_tsquery('english', …)` takes it. */
export type ReadQuery = {
  /** Holds all the words; the last one may be the beginning of a word. */
  all: string;
  /** Holds at least one of them. */
  any: string;
  /** The words, folded. */
  words: string[];
};

const MOST_WORDS = 8;

/**
 * Reads what a person typed. A word that is another name of a known skill ("k8s") also finds the skill by its own name.
 * Null where there is nothing to look for.
 */
export async function readQuery(text: string): Promise<ReadQuery | null> {
  const words = termsOf(text);
  if (words.length === 0) return null;
  const ways = [words, ...(await inOwnNames(text))];
  const all = ways.map((way) => `(${way.map((word, place) => (place === way.length - 1 ? open(word) : word)).join(' & ')})`);
  return {
    all: [...new Set(all)].join(' | '),
    any: words.map((word, at) => (at === words.length - 1 ? open(word) : word)).join(' | '),
    words,
  };
}

const termsOf = (text: string) => wordsOf(fold(text)).slice(0, MOST_WORDS);

/** A whole word in its stem, or the beginning of a longer one. */
const open = (word: string) => (word.length < 2 ? word : `(${word} | ${word}:*)`);

/** The text with each skill it names called by the name it goes by here. */
async function inOwnNames(text: string): Promise<string[][]> {
  const { taxonomy } = await skillCatalogue();
  let renamed = text;
  for (const { skillId, start, end } of matchSkills(taxonomy, text).toReversed())
    renamed = `${renamed.slice(0, start)} ${taxonomy.byId.get(skillId)?.name ?? ''} ${renamed.slice(end)}`;
  const words = termsOf(renamed);
  return words.length > 0 ? [words] : [];
}
