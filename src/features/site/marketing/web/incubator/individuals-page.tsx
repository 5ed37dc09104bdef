import { createFileRoute } from '@tanstack/react-router';
import { jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { incubatorQuery } from '../queries.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { structuredFaq } from './faq.ts';
import { INDIVIDUALS_PATH, NEWEST_APPRENTICESHIPS } from './links.ts';
import { IndividualsPage } from './individuals.tsx';

export const Route = createFileRoute('/tech-incubator-for-Individuals')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    await Promise.all([
      queryClient.ensureQueryData(incubatorQuery()),
      queryClient.ensureQueryData(jobsQuery(NEWEST_APPRENTICESHIPS)),
    ]);

    return {
      title: m.incubator_title(),
      description: m.incubator_description(),
      path: INDIVIDUALS_PATH,
      image: sharePictureUrl('tech-incubator-for-Individuals'),
      structured: structuredFaq(),
      above: [],
    };
  },
  head: pageHead,
  component: IndividualsPage,
});
