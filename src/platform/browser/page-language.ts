/** The language of the page: the server's word while it renders, and for the page's whole life in the browser. */
import { createIsomorphicFn } from '@tanstack/react-start';
import { asLanguage, localPath, MAIN_LANGUAGE, plainPath } from '#platform/language/language.ts';
import { overwriteGetLocale } from '../messages/runtime.js';
import { pageLanguage } from './api.ts';

const shown = createIsomorphicFn()
  .server(() => pageLanguage() ?? MAIN_LANGUAGE)
  .client(() => asLanguage(document.documentElement.lang.slice(0, 2)) ?? MAIN_LANGUAGE);

/** From here on every sentence is in the page's language. Called once, before the first page. */
export function speakPageLanguage(): void {
  overwriteGetLocale(shown);
}

/** For the router: routes know no language, addresses do. */
export const languageRewrite = {
  input: ({ url }: { url: URL }) => {
    url.pathname = plainPath(url.pathname);
    return url;
  },
  output: ({ url }: { url: URL }) => {
    url.pathname = localPath(url.pathname);
    return url;
  },
};
