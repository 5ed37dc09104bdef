import { categoryNameRows } from '#features/base/interests/server/index.ts';
import { sql, type Selectable } from 'kysely';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { mayRead } from './may-read.ts';
import type { BlogPostsTable } from './tables.ts';

/** Selects the columns of a post card, with the category's name. */
export const selectPostCards = (ctx: Context) =>
  ctx.db
    .selectFrom('blog_posts')
    .innerJoin(categoryNameRows(ctx).as('categories'), 'categories.slug', 'blog_posts.category')
    .select(['blog_posts.slug', 'blog_posts.title', 'blog_posts.summary', 'category', 'categories.name as category_name'])
    .select(['language', 'tags', 'tag_slugs', 'minutes', 'updated_on'])
    // The preview of a draft shows the day on which it would be published now.
    .select(sql<string>`coalesce(published_on, ${calendarDay(ctx.clock.now())}::date)`.as('published_on'));

type CardRow = Pick<
  Selectable<BlogPostsTable>,
  'slug' | 'title' | 'summary' | 'category' | 'language' | 'tags' | 'tag_slugs' | 'minutes' | 'updated_on'
> & {
  category_name: string;
  published_on: string;
};

export const cardFields = ({ tags, tag_slugs, category, category_name, ...row }: CardRow) => ({
  slug: row.slug,
  title: row.title,
  language: row.language,
  summary: row.summary,
  category: { slug: category, name: category_name },
  tags: tags.map((name, index) => ({ name, slug: tag_slugs[index] ?? '' })),
  minutes: row.minutes,
  published_on: row.published_on,
  updated_on: row.updated_on,
});

export const presentCard = (row: CardRow) => ({ id: row.slug, type: 'blog' as const, attributes: cardFields(row) });

/** Returns an article by slug, or throws 404; what is not shown only editors get. */
export async function getStoredPost(ctx: Context, slug: string) {
  const post = await selectPostCards(ctx)
    .select(['body', 'contents', 'skill_ids', 'blog_posts.family', 'state', 'starts_at', 'ends_at'])
    .where('blog_posts.slug', '=', slug)
    .where(mayRead(ctx))
    .executeTakeFirst();
  if (!post) throw notFound('article');
  return post;
}
