import { recordOpening, requireScope } from '#features/base/accounts/server/index.ts';
import { findSentForm, openedForm } from '#features/member/program-applications/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentProgramForm } from './present-program-forms.ts';

/** Opens what an applicant wrote for half an hour; the reason is in the audit log. */
export const openProgramForm: UseCase<'POST /api/staff/application_forms/{id}/open'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'support');
  if (!(await findSentForm(ctx, params.id))) throw notFound('application');
  await recordOpening(ctx, openedForm(params.id), body.reason);
  return presentProgramForm(ctx, params.id);
};
