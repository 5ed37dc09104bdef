import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { CorporatesPage } from './corporates.tsx';

export const Route = createFileRoute('/for-corporates')({
  loader: (): PageHead => ({
    title: m.pages_corporates(),
    description: m.pages_corporates_description(),
    path: '/for-corporates',
    image: sharePictureUrl('for-corporates'),
    above: [],
  }),
  head: pageHead,
  component: CorporatesPage,
});
