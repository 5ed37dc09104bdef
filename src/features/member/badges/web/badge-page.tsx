import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { siteOrigin, urlOf } from '#platform/browser/api.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { BadgePage } from './badge.tsx';
import { badgeQuery } from './queries.ts';

const sharePicture = (id: string) => `${siteOrigin()}${urlOf('GET /api/credentials/{id}/share.png', { params: { id } })}`;

export const Route = createFileRoute('/credentials/$id')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const badge = (await context.queryClient.ensureQueryData(badgeQuery(params.id))).data.attributes;

    return {
      title: badge.title,
      description: m.badges_description({ title: badge.title, issuer: badge.issuer }),
      path: `/credentials/${params.id}`,
      ...(badge.checks.standing && { image: sharePicture(params.id) }),
      hidden: true,
    };
  },
  head: pageHead,
  component: BadgePage,
});
