/** What people type who look for a page of the site, from `content/search/pages.json`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { phraseWord } from './interpretation/search-filters.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { findWordings } from './understand-query.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../../content/search/pages.json');

/** The phrases by the path of the page. */
export const loadPagePhrases = (): Record<string, string[]> =>
  z.record(z.string().startsWith('/'), z.array(z.string().min(1))).parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** A phrase in the form in which a query is compared with it: without words that say nothing, in any order. */
export async function toPhrase(text: string): Promise<string> {
  const [words = text] = await findWordings(text);
  return phraseWord(splitWords(normalizeText(words)))[1];
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** All phrases, so that nothing else needs to be looked for; loaded once per process. */
export function knownPhrases(): Promise<ReadonlySet<string>> {
  loaded ??= Promise.all(Object.values(loadPagePhrases()).flat().map(toPhrase)).then((phrases) => new Set(phrases));
  return loaded;
}
