import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { receivedQuery } from './queries.ts';
import { ReceivedApplication } from './received-application.tsx';

export const Route = createFileRoute('/received/$token')({
  loader: async ({ context, params }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(receivedQuery(params.token));

    const title = m.deliveries_received_title();
    return { title, description: title, path: '/received', hidden: true };
  },
  // The head does not contain the secret address, so that previews and search engines do not store it.
  head: pageHead,
  component: ReceivedApplication,
});
