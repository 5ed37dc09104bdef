import { shownCategoryRows } from '#features/base/interests/server/index.ts';
import { sql } from 'kysely';
import type { QuestionSource } from '#features/catalogue/communities/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** The maximum number of questions whose hashtags are counted: those with the latest activity. */
const MAX_COUNTED_QUESTIONS = 2000;

/** Implements the question source that communities require. */
export const questionSource: QuestionSource = { countByTopic, countInTopic, countAskedSince, lockVisible };

async function countByTopic(ctx: Context, categoryId: string | null) {
  const { rows } = await sql<{ category_id: string; hashtag: string; questions: number }>`
    with latest as (
      select id, category_id from questions
      where hidden_at is null and deleted_at is null ${categoryId === null ? sql`` : sql`and category_id = ${categoryId}`}
      order by active_at desc, id desc limit ${MAX_COUNTED_QUESTIONS}
    )
    select category_id, hashtag, count(*)::int as questions
    from latest join question_hashtags on question_id = latest.id group by 1, 2`.execute(ctx.db);
  return rows;
}

async function countInTopic(ctx: Context, topic: { categoryId: string; hashtag: string }): Promise<number> {
  const { questions } = await ctx.db
    .selectFrom('question_hashtags as t')
    .innerJoin('questions as q', 'q.id', 't.question_id')
    .select(({ fn }) => fn.countAll<number>().as('questions'))
    .where('t.hashtag', '=', topic.hashtag)
    .where('q.category_id', '=', topic.categoryId)
    .where('q.hidden_at', 'is', null)
    .where('q.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return questions;
}

async function countAskedSince(ctx: Context, since: Date) {
  return ctx.db
    .selectFrom('questions as q')
    .innerJoin(shownCategoryRows(ctx).as('c'), 'c.id', 'q.category_id')
    .select(({ fn }) => ['c.id', 'c.slug', 'c.name', fn.countAll<number>().as('questions')])
    .where('q.hidden_at', 'is', null)
    .where('q.deleted_at', 'is', null)
    .where('q.starter', '=', false)
    .where('q.created_at', '>', since)
    .groupBy(['c.id', 'c.slug', 'c.name'])
    .execute();
}

async function lockVisible(ctx: Context, id: string): Promise<boolean> {
  const question = await ctx.db
    .selectFrom('questions')
    .select('id')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return question !== undefined;
}
