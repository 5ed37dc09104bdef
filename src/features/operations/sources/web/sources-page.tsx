import { createFileRoute } from '@tanstack/react-router';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { sourcesQuery } from './queries.ts';
import type { SourcesSearch } from './sources-search.ts';
import { SourcesView } from './sources-view.tsx';

export const Route = createFileRoute('/staff/sources/')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<SourcesSearch>(search, ['find', 'state', 'kind']),
  loader: async ({ context }): Promise<PageHead> => {
    await Promise.all([context.queryClient.ensureQueryData(sourcesQuery()), context.queryClient.ensureQueryData(consoleQuery())]);
    return { title: m.sources_title(), description: m.sources_lead(), path: '/staff/sources', hidden: true };
  },
  head: pageHead,
  component: SourcesPage,
});

function SourcesPage() {
  return <SourcesView search={Route.useSearch()} />;
}
