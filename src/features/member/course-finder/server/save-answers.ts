import type { Selectable } from 'kysely';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getInterestBySlug, findSubCategories } from './sub-categories.ts';
import type { RecommendationAnswersTable } from './tables.ts';

/** Stores the viewer's answers, replacing earlier ones. Topics outside the interest are dropped. */
export const saveAnswers: UseCase<'PUT /api/recommendations/answers'> = async (ctx, { body }) => {
  const interest = await getInterestBySlug(ctx, body.interest);
  const validIds = new Set((await findSubCategories(interest)).map(({ id }) => id));
  const answers = { ...body, topics: body.topics.filter((id) => validIds.has(id)), answered_at: ctx.clock.now() };
  const row = await ctx.db
    .insertInto('recommendation_answers')
    .values({ ...answers, user_id: signedIn(ctx).id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(answers))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { data: presentAnswers(row) };
};

export const presentAnswers = ({ user_id, answered_at: _answered, ...answers }: Selectable<RecommendationAnswersTable>) => ({
  id: user_id,
  type: 'recommendation_answers' as const,
  attributes: answers,
});
