import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAnswers } from './save-answers.ts';

/** The viewer's last answers. */
export const getAnswers: UseCase<'GET /api/recommendations/answers'> = async (ctx) => {
  const row = await ctx.db
    .selectFrom('recommendation_answers')
    .selectAll()
    .where('user_id', '=', signedIn(ctx).id)
    .executeTakeFirst();
  return { data: row ? presentAnswers(row) : null };
};
