import { createFileRoute } from '@tanstack/react-router';
import { loadResource, resourceHead, ResourceView } from '#features/operations/staff/web/index.ts';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { REPORTS } from './reports-resource.tsx';
import type { ReportsSearch } from './reports-search.ts';

export const Route = createFileRoute('/staff/reports/')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<ReportsSearch>(search, ['status', 'type']),
  loaderDeps: ({ search: { status, type } }) => ({ ...(status && { status }), ...(type && { type }) }),
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    await loadResource(queryClient, REPORTS, deps);
    return resourceHead(REPORTS);
  },
  head: pageHead,
  component: ReportsPage,
});

function ReportsPage() {
  return <ResourceView of={REPORTS} search={Route.useLoaderDeps()} />;
}
