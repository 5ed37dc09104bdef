import { requireScope } from '#features/base/accounts/server/index.ts';
import { countSentForms, listSentForms } from '#features/member/program-applications/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentFormItem } from './present-program-forms.ts';

const PAGE_SIZE = 40;

/** Applications for programs, the latest first. */
export const listProgramForms: UseCase<'GET /api/staff/application_forms'> = async (ctx, { query }) => {
  requireScope(ctx, 'support');
  const [{ shown, next }, total] = await Promise.all([listSentForms(ctx, query, PAGE_SIZE), countSentForms(ctx, query)]);
  return { data: shown.map(presentFormItem), meta: { next_cursor: next, total } };
};
