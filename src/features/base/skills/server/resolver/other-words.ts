import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ORDINARY_WORDS } from '../ordinary-words.ts';
import { foldName, toAmericanSpelling, toSingular } from './fold-name.ts';

const FILE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../../content/skill-names/other-words.json');
const Content = z.object({ words: z.array(z.string()), names: z.array(z.string()) });

let loaded: { words: ReadonlySet<string>; names: ReadonlySet<string> } | undefined;

/**
 * Correctly spelt words that are not misspelt skills: `words` of everyday English in the singular, and `names` of places,
 * companies and people, joined.
 */
function otherWords() {
  if (loaded) return loaded;
  const { words, names } = Content.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const everyday = new Set(words.flatMap((line) => line.split(' ')).map((word) => toSingular(toAmericanSpelling(word))));
  for (const word of ORDINARY_WORDS) everyday.add(word);
  loaded = { words: everyday, names: new Set(names.map((name) => foldName(name).joined)) };
  return loaded;
}

export const isProperName = (joined: string): boolean => otherWords().names.has(joined);

// Forms of everyday words; not those of agents, which are what people misspell most ("enginer").
const INFLECTION = /(?:ing|ed|ly|able|ability|ative|ive|ier|iest|ness|ful|less)$/;
const MIN_BASE_LENGTH = 4;

/** Whether a word is correctly spelt everyday English, also in a form that is not listed. */
export function isEverydayWord(word: string): boolean {
  const { words } = otherWords();
  if (words.has(word) || words.has(toSingular(word))) return true;
  const base = word.replace(INFLECTION, '');
  if (base.length === word.length || base.length < MIN_BASE_LENGTH) return false;
  return words.has(base) || words.has(`${base}e`) || words.has(`${base}y`);
}
