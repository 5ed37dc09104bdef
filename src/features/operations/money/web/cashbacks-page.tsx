import { createFileRoute } from '@tanstack/react-router';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Cashbacks } from './cashbacks.tsx';
import { cashbacksQuery } from './queries.ts';

export const Route = createFileRoute('/staff/cashbacks')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    await queryClient.ensureQueryData(consoleQuery());
    await queryClient.ensureQueryData(cashbacksQuery());
    return { title: m.money_cashbacks(), description: m.money_cashbacks_lead(), path: '/staff/cashbacks', hidden: true };
  },
  head: pageHead,
  component: Cashbacks,
});
