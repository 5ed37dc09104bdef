import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockDraft } from './load-form.ts';
import { presentForm } from './present-forms.ts';
import { changeDraft } from './save-steps.ts';

/** Saves the applicant's details. */
export const saveBasicDetails: UseCase<'PATCH /api/application_forms/{id}/basic_details'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const form = await lockDraft(ctx, params.id);
  await changeDraft(ctx, form.id, { basic: JSON.stringify(body) });
  return presentForm(ctx, form.id);
};
