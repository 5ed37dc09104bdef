/** The language of the current request or task, in AsyncLocalStorage so that concurrent work does not mix. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { parseLanguage, DEFAULT_LANGUAGE, languageOfPath, type Language } from '#platform/language/language.ts';
import { overwriteGetLocale } from '../messages/runtime.js';

/** Stores the user's choice of language. Readable by scripts: it is not a secret. */
export const LANGUAGE_COOKIE = 'language';
/** The language of the page from which a user went to a provider. */
export const RETURN_COOKIE = 'return-language';

const current = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => current.getStore() ?? DEFAULT_LANGUAGE);

/** Runs work in a language, including everything it starts and awaits. */
export const inLanguage = <T>(language: Language, work: () => T): T => current.run(language, work);

type LanguageRequest = { header: (name: string) => string | undefined; cookie: string | undefined; origin: string };

/**
 * The language of a response whose URL has none: the one that our pages request as Accept-Language, else the prefix of the
 * referring page, else the stored choice, else the default. The list of languages that browsers send themselves is ignored.
 */
export function requestedLanguage({ header, cookie, origin }: LanguageRequest): Language {
  const explicit = parseLanguage(header('accept-language'));
  if (explicit) return explicit;
  const referer = header('referer');
  if (referer?.startsWith(`${origin}/`)) {
    const prefix = languageOfPath(referer.slice(origin.length));
    if (prefix) return prefix;
  }
  return parseLanguage(cookie) ?? DEFAULT_LANGUAGE;
}
