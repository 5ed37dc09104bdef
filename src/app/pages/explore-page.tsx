import { createFileRoute } from '@tanstack/react-router';
import { searchTotalsQuery } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Explore } from '../shell/explore.tsx';

export const Route = createFileRoute('/explore')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    await queryClient.prefetchQuery(searchTotalsQuery());
    return { title: m.shell_explore_title(), description: m.shell_explore_description(), path: '/explore' };
  },
  head: pageHead,
  component: Explore,
});
