import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { incubatorQuery } from '../queries.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { EMPLOYERS_PATH, INDIVIDUALS_PATH } from './links.ts';
import { EmployersPage } from './employers.tsx';

export const Route = createFileRoute('/tech-incubator-for-Employers')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(incubatorQuery());

    return {
      title: m.incubator_employers_heading(),
      description: m.incubator_employers_description(),
      path: EMPLOYERS_PATH,
      image: sharePictureUrl('tech-incubator-for-Employers'),
      above: [{ name: m.incubator_title(), path: INDIVIDUALS_PATH }],
      here: m.incubator_employers(),
    };
  },
  head: pageHead,
  component: EmployersPage,
});
