import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { pageOf } from './page-of.ts';
import { presentQuestionItems } from './present-questions.ts';
import { selectQuestions } from './select-questions.ts';

const PAGE_SIZE = 40;

/** Questions of checks, by skill. */
export const listQuestions: UseCase<'GET /api/staff/questions'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const found = await selectQuestions(ctx, query);
  const { shown, next } = pageOf(found, { cursor: query.cursor, size: PAGE_SIZE, idOf: ({ id }) => id });
  return { data: await presentQuestionItems(ctx, shown), meta: { next_cursor: next, total: found.length } };
};
