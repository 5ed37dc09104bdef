import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, signInOptionsQuery } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { overviewQuery } from './queries.ts';
import { You } from './you.tsx';

export const Route = createFileRoute('/you')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    await (user ? queryClient.prefetchQuery(overviewQuery()) : queryClient.ensureQueryData(signInOptionsQuery()));
    return { title: m.overview_you(), description: m.overview_you_description(), path: '/you', hidden: true };
  },
  head: pageHead,
  component: You,
});
