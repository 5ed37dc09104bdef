import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { sharedPlanQuery } from './queries.ts';
import { SharedPlanPage } from './shared-plan.tsx';

export const Route = createFileRoute('/shared-plans/$token')({
  loader: async ({ context, params }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(sharedPlanQuery(params.token));

    return { title: m.roadmaps_title(), description: m.roadmaps_description(), path: '/shared-plans', hidden: true };
  },
  // The head does not contain the secret URL, so that previews and search engines do not store it.
  head: pageHead,
  component: SharedPlanPage,
});
