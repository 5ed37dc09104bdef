import { signedIn } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { formFacts } from './load-form.ts';
import { formPolicy } from './policy.ts';
import { presentForm } from './present-forms.ts';
import { setFormStatus } from './submit-form.ts';

/** Withdraws an undecided application. Idempotent. */
export const withdrawForm: UseCase<'POST /api/application_forms/{id}/withdraw'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const form = await ctx.db
    .selectFrom('application_forms')
    .select(['id', 'user_id', 'status'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (form?.user_id !== viewer.id) throw notFound('application');
  if (form.status !== 'withdrawn') {
    if (!formPolicy.withdraw(viewer, formFacts(form))) throw conflict('form-final', {}, { code: 'application-final' });
    await setFormStatus(ctx, form.id, 'withdrawn', '');
  }
  return presentForm(ctx, form.id);
};
