import { signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findDraft, termsOf } from './find-form.ts';
import { presentForm } from './present-forms.ts';
import { requireBasic, change } from './save-steps.ts';

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
    throw invalid({ path: 'intake', code: 'intake-required' });
  const answers = questions.map((question, index) => {
    const given = body.answers.find((one) => one.question === question);
    if (!given) throw invalid({ path: `answers.${index}`, code: 'answer-required' });
    return given;
  });
  await change(ctx, form.id, { additional: JSON.stringify({ ...body, answers }) });
  return presentForm(ctx, form.id);
};
