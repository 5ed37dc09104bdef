import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { siteQuery } from '../queries.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { FundingPage } from './funding.tsx';

export const Route = createFileRoute('/funding-options')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(siteQuery());

    return {
      title: m.pages_funding(),
      description: m.pages_funding_description(),
      path: '/funding-options',
      image: sharePictureUrl('funding-options'),
      above: [],
    };
  },
  head: pageHead,
  component: FundingPage,
});
