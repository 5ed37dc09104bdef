import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { EnterprisePage } from './enterprise.tsx';

export const Route = createFileRoute('/for-corporates/enterprise-AI')({
  loader: (): PageHead => ({
    title: m.pages_enterprise(),
    description: m.pages_enterprise_description(),
    path: '/for-corporates/enterprise-AI',
    image: sharePictureUrl('enterprise-AI'),
    above: [{ name: m.pages_corporates(), path: '/for-corporates' }],
  }),
  head: pageHead,
  component: EnterprisePage,
});
