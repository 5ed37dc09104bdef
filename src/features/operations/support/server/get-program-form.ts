import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentProgramForm } from './present-program-forms.ts';

/** One application for a program. */
export const getProgramForm: UseCase<'GET /api/staff/application_forms/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'support');
  return presentProgramForm(ctx, params.id);
};
