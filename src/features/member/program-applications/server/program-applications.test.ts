import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aPayer, PAYER_PHONE } from '#features/base/payments/server/testing.ts';
import { refundByOperator } from '#features/base/payments/server/index.ts';
import { changeFormStatus } from './change-status.ts';
import { aConfirmedForm, anOpenProgram, BASIC, QUESTION } from './testing.ts';

const app = openTestApp({}, { paymentSandbox: true });
const payer = aPayer(app);
const buy = async ({ member, id }: { member: { cookie: string }; id: string }) =>
  (
    await app.call(member, 'POST /api/purchases', {
      json: { purchasable_type: 'ApplicationForm', purchasable_id: id, phone: PAYER_PHONE },
    })
  ).data;
const getForm = async ({ member, id }: { member: { cookie: string }; id: string }) =>
  (await app.call(member, 'GET /api/application_forms/{id}', { params: { id } })).data.attributes;
const start = async (member: { cookie: string }, program_code: string) =>
  (await app.call(member, 'POST /api/application_forms', { json: { program_code } })).data;
const file = (text = 'B.Com., 2021') => new File([text], 'degree.txt', { type: 'text/plain' });
const answers = [{ question: QUESTION, answer: 'What to stock less of.' }];

test('an unknown program code, or the code of a program without applications, is a 404', async () => {
  const ana = await aMember(app.context());
  const closed = await anOpenProgram(app.context());
  await app.context().db.updateTable('programs').set({ application: null }).where('id', '=', closed.id).execute();
  for (const program_code of ['no-such-program', closed.code]) {
    const notFound = { status: 404 };
    await expect(
      app.call(null, 'GET /api/application_forms/start/{program_code}', { params: { program_code } }),
    ).rejects.toMatchObject(notFound);
    await expect(start(ana, program_code)).rejects.toMatchObject(notFound);
  }
});

