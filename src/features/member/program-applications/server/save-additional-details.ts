import { signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockDraft, getProgramTerms } from './load-form.ts';
import { presentForm } from './present-forms.ts';
import { requireBasicStep, changeDraft } from './save-steps.ts';

/** Saves start date, statement and answers, once the first step is complete. Answers to unknown questions are dropped. */
export const saveAdditionalDetails: UseCase<'PATCH /api/application_forms/{id}/additional_details'> = async (
  ctx,
  { params, body },
) => {
  signedIn(ctx);
  const form = await lockDraft(ctx, params.id);
  requireBasicStep(form.basic);
  const { questions, intakes } = await getProgramTerms(ctx, form.program_id);
  if (intakes.length > 0 && !intakes.some(({ starts_on }) => starts_on === body.intake))
    throw invalid({ path: 'intake', code: 'intake-required' });
  const answers = questions.map((question, index) => {
    const answer = body.answers.find((candidate) => candidate.question === question);
    if (!answer) throw invalid({ path: `answers.${index}`, code: 'answer-required' });
    return answer;
  });
  await changeDraft(ctx, form.id, { additional: JSON.stringify({ ...body, answers }) });
  return presentForm(ctx, form.id);
};
