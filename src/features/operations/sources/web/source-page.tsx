import { createFileRoute } from '@tanstack/react-router';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { sourceQuery, sourcesQuery } from './queries.ts';
import type { SourcesSearch } from './sources-search.ts';
import { SourcesView } from './sources-view.tsx';

export const Route = createFileRoute('/staff/sources/$id')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<SourcesSearch>(search, ['find', 'state', 'kind']),
  loader: async ({ context, params }): Promise<PageHead> => {
    const [{ data }] = await Promise.all([
      context.queryClient.ensureQueryData(sourceQuery(params.id)),
      context.queryClient.ensureQueryData(sourcesQuery()),
      context.queryClient.ensureQueryData(consoleQuery()),
    ]);
    return { title: data.attributes.name, description: m.sources_lead(), path: `/staff/sources/${params.id}`, hidden: true };
  },
  head: pageHead,
  component: SourcePage,
});

function SourcePage() {
  return <SourcesView search={Route.useSearch()} openId={Route.useParams().id} />;
}
