import { sql } from 'kysely';
import { isShownAt } from '#platform/db/publication.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { selectPostCards, presentCard } from './present-posts.ts';

/** Lists all articles, or those with a tag, those in the reader's language first, the newest first. */
export const listPosts: UseCase<'GET /api/blogs'> = async (ctx, { query: { page, per_page, tag } }) => {
  const isShown = isShownAt(ctx.clock.now());
  const hasTag = tag ? sql<boolean>`tag_slugs @> array[${tag}]` : sql<boolean>`true`;
  const [rows, { total }, tags] = await Promise.all([
    selectPostCards(ctx)
      .where(isShown)
      .where(hasTag)
      .orderBy(sql`blog_posts.language = ${language()}`, 'desc')
      .orderBy('published_on', 'desc')
      .orderBy('blog_posts.slug', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    ctx.db
      .selectFrom('blog_posts')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where(isShown)
      .where(hasTag)
      .executeTakeFirstOrThrow(),
    listTags(ctx),
  ]);
  return { data: rows.map(presentCard), meta: pageMeta(page, per_page, Number(total)), facets: { tag: tags } };
};

/** Every tag with the number of its articles, the most used first. */
async function listTags(ctx: Context) {
  const { rows } = await sql<{ slug: string; name: string; count: number }>`
    select tag_slug as slug, min(tag) as name, count(*)::int as count
    from blog_posts, unnest(tags, tag_slugs) as named (tag, tag_slug) where ${isShownAt(ctx.clock.now())}
    group by tag_slug order by count desc, name limit 30`.execute(ctx.db);
  return rows;
}
