import { createFileRoute } from '@tanstack/react-router';
import { loadResource, resourceHead, ResourceView } from '#features/operations/staff/web/index.ts';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { MEMBERS } from './members-resource.tsx';
import type { MembersSearch } from './members-search.ts';

export const Route = createFileRoute('/staff/members/')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<MembersSearch>(search, ['find', 'state']),
  loaderDeps: ({ search: { find, state } }) => ({ ...(find && { find }), ...(state && { state }) }),
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    await loadResource(queryClient, MEMBERS, deps);
    return resourceHead(MEMBERS);
  },
  head: pageHead,
  component: MembersPage,
});

function MembersPage() {
  return <ResourceView of={MEMBERS} search={Route.useLoaderDeps()} />;
}
