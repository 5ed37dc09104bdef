import { sql } from 'kysely';
import { readEngagements } from '#features/engagement/server/index.ts';
import type { Context } from '#platform/server/context.ts';
import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { findCategory } from './find-category.ts';

/** How many of the latest questions say what a community talks about. */
const LATEST = 2000;
const MOST = 40;

type TopicRow = { slug: string; name: string; category_slug: string; category_name: string; questions: number; kept: boolean };

/** The editors' topics in their order, then what the latest questions are about, the most asked about first. */
export const listTopics: UseCase<'GET /api/categories/topic_lists'> = async (ctx, { query }) => {
  const category = query.id === undefined ? null : await findCategory(ctx, query.id);
  const { rows } = await sql<TopicRow>`
    with latest as (
      select id, category_id from questions
      where hidden_at is null and deleted_at is null ${category ? sql`and category_id = ${category.id}` : sql``}
      order by active_at desc, id desc limit ${LATEST}
    ), asked as (
      select category_id, hashtag, count(*)::int as questions
      from latest join question_hashtags on question_id = latest.id group by 1, 2
    )
    select h.slug, h.name, c.slug as category_slug, c.name as category_name, coalesce(asked.questions, 0) as questions,
      kept.position is not null as kept
    from asked full join (
      select * from community_topics ${category ? sql`where category_id = ${category.id}` : sql``}
    ) as kept using (category_id, hashtag)
    join hashtags h on h.slug = hashtag
    join categories c on c.id = category_id and not c.retired
    order by (kept.position is null)${category ? sql`, kept.position` : sql``}, questions desc, h.slug
    limit ${MOST}`.execute(ctx.db);
  return { data: await presentTopics(ctx, rows), meta: { next_cursor: null } };
};

/** The pages of the editors' topics, for the sitemap. */
export async function listTopicAddresses(ctx: Context): Promise<{ path: string }[]> {
  const topics = await ctx.db
    .selectFrom('community_topics')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['categories.slug', 'hashtag'])
    .where('categories.retired', '=', false)
    .orderBy('categories.slug')
    .orderBy('hashtag')
    .execute();
  return topics.map(({ slug, hashtag }) => ({ path: `/communities/${slug}/topics/${hashtag}` }));
}

/** One topic: a hashtag, seen from one community. */
export const getTopic: UseCase<'GET /api/categories/{slug}/topics/{topic}'> = async (ctx, { params }) => {
  const category = await findCategory(ctx, params.slug);
  const hashtag = await ctx.db
    .selectFrom('hashtags')
    .select(['slug', 'name'])
    .where('slug', '=', params.topic)
    .executeTakeFirst();
  if (!hashtag) throw notFound('Topic');
  const kept = await ctx.db
    .selectFrom('community_topics')
    .select('position')
    .where('category_id', '=', category.id)
    .where('hashtag', '=', hashtag.slug)
    .executeTakeFirst();
  const { questions } = await ctx.db
    .selectFrom('question_hashtags as t')
    .innerJoin('questions as q', 'q.id', 't.question_id')
    .select(({ fn }) => fn.countAll<number>().as('questions'))
    .where('t.hashtag', '=', hashtag.slug)
    .where('q.category_id', '=', category.id)
    .where('q.hidden_at', 'is', null)
    .where('q.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const [data] = await presentTopics(ctx, [
    { ...hashtag, category_slug: category.slug, category_name: category.name, questions, kept: kept !== undefined },
  ]);
  if (!data) throw notFound('Topic');
  return { data };
};

async function presentTopics(ctx: Context, rows: readonly TopicRow[]) {
  const engagements = await readEngagements(
    ctx,
    'hashtag',
    rows.map(({ slug }) => slug),
  );
  return rows.map(({ slug, name, category_slug, category_name, questions, kept }) => ({
    id: slug,
    type: 'topic' as const,
    attributes: {
      name,
      category: { slug: category_slug, name: category_name },
      questions,
      kept,
      followers: engagements.get(slug)?.counts.follow ?? 0,
      following: engagements.get(slug)?.mine.follow ?? false,
    },
  }));
}
