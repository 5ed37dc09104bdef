import type { FormStep } from '../contract.ts';
import type { Selectable } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import { findProgram, type StoredProgram, programRows } from '#features/catalogue/programs/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, forbidden, notFound } from '#platform/http/errors.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { formPolicy, stepOf } from './policy.ts';
import type { ApplicationFormsTable } from './tables.ts';

export type FormRow = Selectable<ApplicationFormsTable>;

/** A program that takes applications here, by its code; 404 for every other. */
export async function findOpenProgram(ctx: Context, code: string) {
  const program = await findProgram(ctx, { code });
  if (!program.application) throw notFound('program');
  return program;
}

/** An application that the viewer may see: its applicant, and staff with a trace in the audit; 404 for everyone else. */
export async function findForm(ctx: Context, id: string): Promise<FormRow> {
  const form = await ctx.db.selectFrom('application_forms').selectAll().where('id', '=', id).executeTakeFirst();
  if (!form || !formPolicy.view(ctx.viewer, factsOf(form))) throw notFound('application');
  if (ctx.viewer?.id !== form.user_id)
    await audit(ctx, { action: 'application-form.read', objectType: 'application_form', objectId: id });
  return form;
}

/** The viewer's own draft, locked until the change is written. 403 for staff, 409 for what was sent already. */
export async function findDraft(ctx: Context, id: string): Promise<FormRow> {
  const viewer = signedIn(ctx);
  const form = await ctx.db.selectFrom('application_forms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!form || !formPolicy.view(viewer, factsOf(form))) throw notFound('application');
  if (form.user_id !== viewer.id) throw forbidden();
  if (!formPolicy.change(viewer, factsOf(form))) throw conflict('sent');
  return form;
}

export const factsOf = ({ user_id, status }: Pick<FormRow, 'user_id' | 'status'>) => ({ userId: user_id, status });

/** What the program of a form asks for, also when it is no longer shown. */
export async function termsOf(ctx: Context, programId: string) {
  const program = await ctx.db
    .selectFrom(programRows(ctx).as('programs'))
    .selectAll()
    .where('id', '=', programId)
    .executeTakeFirstOrThrow();
  return { program, ...askedBy(ctx, program) };
}

/** Fee, documents, questions and the starts one can still apply for. */
export function askedBy({ clock }: Context, program: StoredProgram) {
  const today = calendarDay(clock.now());
  const intakes = program.intakes.filter(({ starts_on, closes_on }) => (closes_on ?? starts_on) >= today);
  const { fee_paise = 0, documents = [], questions = [] } = program.application ?? {};
  return { feePaise: fee_paise, documents, questions, intakes };
}

/** Documents of forms, by form. */
export async function documentsOf(ctx: Context, formIds: readonly string[]) {
  if (formIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_documents')
    .select(['id', 'application_form_id', 'name', 'file_name', 'file_bytes'])
    .where('application_form_id', 'in', [...formIds])
    .orderBy('name')
    .execute();
}

/** Where a draft stands, read afresh. */
export async function currentStep(ctx: Context, form: FormRow) {
  const [terms, documents] = await Promise.all([termsOf(ctx, form.program_id), documentsOf(ctx, [form.id])]);
  return { step: stepWith(form, documents, terms), ...terms };
}

type Terms = Pick<ReturnType<typeof askedBy>, 'feePaise' | 'documents' | 'questions' | 'intakes'>;

/** The step of a form with these documents, for a program that asks for this. */
export const stepWith = (form: FormRow, documents: readonly { name: string }[], terms: Terms): FormStep =>
  stepOf(
    { ...form, documents: documents.map(({ name }) => name) },
    { ...terms, intakes: terms.intakes.map(({ starts_on }) => starts_on) },
  );
