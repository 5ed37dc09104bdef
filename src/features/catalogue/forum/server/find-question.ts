import { categoryRows } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { forumPolicy, type PostFacts } from './policy.ts';

/** Questions with their community. */
export const selectQuestions = (ctx: Context) =>
  ctx.db
    .selectFrom('questions as q')
    .innerJoin(categoryRows(ctx).as('c'), 'c.id', 'q.category_id')
    .select([
      'q.id',
      'q.slug',
      'q.kind',
      'q.title',
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

/** A question visible to the viewer, or 404. */
export async function findQuestion(ctx: Context, slug: string): Promise<QuestionRow> {
  const row = await selectQuestions(ctx).where('q.slug', '=', slug).executeTakeFirst();
  if (!row || !forumPolicy.see(ctx.viewer, postFacts(row))) throw notFound('question');
  return row;
}

/** A public question, locked until the change is written; 404 for hidden ones. */
export async function findOpenQuestion(ctx: Context, by: { slug: string } | { id: string }): Promise<QuestionRow> {
  const select = selectQuestions(ctx).forUpdate('q');
  const row = await ('slug' in by ? select.where('q.slug', '=', by.slug) : select.where('q.id', '=', by.id)).executeTakeFirst();
  if (!row || !forumPolicy.visible(postFacts(row))) throw notFound('question');
  return row;
}
