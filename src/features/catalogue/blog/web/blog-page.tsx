import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { BLOG, FEED, postsQuery, type PostCard } from './queries.ts';
import { BlogPage } from './blog.tsx';

const toListItem = ({ id, attributes }: PostCard) => ({ name: attributes.title, path: `${BLOG}/${id}` });

type Search = { page?: number; tag?: string };

export const Route = createFileRoute('/blog')({
  validateSearch: ({ page, tag }: Record<string, unknown>): Search => ({
    ...(Number(page) > 1 && { page: Math.min(Math.floor(Number(page)), 10_000) }),
    ...(typeof tag === 'string' && tag !== '' && { tag: tag.slice(0, 60) }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { page = 1, tag } }): Promise<PageHead> => {
    const { facets } = await context.queryClient.ensureQueryData(postsQuery(page, tag));
    const tagName = facets.tag.find(({ slug }) => slug === tag)?.name ?? tag;

    return {
      title: tagName ? m.blog_tagged({ tag: tagName }) : m.blog_title(),
      description: m.blog_description(),
      path: BLOG,
      image: `${siteOrigin()}/api/pages/blog/share.png`,
      hidden: tagName !== undefined,
      structured: { '@type': 'Blog', name: m.blog_heading(), url: `${siteOrigin()}${BLOG}` },
      items: context.queryClient.getQueryData(postsQuery(page, tag).queryKey)?.data.map(toListItem) ?? [],
      feed: FEED,
    };
  },
  head: pageHead,
  component: BlogPage,
});
