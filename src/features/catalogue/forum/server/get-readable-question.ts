import { categoryRows } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { forumPolicy, type PostFacts } from './policy.ts';

/** Selects questions with their community. */
export const selectQuestions = (ctx: Context) =>
  ctx.db
    .selectFrom('questions as q')
    .innerJoin(categoryRows(ctx).as('c'), 'c.id', 'q.category_id')
    .select([
      'q.id',
      'q.slug',
      'q.kind',
      'q.title',
      'q.language',
      'q.body',
      'q.category_id',
      'q.author_id',
      'q.starter',
      'q.accepted_answer_id',
      'q.answer_count',
      'q.popularity',
      'q.created_at',
      'q.edited_at',
      'q.active_at',
      'q.hidden_at',
      'q.hidden_reason',
      'q.deleted_at',
      'c.slug as category_slug',
      'c.name as category_name',
    ]);

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>['executeTakeFirstOrThrow']>>;

type Post = { author_id: string | null; hidden_at: Date | null; deleted_at: Date | null };
export const postFacts = (row: Post): PostFacts => ({
  authorId: row.author_id,
  hidden: row.hidden_at !== null,
  deleted: row.deleted_at !== null,
});

/** Returns a question that the viewer may see, or throws 404. */
export async function getReadableQuestion(ctx: Context, slug: string): Promise<QuestionRow> {
  const row = await selectQuestions(ctx).where('q.slug', '=', slug).executeTakeFirst();
  if (!row || !forumPolicy.view(ctx.viewer, postFacts(row))) throw notFound('question');
  return row;
}

/** Locks and returns a publicly visible question, or throws 404. */
export async function lockVisibleQuestion(ctx: Context, key: { slug: string } | { id: string }): Promise<QuestionRow> {
  const questions = selectQuestions(ctx).forUpdate('q');
  const row = await (
    'slug' in key ? questions.where('q.slug', '=', key.slug) : questions.where('q.id', '=', key.id)
  ).executeTakeFirst();
  if (!row || !forumPolicy.visible(postFacts(row))) throw notFound('question');
  return row;
}
