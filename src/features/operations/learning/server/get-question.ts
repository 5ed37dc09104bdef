import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentQuestion } from './present-questions.ts';

/** One question with its key, its source and its history. */
export const getQuestion: UseCase<'GET /api/staff/questions/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentQuestion(ctx, params.id);
};
