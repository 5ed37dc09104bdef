/** What people type who look for a page of the site, from `content/search/pages.json` and from staff. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import { phraseWord } from './interpretation/search-filters.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { findWordings } from './understand-query.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../../content/search/pages.json');

const readFile = (): Record<string, string[]> =>
  z.record(z.string().startsWith('/'), z.array(z.string().min(1))).parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Behind a single word that says which page is meant in a longer query as well ("refund of my course"). */
const TELLING = '*';

/** The phrases of the file by the path of the page. */
export const shippedPhrases = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(readFile()).map(([page, phrases]) => [page, phrases.map((phrase) => phrase.replace(TELLING, ''))]),
  );

/** The phrases by the path of the page, with those that staff added. */
export async function loadPagePhrases(ctx: Context): Promise<Record<string, string[]>> {
  const added = await ctx.db
    .selectFrom('search_words')
    .select(['words', 'value'])
    .where('kind', '=', 'page')
    .where('dropped', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const phrases = shippedPhrases();
  for (const { words, value } of added) phrases[value] = [...(phrases[value] ?? []), words];
  return phrases;
}

/** A phrase in the form in which a query is compared with it: without words that say nothing, in any order. */
export async function toPhrase(text: string): Promise<string> {
  const [words = text] = await findWordings(text);
  return phraseWord(splitWords(normalizeText(words)))[1];
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** All phrases, so that nothing else needs to be looked for: of the file, and of staff as this process has loaded them. */
export function knownPhrases(): Promise<ReadonlySet<string>> {
  loaded ??= toPhrases(shipped());
  return loaded;
}

let telling: Promise<ReadonlySet<string>> | undefined;

/** The single words of the file that say which page is meant wherever they stand. */
export function tellingWords(): Promise<ReadonlySet<string>> {
  telling ??= toPhrases(
    Object.values(readFile())
      .flat()
      .filter((phrase) => phrase.endsWith(TELLING))
      .map((phrase) => phrase.replace(TELLING, '')),
  );
  return telling;
}

/** Puts the phrases that staff added beside those of the file, in place of the ones that were put there before. */
export async function setStaffPhrases(added: readonly string[]): Promise<void> {
  const phrases = await toPhrases([...shipped(), ...added]);
  loaded = Promise.resolve(phrases);
}

const shipped = (): string[] => Object.values(shippedPhrases()).flat();

const toPhrases = async (phrases: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await Promise.all(phrases.map(toPhrase)));
