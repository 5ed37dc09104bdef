import type { UseCase } from '#platform/http/http.ts';
import { getFormRow } from './load-form.ts';
import { presentForm } from './present-forms.ts';

/** One application for a program. */
export const getForm: UseCase<'GET /api/application_forms/{id}'> = async (ctx, { params }) => {
  const { id } = await getFormRow(ctx, params.id);
  return presentForm(ctx, id);
};
