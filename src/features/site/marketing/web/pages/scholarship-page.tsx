import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { STUDENT_AIDS } from './aids.ts';
import { ScholarshipPage } from './scholarship.tsx';

const PATH = '/funding-options/scholarship';

export const Route = createFileRoute('/funding-options/scholarship')({
  loader: (): PageHead => ({
    title: m.pages_scholarship(),
    description: m.pages_scholarship_description(),
    path: PATH,
    image: sharePictureUrl('scholarship'),
    structured: {
      '@type': 'ItemList',
      itemListElement: STUDENT_AIDS.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: name(),
        url,
      })),
    },
    above: [{ name: m.pages_funding(), path: '/funding-options' }],
  }),
  head: pageHead,
  component: ScholarshipPage,
});
