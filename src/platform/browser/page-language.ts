/** The language of the page: the server's word while it renders, and for the page's whole life in the browser. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { parseLanguage, localizePath, DEFAULT_LANGUAGE, stripLanguage } from '#platform/language/language.ts';
import { overwriteGetLocale } from '../messages/runtime.js';
import { pageLanguage } from './api.ts';

const shown = createIsomorphicFn()
  .server(() => pageLanguage() ?? DEFAULT_LANGUAGE)
  .client(() => parseLanguage(document.documentElement.lang.slice(0, 2)) ?? DEFAULT_LANGUAGE);

/** From here on every sentence is in the page's language. Called once, before the first page. */
export function setPageLanguage(): void {
  overwriteGetLocale(shown);
}

/** For the router: routes know no language, addresses do. */
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
