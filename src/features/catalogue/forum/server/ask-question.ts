import { react } from '#features/base/reactions/server/index.ts';
import { ensureHashtags } from '#features/base/interests/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getCategory, createUniqueSlug, updateQuestionCount } from '#features/catalogue/communities/server/index.ts';
import { getReadableQuestion } from './get-readable-question.ts';
import { newQuestionPopularity } from './popularity.ts';
import { presentQuestion } from './present-questions.ts';

/** Asks a question, follows it, and notifies watchers of the community. */
export const askQuestion: UseCase<'POST /api/questions'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const category = await getCategory(ctx, body.category);
  const now = ctx.clock.now();
  const { id, slug } = await ctx.db
    .insertInto('questions')
    .values({
      slug: createUniqueSlug(body.title),
      category_id: category.id,
      kind: body.kind,
      author_id: viewer.id,
      title: body.title,
      body: body.body,
      popularity: newQuestionPopularity(now),
      created_at: now,
      active_at: now,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  await setQuestionHashtags(ctx, id, body.hashtags);
  await updateQuestionCount(ctx, category.id, 1);
  await react(ctx, { type: 'question', id }, { userId: viewer.id, verb: 'follow' });
  await ctx.publish('topic.activity', {
    categoryId: category.id,
    kind: 'question',
    objectId: id,
    title: body.title,
    url: `/forum/${slug}`,
    actorId: viewer.id,
  });
  return presentQuestion(ctx, await getReadableQuestion(ctx, slug));
};

/** Replaces the hashtags of a question, in this order. */
export async function setQuestionHashtags(ctx: Context, questionId: string, names: readonly string[]): Promise<void> {
  const slugs = await ensureHashtags(ctx, names);
  await ctx.db.deleteFrom('question_hashtags').where('question_id', '=', questionId).execute();
  if (slugs.length > 0)
    await ctx.db
      .insertInto('question_hashtags')
      .values(slugs.map((hashtag, position) => ({ question_id: questionId, hashtag, position })))
      .execute();
}
