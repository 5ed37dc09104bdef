import type { FormStep } from '../contract.ts';
import type { Selectable } from 'kysely';
import { mayRead, type Opened } from '#features/base/accounts/server/index.ts';
import { getStoredProgram, type StoredProgram, programRows } from '#features/catalogue/programs/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { formPolicy, firstIncompleteStep } from './policy.ts';
import type { ApplicationFormsTable } from './tables.ts';

export type FormRow = Selectable<ApplicationFormsTable>;

/** A program open for applications, by code; 404 otherwise. */
export async function getOpenProgram(ctx: Context, code: string) {
  const program = await getStoredProgram(ctx, { code });
  if (!program.application) throw notFound('program');
  return program;
}

/** What an applicant wrote. */
export const openedForm = (id: string): Opened => ({ action: 'application-form.open', type: 'application_form', id });

/** An application that the viewer may read; 404 otherwise. */
export async function getFormRow(ctx: Context, id: string): Promise<FormRow> {
  const form = await ctx.db.selectFrom('application_forms').selectAll().where('id', '=', id).executeTakeFirst();
  const read = { action: 'application-form.read', objectType: 'application_form', objectId: id };
  if (!form || !(await mayRead(ctx, form.user_id, read, { thing: openedForm(id), scope: 'support' })))
    throw notFound('application');
  return form;
}

/** The viewer's own draft, locked for update. 404 for everyone else, 409 once submitted. */
export async function lockDraft(ctx: Context, id: string): Promise<FormRow> {
  const viewer = signedIn(ctx);
  const form = await ctx.db.selectFrom('application_forms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (form?.user_id !== viewer.id) throw notFound('application');
  if (!formPolicy.change(viewer, formFacts(form))) throw conflict('sent');
  return form;
}

export const formFacts = ({ user_id, status }: Pick<FormRow, 'user_id' | 'status'>) => ({ userId: user_id, status });

/** A program and its terms for applicants, even when the program is no longer listed. */
export async function getProgramTerms(ctx: Context, programId: string) {
  const program = await ctx.db
    .selectFrom(programRows(ctx).as('programs'))
    .selectAll()
    .where('id', '=', programId)
    .executeTakeFirstOrThrow();
  return { program, ...computeTerms(ctx, program) };
}

/** The fee, required documents, questions and open start dates of a program. */
export function computeTerms({ clock }: Context, program: StoredProgram) {
  const today = calendarDay(clock.now());
  const intakes = program.intakes.filter(({ starts_on, closes_on }) => (closes_on ?? starts_on) >= today);
  const { fee_paise = 0, documents = [], questions = [] } = program.application ?? {};
  return { feePaise: fee_paise, documents, questions, intakes };
}

/** The documents of these applications, ordered by name. */
export async function findDocuments(ctx: Context, formIds: readonly string[]) {
  if (formIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_documents')
    .select(['id', 'application_form_id', 'name', 'file_name', 'file_bytes'])
    .where('application_form_id', 'in', [...formIds])
    .orderBy('name')
    .execute();
}

/** The current step of an application, with the program and its terms. */
export async function loadCurrentStep(ctx: Context, form: FormRow) {
  const [terms, documents] = await Promise.all([getProgramTerms(ctx, form.program_id), findDocuments(ctx, [form.id])]);
  return { step: computeStep(form, documents, terms), ...terms };
}

type Terms = Pick<ReturnType<typeof computeTerms>, 'feePaise' | 'documents' | 'questions' | 'intakes'>;

/** Computes the current step from an application, its documents and the program's terms. */
export const computeStep = (form: FormRow, documents: readonly { name: string }[], terms: Terms): FormStep =>
  firstIncompleteStep(
    { ...form, documents: documents.map(({ name }) => name) },
    { ...terms, intakes: terms.intakes.map(({ starts_on }) => starts_on) },
  );
