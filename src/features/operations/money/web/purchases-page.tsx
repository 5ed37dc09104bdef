import { createFileRoute } from '@tanstack/react-router';
import { loadResource, resourceHead, ResourceView } from '#features/operations/staff/web/index.ts';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { PURCHASES } from './purchases-resource.tsx';
import type { PurchasesSearch } from './purchases-search.ts';

export const Route = createFileRoute('/staff/purchases/')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<PurchasesSearch>(search, ['find', 'state']),
  loaderDeps: ({ search: { find, state } }) => ({ ...(find && { find }), ...(state && { state }) }),
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    await loadResource(queryClient, PURCHASES, deps);
    return resourceHead(PURCHASES);
  },
  head: pageHead,
  component: PurchasesPage,
});

function PurchasesPage() {
  return <ResourceView of={PURCHASES} search={Route.useLoaderDeps()} />;
}
