/** Renders pages, with the scripts of their language. */
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import { LANGUAGES, DEFAULT_LANGUAGE, type Language } from '#platform/language/language.ts';
import type { PageContext } from '#platform/browser/api.ts';

const localizedAssetUrl = (language: Language) => (asset: { url: string; kind: string }) =>
  asset.kind === 'script' ? asset.url.replace(/^\/assets\//, `/assets/${language}/`) : asset.url;

const defaultHandler = createStartHandler(defaultStreamHandler);
const handlers = new Map(
  // In development there is one set of scripts for all languages.
  LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE && !import.meta.env.DEV).map((language) => [
    language,
    createStartHandler({ handler: defaultStreamHandler, transformAssets: localizedAssetUrl(language) }),
  ]),
);

const languageOf = (options: unknown) => (options as { context: PageContext }).context.language;

type Handler = typeof defaultHandler;

export default {
  fetch: (request: Parameters<Handler>[0], options: Parameters<Handler>[1]) =>
    (handlers.get(languageOf(options)) ?? defaultHandler)(request, options),
};
