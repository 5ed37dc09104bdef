import { createFileRoute } from '@tanstack/react-router';
import { loadResource, resourceHead, ResourceView } from '#features/operations/staff/web/index.ts';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { PURCHASES } from './purchases-resource.tsx';
import type { PurchasesSearch } from './purchases-search.ts';
import { purchaseQuery } from './queries.ts';

export const Route = createFileRoute('/staff/purchases/$id')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<PurchasesSearch>(search, ['find', 'state']),
  loaderDeps: ({ search: { find, state } }) => ({ ...(find && { find }), ...(state && { state }) }),
  loader: async ({ context: { queryClient }, deps, params }): Promise<PageHead> => {
    await loadResource(queryClient, PURCHASES, deps);
    await queryClient.ensureQueryData(purchaseQuery(params.id));
    return resourceHead(PURCHASES);
  },
  head: pageHead,
  component: PurchasePage,
});

function PurchasePage() {
  return <ResourceView of={PURCHASES} search={Route.useLoaderDeps()} openId={Route.useParams().id} />;
}
