import { m } from '#platform/messages/messages.js';
import { languageTag } from '#platform/language/language.ts';
import { siteOrigin } from '#platform/browser/api.ts';
import type { Post } from './queries.ts';

/** The article as schema.org data. */
export function structuredPost(post: Post['attributes'], brand: string) {
  const page = `${siteOrigin()}/blog/${post.slug}`;
  const editors = { '@type': 'Organization', name: m.blog_editors({ brand }), url: siteOrigin() };
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    inLanguage: languageTag(post.language),
    description: post.summary,
    datePublished: post.published_on,
    dateModified: post.updated_on ?? post.published_on,
    image: `${siteOrigin()}/api/blogs/${post.slug}/share.png`,
    author: editors,
    publisher: editors,
    articleSection: post.category.name,
    keywords: post.tags.map(({ name }) => name).join(', '),
    mainEntityOfPage: page,
  };
}
