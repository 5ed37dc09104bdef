import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { contestQuery } from '../queries.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { ContestPage } from './contest.tsx';
import { entriesQuery, examplesQuery } from './contest-queries.ts';

export const Route = createFileRoute('/campaigns/entrepreneurship-insights-contest')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    const { hashtag } = (await queryClient.ensureQueryData(contestQuery())).data.attributes;
    await Promise.all([queryClient.ensureQueryData(entriesQuery(hashtag)), queryClient.ensureQueryData(examplesQuery())]);

    return {
      title: m.pages_contest_heading(),
      description: m.pages_contest_description(),
      path: '/campaigns/entrepreneurship-insights-contest',
      image: sharePictureUrl('entrepreneurship-insights-contest'),
      above: [],
      here: m.pages_contest(),
    };
  },
  head: pageHead,
  component: ContestPage,
});
