/// <reference types="vite/client" />
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, retainSearchParams, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type RootSearch = { Ref?: string; rfr?: string };

/** Campaign marks are opaque words, never addresses. */
const mark = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: (search: Record<string, unknown>): RootSearch => {
    const [Ref, rfr] = [mark(search['Ref']), mark(search['rfr'])];
    return { ...(Ref ? { Ref } : {}), ...(rfr ? { rfr } : {}) };
  },
  search: { middlewares: [retainSearchParams(['Ref', 'rfr'])] },
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: matches.some((match) => match.status === 'notFound') ? 'Page not found | Pathlight' : 'Pathlight' },
    ],
  }),
  shellComponent: Document,
  component: () => <Outlet />,
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
