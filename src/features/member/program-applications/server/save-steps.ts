import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findDraft, termsOf } from './find-form.ts';
import { presentForm } from './present-forms.ts';

/** Saves who applies. */
export const saveBasicDetails: UseCase<'PATCH /api/application_forms/{id}/basic_details'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const form = await findDraft(ctx, params.id);
  await change(ctx, form.id, { basic: JSON.stringify(body) });
  return presentForm(ctx, form.id);
};

/** Saves start, statement and answers; only after the first step, and only to what is asked. */
export const saveAdditionalDetails: UseCase<'PATCH /api/application_forms/{id}/additional_details'> = async (
  ctx,
  { params, body },
) => {
  signedIn(ctx);
  const form = await findDraft(ctx, params.id);
  requireBasic(form.basic);
  const { questions, intakes } = await termsOf(ctx, form.program_id);
  if (intakes.length > 0 && !intakes.some(({ starts_on }) => starts_on === body.intake))
    throw invalid({ path: 'intake', message: 'Choose when you would like to start.' });
  const answers = questions.map((question, index) => {
    const given = body.answers.find((one) => one.question === question);
    if (!given) throw invalid({ path: `answers.${index}`, message: 'Answer this question.' });
    return given;
  });
  await change(ctx, form.id, { additional: JSON.stringify({ ...body, answers }) });
  return presentForm(ctx, form.id);
};

/** Steps are taken in their order. */
export function requireBasic(basic: unknown): void {
  if (basic === null) throw conflict('Save the basic details first.', 'step-order');
}

/** Changes a draft; what was confirmed before has to be looked through again. */
export async function change(ctx: Context, id: string, what: { basic?: string; additional?: string } = {}): Promise<void> {
  await ctx.db
    .updateTable('application_forms')
    .set({ ...what, confirmed_at: null, updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}
