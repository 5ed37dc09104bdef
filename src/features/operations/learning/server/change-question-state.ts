import { requireScope } from '#features/base/accounts/server/index.ts';
import { setQuestionDropped } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentQuestion } from './present-questions.ts';

/** Takes a question out of the checks, or puts it back. */
export const changeQuestionState: UseCase<'POST /api/staff/questions/{id}/state'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { dropped, ...change } = body;
  await setQuestionDropped(ctx, { id, ...change }, dropped);
  return presentQuestion(ctx, id);
};
