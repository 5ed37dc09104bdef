import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { purchasesQuery } from './queries.ts';
import { PurchasesPage } from './purchases.tsx';

const ITEM = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const Route = createFileRoute('/purchases')({
  validateSearch: (search: Record<string, unknown>): { page?: number; item?: string } => {
    const [page, item] = [Number(search['page']), String(search['item'])];
    return {
      ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
      ...(ITEM.test(item) && { item }),
    };
  },
  loaderDeps: ({ search: { page = 1, item } }) => ({ page, item }),
  loader: async ({ context, deps }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.ensureQueryData(purchasesQuery(deps));

    return { title: m.payments_list_title(), description: m.payments_list_description(), path: '/purchases', hidden: true };
  },
  head: pageHead,
  component: PurchasesPage,
});
