import { ARTICLE, posts, type StoredPost } from '#features/catalogue/blog/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findHistory, presentPublication } from './present-publication.ts';

export const presentArticleItem = (ctx: Context, row: StoredPost) => ({
  id: row.slug,
  type: 'staff_article' as const,
  attributes: {
    ...presentPublication(ctx, row),
    slug: row.slug,
    title: row.title,
    category: row.category,
    published_on: row.published_on,
    from_file: !row.by_editors,
  },
});

/** One article with its Markdown and its history; 404 for an unknown one. */
export async function presentArticle(ctx: Context, slug: string) {
  const row = await posts.get(ctx, slug);
  const item = presentArticleItem(ctx, row);
  const { summary, tags, skill_ids: skills, family, markdown, minutes } = row;
  const history = await findHistory(ctx, ARTICLE, slug);
  return { data: { ...item, attributes: { ...item.attributes, summary, tags, skills, family, markdown, minutes, history } } };
}