test('an application is started once and resumed at its last step', async () => {
  const [ana, program] = [await aMember(app.context()), await anOpenProgram(app.context())];
  const [first, second] = await Promise.all([start(ana, program.code), start(ana, program.code)]);
  expect(second.id).toBe(first.id);
  expect(first.attributes).toMatchObject({ status: 'draft', step: 'basic-details', basic: { name: ana.name } });
  const params = { id: first.id };
  await app.call(ana, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
  const terms = await app.call(ana, 'GET /api/application_forms/start/{program_code}', {
    params: { program_code: program.code },
  });
  expect(terms.data.attributes.form?.attributes).toMatchObject({ step: 'additional-details', basic: BASIC });
});

test('steps must be completed in order', async () => {
  const program = await anOpenProgram(app.context(), { documents: ['Degree'] });
  const ana = await aMember(app.context());
  const { id } = await start(ana, program.code);
  const params = { id };
  const stepOrderError = { status: 409, body: { code: 'step-order' } };
  const additional = () => app.call(ana, 'PATCH /api/application_forms/{id}/additional_details', { params, json: { answers } });
  const confirm = () => app.call(ana, 'POST /api/application_forms/{id}/confirm', { params });
  const document = (name = 'Degree') =>
    app.call(ana, 'PUT /api/application_forms/{id}/documents', { params, multipart: { name, file: file() } });
  await expect(additional()).rejects.toMatchObject(stepOrderError);
  await expect(document()).rejects.toMatchObject(stepOrderError);
  await expect(confirm()).rejects.toMatchObject(stepOrderError);
  await app.call(ana, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
  await expect(confirm()).rejects.toMatchObject(stepOrderError);
  await additional();
  await expect(confirm()).rejects.toMatchObject(stepOrderError);
  await expect(document('Something else')).rejects.toMatchObject({ status: 422 });
  expect((await document()).data.attributes.step).toBe('payment');
  await expect(buy({ member: ana, id })).rejects.toMatchObject(stepOrderError);
  await confirm();
  expect((await buy({ member: ana, id })).attributes.amount).toBe('500.00');
});

test('a change after confirming requires confirming again before paying', async () => {
  const form = await aConfirmedForm(app);
  await app.call(form.member, 'PATCH /api/application_forms/{id}/basic_details', {
    params: { id: form.id },
    json: { ...BASIC, city: 'Mysuru' },
  });
  await expect(buy(form)).rejects.toMatchObject({ status: 409 });
});

test('every question must be answered, and answers to unknown questions are dropped', async () => {
  const [ana, program] = [await aMember(app.context()), await anOpenProgram(app.context())];
  const params = { id: (await start(ana, program.code)).id };
  await app.call(ana, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
  const save = (saved: typeof answers) =>
    app.call(ana, 'PATCH /api/application_forms/{id}/additional_details', { params, json: { answers: saved } });
  await expect(save([])).rejects.toMatchObject({ status: 422 });
  const { data } = await save([...answers, { question: 'An unknown question?', answer: 'Yes.' }]);
  expect(data.attributes.additional.answers).toEqual(answers);
});

test('the answers of the last application are suggested in the next one, but not saved', async () => {
  const first = await aConfirmedForm(app);
  const next = await start(first.member, (await anOpenProgram(app.context())).code);
  expect(next.attributes).toMatchObject({ basic: BASIC, additional: { answers }, step: 'basic-details' });
  expect(next.attributes.saved).toEqual({ basic: false, additional: false });
});

test('documents are checked like résumés, and a second document replaces the first and its file', async () => {
  const program = await anOpenProgram(app.context(), { documents: ['Degree'] });
  const ana = await aMember(app.context());
  const params = { id: (await start(ana, program.code)).id };
  await app.call(ana, 'PATCH /api/application_forms/{id}/basic_details', { params, json: BASIC });
  const put = (upload: File) =>
    app.call(ana, 'PUT /api/application_forms/{id}/documents', { params, multipart: { name: 'Degree', file: upload } });
  await expect(put(new File(['<html>'], 'degree.pdf'))).rejects.toMatchObject({ status: 415 });
  await expect(put(new File(['MZ'], 'degree.exe'))).rejects.toMatchObject({ status: 415 });
  await put(file('first'));
  const key = () =>
    app
      .context()
      .db.selectFrom('application_documents')
      .select('file_key')
      .where('application_form_id', '=', params.id)
      .executeTakeFirstOrThrow();
  const { file_key: first } = await key();
  const { data } = await put(file('second'));
  await app.runTasks();
  await expect(app.context().files.get(first)).rejects.toMatchObject({ isMissing: true });
  const [document] = data.attributes.documents;
  const response = await app.fetch(`/api/application_forms/${params.id}/documents/${document?.id}`, {
    headers: { cookie: ana.cookie },
  });
  expect(await response.text()).toBe('second');
});

test('confirming submits an application without a fee', async () => {
  const form = await aConfirmedForm(app, { fee: 0 });
  expect(await getForm(form)).toMatchObject({ status: 'submitted', paid: 0, step: 'status', can: { change: false } });
  await expect(buy(form)).rejects.toMatchObject({ status: 409 });
});

test('paying submits an application once, which then cannot be edited', async () => {
  const form = await aConfirmedForm(app);
  await payer.pay(await buy(form));
  const sent = await getForm(form);
  expect(sent).toMatchObject({ status: 'submitted', paid: 500 });
  expect(sent.timeline.map(({ status }) => status)).toEqual(['submitted']);
  await expect(
    app.call(form.member, 'PATCH /api/application_forms/{id}/basic_details', { params: { id: form.id }, json: BASIC }),
  ).rejects.toMatchObject({ status: 409 });
  await expect(buy(form)).rejects.toMatchObject({ status: 409, body: { code: 'already-bought' } });
});

test('staff decisions are audited, notify the applicant and are on the timeline with their note, and a rejection is final', async () => {
  const form = await aConfirmedForm(app, { fee: 0 });
  const ctx = app.context();
  await changeFormStatus(ctx, { id: form.id, status: 'under_review', note: '' });
  await changeFormStatus(ctx, { id: form.id, status: 'rejected', note: 'The group is full.' });
  await expect(changeFormStatus(ctx, { id: form.id, status: 'offered', note: '' })).rejects.toMatchObject({ status: 409 });
  expect((await getForm(form)).timeline.at(-1)).toMatchObject({ status: 'rejected', note: 'The group is full.' });
  const { data } = await app.call(form.member, 'GET /api/notifications');
  expect(data.filter(({ attributes }) => attributes.kind === 'program-application')).toHaveLength(3);
  const auditEntries = await ctx.db.selectFrom('audit_entries').select('action').where('object_id', '=', form.id).execute();
  expect(auditEntries.map(({ action }) => action)).toEqual(['application-form.under_review', 'application-form.rejected']);
});

test('an undecided application can be withdrawn and started again', async () => {
  const form = await aConfirmedForm(app, { fee: 0 });
  const params = { id: form.id };
  const withdraw = () => app.call(form.member, 'POST /api/application_forms/{id}/withdraw', { params });
  expect((await withdraw()).data.attributes.status).toBe('withdrawn');
  expect((await withdraw()).data.attributes.timeline).toHaveLength(2);
  const again = await start(form.member, form.code);
  expect(again.id).not.toBe(form.id);
  expect(again.attributes.status).toBe('draft');
});

test('a refunded fee withdraws an undecided application and leaves a decided one', async () => {
  const [undecided, decided] = [await aConfirmedForm(app), await aConfirmedForm(app)];
  for (const form of [undecided, decided]) await payer.pay(await buy(form));
  await changeFormStatus(app.context(), { id: decided.id, status: 'offered', note: '' });
  for (const form of [undecided, decided]) {
    const { txnid } = await getForm(form);
    await refundByOperator(app.context(), { txnidOrNumber: txnid ?? '', note: 'requested within seven days' });
  }
  expect(await getForm(undecided)).toMatchObject({ status: 'withdrawn', returned: true });
  expect(await getForm(decided)).toMatchObject({ status: 'offered', returned: true });
});
