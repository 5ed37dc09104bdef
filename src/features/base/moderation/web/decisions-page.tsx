import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Decisions } from './decisions.tsx';
import { measuresQuery } from './queries.ts';

export const Route = createFileRoute('/settings/decisions')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) await queryClient.ensureQueryData(measuresQuery());
    return {
      title: m.moderation_decisions_title(),
      description: m.moderation_decisions_lead(),
      path: '/settings/decisions',
      hidden: true,
    };
  },
  head: pageHead,
  component: Decisions,
});
