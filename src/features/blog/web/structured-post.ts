import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/web/api.ts';
import type { Post } from './queries.ts';

/** The article and its place among the pages, in the words of schema.org. */
export function structuredPost(post: Post['attributes']) {
  const page = `${siteOrigin()}/blog/${post.slug}`;
  const editors = { '@type': 'Organization', name: m.blog_editors({ brand: 'Pathlight' }), url: siteOrigin() };
  const crumbs = [
    { name: m.blog_title(), item: `${siteOrigin()}/blog` },
    { name: post.title, item: page },
  ];
  return {
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.summary,
        datePublished: post.published_on,
        dateModified: post.updated_on ?? post.published_on,
        image: `${siteOrigin()}/api/blogs/${post.slug}/share.png`,
        author: editors,
        publisher: editors,
        articleSection: post.category.name,
        keywords: post.tags.map(({ name }) => name).join(', '),
        mainEntityOfPage: page,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  };
}
