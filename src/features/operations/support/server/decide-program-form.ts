import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeFormStatus } from '#features/member/program-applications/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentProgramForm } from './present-program-forms.ts';

/** Decides an application for a program; the applicant is told and reads the reason. */
export const decideProgramForm: UseCase<'POST /api/staff/application_forms/{id}/status'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'support');
  await changeFormStatus(ctx, { id: params.id, from: body.from, status: body.status, note: body.reason });
  return presentProgramForm(ctx, params.id);
};
