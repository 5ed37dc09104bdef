import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { currentUserQuery } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { PageHead } from '#platform/seo/page-head.ts';
import { purchaseQuery } from './queries.ts';

type LoaderArgs = { context: { queryClient: QueryClient }; deps: { txnid: string } };

/** The loader of the payment status pages; loads nothing for a visitor, who sees the sign-in options. */
export async function loadPurchase({ context, deps }: LoaderArgs): Promise<PageHead> {
  const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
  if (user) {
    if (!deps.txnid) throw notFound();
    await context.queryClient.ensureQueryData(purchaseQuery(deps.txnid));
  }
  return { title: m.payments_status_title(), description: m.payments_status_description(), path: '/purchases', hidden: true };
}
