import { signedIn } from '#platform/http/context.ts';
import { conflict, forbidden, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { factsOf } from './find-form.ts';
import { formPolicy } from './policy.ts';
import { presentForm } from './present-forms.ts';
import { moveTo } from './submit-form.ts';

/** Takes an application back. Twice changes nothing; one that was decided stays. */
export const withdrawForm: UseCase<'POST /api/application_forms/{id}/withdraw'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const form = await ctx.db
    .selectFrom('application_forms')
    .select(['id', 'user_id', 'status'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!form || !formPolicy.view(viewer, factsOf(form))) throw notFound('application');
  if (form.user_id !== viewer.id) throw forbidden();
  if (form.status !== 'withdrawn') {
    if (!formPolicy.withdraw(viewer, factsOf(form))) throw conflict('form-final', {}, { code: 'application-final' });
    await moveTo(ctx, form.id, 'withdrawn', '');
  }
  return presentForm(ctx, form.id);
};
