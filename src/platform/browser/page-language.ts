/** The language of the page: chosen by the server while it renders, and fixed for the lifetime of the page in the browser. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { parseLanguage, localizePath, DEFAULT_LANGUAGE, stripLanguage } from '#platform/language/language.ts';
import { overwriteGetLocale } from '../messages/runtime.js';
import { pageLanguage } from './api.ts';

const currentLanguage = createIsomorphicFn()
  .server(() => pageLanguage() ?? DEFAULT_LANGUAGE)
  .client(() => parseLanguage(document.documentElement.lang.slice(0, 2)) ?? DEFAULT_LANGUAGE);

/** Sets the language of all messages. Call it once, before the first page is rendered. */
export function setPageLanguage(): void {
  overwriteGetLocale(currentLanguage);
}

/** URL rewriting for the router: routes have no language, URLs do. */
export const languageRewrite = {
  input: ({ url }: { url: URL }) => {
    url.pathname = stripLanguage(url.pathname);
    return url;
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = localizePath(url.pathname);
    return url;
  },
};
