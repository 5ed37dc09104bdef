import { lazy, Suspense } from 'react';
import { createRouter, stringifySearchWith } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { currentUserQuery } from '#features/base/accounts/web/index.ts';
import { createQueryClient } from '#platform/browser/queries.ts';
import { pageNonce } from '#platform/browser/api.ts';
import { parseSearch } from '#platform/browser/parse-search.ts';
import { languageRewrite, setPageLanguage } from '#platform/browser/page-language.ts';
import { routeTree } from '../../routeTree.gen.ts';
import { ErrorPage } from '../shell/error-page.tsx';

setPageLanguage();

// Few visitors get it.
const NotFoundPage = lazy(async () => ({ default: (await import('../shell/not-found-page.tsx')).NotFoundPage }));

/** Creates one router and query client per request on the server, one per tab in the browser. */
export function getRouter() {
  const queryClient = createQueryClient((client) => client.setQueryData(currentUserQuery().queryKey, { data: null }));
  const nonce = pageNonce();
  // No scroll restoration before the first navigation: hydration must not move the page.
  let restoresScroll = import.meta.env.SSR;
  const router = createRouter({
    routeTree,
    context: { queryClient },
    rewrite: languageRewrite,
    ...(nonce ? { ssr: { nonce } } : {}),
    // Query values stay strings: the default would redirect ?Ref=123 to ?Ref=%22123%22.
    parseSearch,
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: () => restoresScroll,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: () => (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    ),
    defaultErrorComponent: ErrorPage,
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) restoresScroll = true;
  });
  // The router only stores scroll positions it observed; the user may have scrolled before hydration.
  router.subscribe('onRendered', () => {
    if (!restoresScroll && scrollY > 0) document.dispatchEvent(new Event('scroll'));
  });
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    // What is still being loaded when a page turns out to be missing may fail too, which nothing in the browser would catch.
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status === 'success' },
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
