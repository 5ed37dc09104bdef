import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { EarlyAdoptersPage } from './early-adopters.tsx';

export const Route = createFileRoute('/early-adopters-program')({
  loader: (): PageHead => ({
    title: m.pages_early(),
    description: m.pages_early_description(),
    path: '/early-adopters-program',
    image: sharePictureUrl('early-adopters-program'),
    above: [],
  }),
  head: pageHead,
  component: EarlyAdoptersPage,
});
