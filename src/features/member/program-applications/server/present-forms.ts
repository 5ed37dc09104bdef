import { programRows } from '#features/catalogue/programs/server/index.ts';
import type { StoredProgram } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { computeTerms, findDocuments, formFacts, type FormRow } from './load-form.ts';
import { formPolicy, firstIncompleteStep } from './policy.ts';
import { suggestAnswers } from './suggest-answers.ts';

/** Loads and presents one application to its applicant. */
export async function presentForm(ctx: Context, id: string) {
  const form = await ctx.db.selectFrom('application_forms').selectAll().where('id', '=', id).executeTakeFirst();
  const [data] = form ? await presentForms(ctx, [form]) : [];
  if (!data) throw notFound('application');
  return { data };
}

/** Presents applications in the given order. */
export async function presentForms(ctx: Context, forms: readonly FormRow[]) {
  if (forms.length === 0) return [];
  const ids = forms.map(({ id }) => id);
  const [programs, documents, events] = await Promise.all([
    ctx.db
      .selectFrom(programRows(ctx).as('programs'))
      .selectAll()
      .where(
        'id',
        'in',
        forms.map(({ program_id }) => program_id),
      )
      .execute(),
    findDocuments(ctx, ids),
    ctx.db.selectFrom('application_form_events').selectAll().where('application_form_id', 'in', ids).orderBy('id').execute(),
  ]);
  return Promise.all(
    forms.map(async (form) => {
      const program = programs.find(({ id }) => id === form.program_id);
      if (!program) throw new Error(`the program of application ${form.id} does not exist`);
      const programTerms = computeTerms(ctx, program);
      const formDocuments = documents.filter(({ application_form_id }) => application_form_id === form.id);
      const terms = { ...programTerms, intakes: programTerms.intakes.map(({ starts_on }) => starts_on) };
      const suggested =
        form.status === 'draft' ? await suggestAnswers(ctx, form.user_id, form.id) : { basic: {}, additional: {} };
      return {
        id: form.id,
        type: 'application_form' as const,
        attributes: {
          status: form.status,
          step: firstIncompleteStep({ ...form, documents: formDocuments.map(({ name }) => name) }, terms),
          program: { id: program.id, ...presentTerms(program, programTerms) },
          basic: form.basic ?? suggested.basic,
          additional: form.additional ?? suggested.additional,
          saved: { basic: form.basic !== null, additional: form.additional !== null },
          documents: formDocuments.map(({ id, name, file_name, file_bytes }) => ({ id, name, file_name, file_bytes })),
          confirmed: form.confirmed_at !== null,
          paid: form.paid_paise === null ? null : form.paid_paise / 100,
          returned: form.returned_at !== null,
          txnid: form.txnid,
          timeline: events
            .filter(({ application_form_id }) => application_form_id === form.id)
            .map(({ status, note, at }) => ({ status, note, at: at.toISOString() })),
          created_at: form.created_at.toISOString(),
          updated_at: form.updated_at.toISOString(),
          can: {
            change: formPolicy.change(ctx.viewer, formFacts(form)),
            withdraw: formPolicy.withdraw(ctx.viewer, formFacts(form)),
          },
        },
      };
    }),
  );
}

/** Presents the terms of a program, with the fee in rupees. */
export const presentTerms = (
  { code, title, provider }: StoredProgram,
  { feePaise, ...programTerms }: ReturnType<typeof computeTerms>,
) => ({
  code,
  title,
  provider,
  fee: feePaise / 100,
  ...programTerms,
});
