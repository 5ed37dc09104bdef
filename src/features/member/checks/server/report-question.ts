import { reportMistake } from '#features/base/skills/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { checkPolicy } from './policy.ts';

/** Reports a mistake in a question that the viewer has answered, as they saw it. */
export const reportQuestion: UseCase<'PUT /api/checks/attempts/{id}/report'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const attempt = await ctx.db
    .selectFrom('check_attempts')
    .select(['user_id', 'questions', 'answers'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!attempt || !checkPolicy.answer(viewer, { userId: attempt.user_id })) throw notFound('check');
  const { question, ...mistake } = body;
  const drawn = attempt.questions.slice(0, attempt.answers.length).find(({ id }) => id === question);
  if (!drawn) throw problem(400, 'check-question-unknown');
  const { id: thingId, version = 0 } = drawn;
  await reportMistake(ctx, { kind: 'question', thingId, version, userId: viewer.id, ...mistake });
};
