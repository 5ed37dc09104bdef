/** The languages of the product: which there are, how an address says one, and which one the work at hand is in. */
import { baseLocale, getLocale, isLocale, locales, type Locale } from '../messages/runtime.js';

export type Language = Locale;
export const LANGUAGES: readonly Language[] = locales;
/** The one whose addresses have no prefix, and in which texts of the catalogue are written. */
export const DEFAULT_LANGUAGE: Language = baseLocale;

/** How each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** For `Intl` and `<html lang>`: Indian conventions in both. Hindi keeps the digits that Indian products write. */
const TAGS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
const FORMATS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** The language of the page, request or task at hand. */
export const language = (): Language => getLocale();

/** BCP 47, as `lang` takes it. */
export const languageTag = (of: Language = language()): string => TAGS[of];

/** The language in which texts of the catalogue stand, also on pages in another. */
export const CATALOGUE_TAG: string = TAGS[DEFAULT_LANGUAGE];

const LETTERS: Record<Language, RegExp> = { hi: /\p{Script=Devanagari}/u, en: /\p{Script=Latin}{2}/u };

/** For the `lang` of a text by people or the catalogue: what its letters say it is written in, undefined where that is the page's own language. */
export function foreignLanguageTag(text: string): string | undefined {
  const written: Language | undefined = LETTERS.hi.test(text) ? 'hi' : LETTERS.en.test(text) ? 'en' : undefined;
  return written && written !== language() ? TAGS[written] : undefined;
}

/** The locale that numbers, dates and lists are formatted by. */
export const formatLocale = (of: Language = language()): string => FORMATS[of];

/** `hi` where a text names exactly one of our languages, else undefined. */
export const parseLanguage = (text: unknown): Language | undefined => (isLocale(text) ? text : undefined);

/** What is no page: the same for readers of every language. A provider sends people back to `/auth/`, which it knows by one address. */
const SHARED = /^\/(api|auth|assets|sitemaps|cable|\.well-known)(\/|$)|^\/[^/?#]+\.[a-z0-9]{2,5}($|[?#])/i;

/** The language whose prefix a path begins with; undefined where it has none. */
export function languageOfPath(path: string): Language | undefined {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  const found = parseLanguage(first);
  return found === DEFAULT_LANGUAGE ? undefined : found;
}

/** A path without its language: `/hi/courses` is `/courses`. */
export function stripLanguage(path: string): string {
  const prefix = languageOfPath(path);
  if (!prefix) return path;
  const rest = path.slice(prefix.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The path of a page in a language: `/courses` is `/hi/courses` in Hindi. What is no page keeps its address. */
export function localizePath(path: string, into: Language = language()): string {
  const plain = stripLanguage(path);
  if (into === DEFAULT_LANGUAGE || SHARED.test(plain)) return plain;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(plain) ?? [];
  return `/${into}${pathname === '/' ? '' : pathname}${rest}`;
}
