/** The language of a request or of a piece of background work, kept beside it so that two at once never mix. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { parseLanguage, DEFAULT_LANGUAGE, languageOfPath, type Language } from '#platform/language/language.ts';
import { overwriteGetLocale } from '../messages/runtime.js';

/** Where the reader's own choice is kept. Readable by pages: it is no secret. */
export const LANGUAGE_COOKIE = 'language';
/** The language of the page that somebody left for a while, for a provider's. */
export const RETURN_COOKIE = 'return-language';

const current = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => current.getStore() ?? DEFAULT_LANGUAGE);

/** Does work with every sentence in a language. Whatever it starts and awaits is in it too. */
export const inLanguage = <T>(language: Language, work: () => T): T => current.run(language, work);

type Asked = { header: (name: string) => string | undefined; cookie: string | undefined; origin: string };

/**
 * The language of an answer that no address says: what our pages ask for by name, else that of the page it was asked from,
 * else the one chosen before. What a browser merely prefers is an offer's business, not an answer's.
 */
export function requestedLanguage({ header, cookie, origin }: Asked): Language {
  const named = parseLanguage(header('accept-language'));
  if (named) return named;
  const referer = header('referer');
  if (referer?.startsWith(`${origin}/`)) {
    const prefix = languageOfPath(referer.slice(origin.length));
    if (prefix) return prefix;
  }
  return parseLanguage(cookie) ?? DEFAULT_LANGUAGE;
}
