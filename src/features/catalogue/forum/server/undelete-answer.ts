import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getAnswer } from './get-answer.ts';
import { setAnswerState } from './post-state.ts';
import { presentAnswerById } from './change-answer.ts';

/** Restores the viewer's own deleted answer, until it is purged. */
export const undeleteAnswer: UseCase<'POST /api/answers/{id}/undelete'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const { answer } = await getAnswer(ctx, params.id, { deleted: true });
  if (answer.author_id !== viewer.id) throw notFound('answer');
  await setAnswerState(ctx, answer, { deleted_at: null });
  return presentAnswerById(ctx, params.id);
};
