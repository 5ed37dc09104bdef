import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { consoleQuery, daysQuery } from './queries.ts';
import { StaffHome } from './staff-home.tsx';

export const Route = createFileRoute('/staff/')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(consoleQuery());
    await context.queryClient.ensureQueryData(daysQuery('28'));
    return { title: m.staff_today(), description: m.staff_what_waits(), path: '/staff', hidden: true };
  },
  head: pageHead,
  component: StaffHome,
});
