import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableQuestion, selectQuestions } from './get-readable-question.ts';
import { setQuestionState } from './post-state.ts';
import { presentQuestion } from './present-questions.ts';

/** Restores the viewer's own deleted question, until it is purged. */
export const undeleteQuestion: UseCase<'POST /api/questions/{slug}/undelete'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await selectQuestions(ctx)
    .where('q.slug', '=', params.slug)
    .where('q.author_id', '=', viewer.id)
    .executeTakeFirst();
  if (!row) throw notFound('question');
  await setQuestionState(ctx, row.id, { deleted_at: null });
  return presentQuestion(ctx, await getReadableQuestion(ctx, params.slug));
};
