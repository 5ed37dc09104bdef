import { createFileRoute } from '@tanstack/react-router';
import { jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { NEWEST_JOBS } from '../newest-jobs.ts';
import { siteQuery } from '../queries.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { AboutPage } from './about.tsx';
import { onePostQuery, oneProgramQuery } from './about-queries.ts';

const PATH = '/about-us';

export const Route = createFileRoute('/about-us')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    await Promise.all([
      queryClient.ensureQueryData(siteQuery()),
      queryClient.ensureQueryData(jobsQuery(NEWEST_JOBS)),
      queryClient.ensureQueryData(oneProgramQuery()),
      queryClient.ensureQueryData(onePostQuery()),
    ]);

    return {
      title: m.pages_about(),
      description: m.pages_about_description(),
      path: PATH,
      image: sharePictureUrl('about-us'),
      structured: { '@type': 'AboutPage', name: m.pages_about_heading() },
      above: [],
    };
  },
  head: pageHead,
  component: AboutPage,
});
