import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { siteQuery } from '../queries.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { ContactPage } from './contact.tsx';

export const Route = createFileRoute('/contact-us')({
  validateSearch: ({ confirm }: Record<string, unknown>): { confirm?: string } =>
    typeof confirm === 'string' ? { confirm: confirm.slice(0, 200) } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(siteQuery());

    return {
      title: m.pages_contact(),
      description: m.pages_contact_description(),
      path: '/contact-us',
      image: sharePictureUrl('contact-us'),
      hidden: deps.confirm !== undefined,
      structured: { '@type': 'ContactPage', name: m.pages_contact_heading() },
      above: [],
    };
  },
  head: pageHead,
  component: ContactPage,
});
