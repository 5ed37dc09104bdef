/** Test fixtures: a program, and applications in progress. */
import { randomBytes } from 'node:crypto';
import type { TestUser, TestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { Context } from '#platform/http/context.ts';

export const BASIC = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '+91 98450 12345',
  city: 'Bengaluru',
  qualification: 'B.Com.',
  institution: 'Bangalore University',
};
export const QUESTION = 'Which question would you like to answer?';
export const ADDITIONAL = { answers: [{ question: QUESTION, answer: 'What to stock less of.' }] };

type FormOptions = { fee?: number; documents?: string[]; questions?: string[]; referral?: number };

/** A program that takes applications. `fee` and `referral` are in paise. */
export async function anOpenProgram(ctx: Context, options: FormOptions = {}) {
  const id = randomBytes(6).toString('hex');
  const { slug } = await ctx.db
    .insertInto('categories')
    .values({ slug: `field-${id}`, name: 'Data', family: 'data', description: 'Numbers.' })
    .returning('slug')
    .executeTakeFirstOrThrow();
  const { fee = 50_000, documents = [], questions = [QUESTION], referral = 20_000 } = options;
  return ctx.db
    .insertInto('programs')
    .values({
      id,
      code: `analyst-${id}`,
      title: `Data Analyst ${id}`,
      provider: 'Lantern Academy',
      url: 'https://academy.example/analyst',
      category: slug,
      families: ['data'],
      program_type: 'certificate',
      level: 'beginner',
      mode: 'online',
      region: 'India',
      language: 'en',
      cost: 'paid',
      application: JSON.stringify({ fee_paise: fee, documents, questions }),
      referral_paise: referral,
      source: 'test',
      source_id: id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A confirmed application that waits for its payment; with a fee of 0 it is submitted already. */
export async function aConfirmedForm(app: TestApp, options: FormOptions & { member?: TestUser; code?: string } = {}) {
  const { member = await aMember(app.context()), code = (await anOpenProgram(app.context(), options)).code } = options;
  const { data } = await app.call(member, 'POST /api/application_forms', { json: { program_code: code } });
  const params = { id: data.id };
  await app.call(member, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
  await app.call(member, 'PATCH /api/application_forms/{id}/additional_details', {
    params,
    json: { answers: (options.questions ?? [QUESTION]).map((question) => ({ question, answer: 'What to stock less of.' })) },
  });
  const { data: form } = await app.call(member, 'POST /api/application_forms/{id}/confirm', { params });
  return { member, code, form, id: data.id };
}

export const aDegree = () => ({ name: 'Degree', file: new File(['B.Com.'], 'degree.txt') });

/** A draft with a document, and a submitted application. */
export async function aDraftAndASubmittedForm(app: TestApp, member: TestUser) {
  const { code } = await anOpenProgram(app.context(), { documents: ['Degree'] });
  const draft = await app.call(member, 'POST /api/application_forms', { json: { program_code: code } });
  const params = { id: draft.data.id };
  await app.call(member, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
  await app.call(member, 'PATCH /api/application_forms/{id}/additional_details', { params, json: ADDITIONAL });
  const { data } = await app.call(member, 'PUT /api/application_forms/{id}/documents', { params, multipart: aDegree() });
  const sent = await aConfirmedForm(app, { member, fee: 0 });
  return { formId: params.id, documentId: data.attributes.documents[0]?.id ?? '', sentFormId: sent.id };
}
