import { sql } from 'kysely';
import { isShownAt, publicationAt } from '#platform/db/publication.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { cardFields, getStoredPost } from './present-posts.ts';

/** One article, with the articles in its language before and after it, and the skills it is about. */
export const getPost: UseCase<'GET /api/blogs/{id}'> = async (ctx, { params }) => {
  const post = await getStoredPost(ctx, params.id);
  const [{ taxonomy }, previous, next] = await Promise.all([
    skillCatalogue(),
    findAdjacent(ctx, post, 'before'),
    findAdjacent(ctx, post, 'after'),
  ]);
  const skills = [...new Set(post.skill_ids.flatMap((id) => taxonomy.byId.get(id) ?? []))]
    .filter(({ out_of_use }) => !out_of_use)
    .map(({ id, name }) => ({ id, name }));
  const { body, contents, family } = post;
  const only_staff = publicationAt(ctx.clock.now(), post) !== 'shown';
  return {
    data: {
      id: post.slug,
      type: 'blog',
      attributes: { ...cardFields(post), only_staff, body, contents, family, skills, previous, next },
    },
  };
};

async function findAdjacent(
  ctx: Context,
  { published_on, slug, language }: { published_on: string; slug: string; language: Language },
  side: 'before' | 'after',
) {
  const [sign, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const adjacent = await ctx.db
    .selectFrom('blog_posts')
    .select(['slug', 'title'])
    .where(isShownAt(ctx.clock.now()))
    .where('language', '=', language)
    .where(sql<boolean>`(published_on, slug) ${sql.raw(sign)} (${published_on}::date, ${slug})`)
    .orderBy('published_on', order)
    .orderBy('slug', order)
    .executeTakeFirst();
  return adjacent ?? null;
}
