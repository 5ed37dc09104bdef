import { createFileRoute } from '@tanstack/react-router';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Appeals } from './appeals.tsx';
import { appealsQuery } from './queries.ts';

export const Route = createFileRoute('/staff/appeals')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    await queryClient.ensureQueryData(consoleQuery());
    await queryClient.ensureQueryData(appealsQuery());
    return { title: m.moderation_appeals(), description: m.moderation_appeals_lead(), path: '/staff/appeals', hidden: true };
  },
  head: pageHead,
  component: Appeals,
});
