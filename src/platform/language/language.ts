/** The supported languages, their URL prefixes, and the language of the current work. */
import { baseLocale, getLocale, isLocale, locales, type Locale } from '../messages/runtime.js';

export type Language = Locale;
export const LANGUAGES: readonly Language[] = locales;
/** The language without a URL prefix, in which most of the catalogue is written. */
export const DEFAULT_LANGUAGE: Language = baseLocale;

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** For `<html lang>` and `Intl`: Indian conventions in both. Numbers in Hindi use Latin digits, as Indian products do. */
const TAGS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
const FORMATS: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** The language of the current page, request or task. */
export const language = (): Language => getLocale();

/** The languages in the order in which a list shows them: the current one first. */
export const preferredLanguages = (): Language[] => [language(), ...LANGUAGES.filter((code) => code !== language())];

/** BCP 47, as `lang` takes it. */
export const languageTag = (code: Language = language()): string => TAGS[code];

/** The language tag of jobs, also on pages in another language. */
export const CATALOGUE_TAG: string = TAGS[DEFAULT_LANGUAGE];

const SCRIPTS: Record<Language, RegExp> = { hi: /\p{Script=Devanagari}/u, en: /\p{Script=Latin}{2}/u };

/** The language of user-written or catalogue text, detected by script; undefined when it is the page's. */
export function foreignLanguage(text: string): Language | undefined {
  const detected: Language | undefined = SCRIPTS.hi.test(text) ? 'hi' : SCRIPTS.en.test(text) ? 'en' : undefined;
  return detected === language() ? undefined : detected;
}

/** The same as the `lang` attribute takes it. */
export function foreignLanguageTag(text: string): string | undefined {
  const detected = foreignLanguage(text);
  return detected && TAGS[detected];
}

/** The locale that numbers, dates and lists are formatted by. */
export const formatLocale = (code: Language = language()): string => FORMATS[code];

/** The text as a language code; undefined when it is not a supported one. */
export const parseLanguage = (text: unknown): Language | undefined => (isLocale(text) ? text : undefined);

/** URLs that are not pages and have no language. `/auth/` is registered with providers under one URL. */
const UNLOCALIZED_PATH = /^\/(api|auth|assets|sitemaps|cable|\.well-known)(\/|$)|^\/[^/?#]+\.[a-z0-9]{2,5}($|[?#])/i;

/** The language prefix of a path, if any. */
export function languageOfPath(path: string): Language | undefined {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  const code = parseLanguage(first);
  return code === DEFAULT_LANGUAGE ? undefined : code;
}

/** Removes the language prefix: `/hi/courses` becomes `/courses`. */
export function stripLanguage(path: string): string {
  const prefix = languageOfPath(path);
  if (!prefix) return path;
  const rest = path.slice(prefix.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Adds the language prefix: `/courses` becomes `/hi/courses` in Hindi. URLs that are not pages are unchanged. */
export function localizePath(path: string, into: Language = language()): string {
  const plain = stripLanguage(path);
  if (into === DEFAULT_LANGUAGE || UNLOCALIZED_PATH.test(plain)) return plain;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(plain) ?? [];
  return `/${into}${pathname === '/' ? '' : pathname}${rest}`;
}

/** The path of the description by which browsers offer the site's search, in a language. */
export const openSearchPath = (into: Language = language()): string =>
  into === DEFAULT_LANGUAGE ? '/opensearch.xml' : `/opensearch.${into}.xml`;
