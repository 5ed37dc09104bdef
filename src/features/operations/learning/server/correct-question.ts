import { requireScope } from '#features/base/accounts/server/index.ts';
import { correctQuestion as storeCorrection } from '#features/base/skills/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentQuestion, toQuestion } from './present-questions.ts';

/** Corrects a question, which answers all reports of it. 422 where two options are the same. */
export const correctQuestion: UseCase<'PUT /api/staff/questions/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...text } = body;
  const repeated = text.options.findIndex((option, index) => text.options.indexOf(option) < index);
  if (repeated >= 0) throw invalid({ path: `options.${repeated}`, code: 'question-options-same' });
  await storeCorrection(ctx, { id, version, reason }, toQuestion(text));
  return presentQuestion(ctx, id);
};
