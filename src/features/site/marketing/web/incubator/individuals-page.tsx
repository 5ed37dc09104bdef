import { createFileRoute } from '@tanstack/react-router';
import { jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { incubatorQuery } from '../queries.ts';
import { sharePicture } from '../share-picture.ts';
import { structuredFaq } from './faq.ts';
import { INDIVIDUALS, OPEN_NOW } from './links.ts';
import { IndividualsPage } from './individuals.tsx';

export const Route = createFileRoute('/tech-incubator-for-Individuals')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    await Promise.all([queryClient.ensureQueryData(incubatorQuery()), queryClient.ensureQueryData(jobsQuery(OPEN_NOW))]);

    return {
      title: m.incubator_title(),
      description: m.incubator_description(),
      path: INDIVIDUALS,
      image: sharePicture('tech-incubator-for-Individuals'),
      structured: structuredFaq(),
      above: [],
    };
  },
  head: pageHead,
  component: IndividualsPage,
});
