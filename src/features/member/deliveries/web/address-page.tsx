import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { addressQuery } from './queries.ts';

export const Route = createFileRoute('/confirm-address/$token')({
  loader: async ({ context, params }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(addressQuery(params.token));

    const title = m.deliveries_address_title();
    return { title, description: title, path: '/confirm-address', hidden: true };
  },
  // The head does not contain the secret address, so that previews and search engines do not store it.
  head: pageHead,
  component: ConfirmAddress,
});
