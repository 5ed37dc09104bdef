import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { currentUserQuery } from '#features/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import { purchaseQuery } from './queries.ts';

/** What both payment pages share: the transaction id from the address, and the purchase behind it. */
export const paymentStatusRoute = {
  validateSearch: (search: Record<string, unknown>): { txnid: string } => ({
    txnid: typeof search['txnid'] === 'string' ? search['txnid'].slice(0, 40) : '',
  }),
  loaderDeps: ({ search }: { search: { txnid: string } }) => ({ txnid: search.txnid }),
  loader: async ({ context, deps }: { context: { queryClient: QueryClient }; deps: { txnid: string } }) => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (!user) return;
    if (!deps.txnid) throw notFound();
    await context.queryClient.ensureQueryData(purchaseQuery(deps.txnid));
  },
  head: () =>
    pageHead({
      title: m.payments_status_title(),
      description: m.payments_status_description(),
      path: '/purchases',
      hidden: true,
    }),
};
