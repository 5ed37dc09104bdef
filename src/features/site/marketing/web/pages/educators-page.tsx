import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { EducatorsPage } from './educators.tsx';

export const Route = createFileRoute('/for-educators')({
  loader: (): PageHead => ({
    title: m.pages_educators(),
    description: m.pages_educators_description(),
    path: '/for-educators',
    image: sharePictureUrl('for-educators'),
    above: [],
  }),
  head: pageHead,
  component: EducatorsPage,
});
