import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { RESUME } from '#features/catalogue/jobs/server/testing.ts';
import { showDueRejections } from '#features/member/correspondence/server/index.ts';
import { startSmtp } from '../../../../../tests/setup/fake-smtp.ts';
import { aJobByEmail, applyByFile, secretIn } from './testing.ts';

const smtp = await startSmtp();
const app = openTestApp({ SMTP_URL: smtp.url });
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.messages.length = 0;
  smtp.respondWith('accept');
});

const byToken = (token: string) => ({ params: { token } });
const byId = (id: string) => ({ params: { id } });
const mailsTo = (address: string) => smtp.messages.filter((message) => message.includes(`To: ${address}`));

/** Applies by e-mail and returns the secret of the link that the employer gets. */
async function aDelivered() {
  const { job, company } = await aJobByEmail(app);
  const applied = await applyByFile(app, job.slug);
  await app.runTasks();
  return { job, company, ...applied, token: secretIn(mailsTo('people@lamps.example').at(-1) ?? '', 'received') };
}

test('an application reaches the address of its job with letter, answers, résumé and the applicant to answer to', async () => {
  const { job } = await aJobByEmail(app);
  await app
    .context()
    .db.updateTable('jobs')
    .set({ questions: JSON.stringify([{ id: 'start', text: 'When can you start?', kind: 'text', required: true }]) })
    .where('id', '=', job.id)
    .execute();
  const { applicant, applicationId } = await applyByFile(app, job.slug, { answers: '{"start":"At once"}' });
  await app.runTasks();
  const [mail = '', ...more] = mailsTo('people@lamps.example');
  expect(more).toEqual([]);
  expect(mail).toContain('Asha Pillai applies for Data analyst');
  for (const part of ['I count lamps.', 'When can you start?', 'At once', 'filename=asha.txt']) expect(mail).toContain(part);
  expect(mail).toContain(Buffer.from(RESUME).toString('base64').slice(0, 40));
  const { data: me } = await app.call(applicant, 'GET /api/users/auth/logged_in');
  expect(/^Reply-To: (.*)$/m.exec(mail)?.[1]?.trim()).toBe(me?.attributes.email);
  const delivery = await app.call(applicant, 'GET /api/job_applications/{id}/delivery', byId(applicationId));
  expect(delivery.data).toMatchObject({ email: 'people@lamps.example', state: 'sent', can: { send_again: false } });
});

test('an e-mail to an employer is in English, whatever language its applicant reads', async () => {
  const { job } = await aJobByEmail(app);
  await applyByFile(app, job.slug, { language: 'hi' });
  await app.runTasks();
  expect(mailsTo('people@lamps.example').at(-1)).toContain('Open the application and tell Asha Pillai where it stands');
});

test('members see the address before they apply, and visitors only that it goes by e-mail', async () => {
  const { job } = await aJobByEmail(app);
  const ana = await aMember(app.context());
  const shown = async (person: typeof ana | null) =>
    (await app.call(person, 'GET /api/jobs/{slug}', { params: { slug: job.slug } })).data.attributes;
  expect(await shown(ana)).toMatchObject({ by_email: true, apply_email: 'people@lamps.example', can: { apply: true } });
  expect(await shown(null)).toMatchObject({ by_email: true, apply_email: null });
});

test('the link opens the application without an account; reading it tells nobody, opening it tells the applicant', async () => {
  const { token, applicant, applicationId } = await aDelivered();
  const status = async () =>
    (await app.call(applicant, 'GET /api/job_applications/{id}', byId(applicationId))).data.attributes.status;
  const read = await app.call(null, 'GET /api/received/{token}', byToken(token));
  expect(read.data.attributes).toMatchObject({
    name: 'Asha Pillai',
    job: 'Data analyst',
    company: 'Meenakshi Lamps',
    letter: 'I count lamps.',
    stage: 'submitted',
    file: { name: 'asha.txt' },
    can: { stages: ['shortlisted', 'interview', 'offered'], reject: true, take_back: false },
  });
  expect(await status()).toBe('submitted');
  await app.call(null, 'POST /api/received/{token}/open', byToken(token));
  await app.call(null, 'POST /api/received/{token}/open', byToken(token));
  expect(await status()).toBe('viewed');
  const resume = await app.call(null, 'GET /api/received/{token}/resume', byToken(token));
  expect(resume.data.attributes.text).toContain('Power BI dashboards');
  const file = await app.fetch(`/api/received/${token}/file`, {});
  expect(file.headers.get('cache-control')).toContain('no-store');
  expect([file.status, file.headers.get('content-disposition'), await file.text()]).toEqual([
    200,
    expect.stringContaining('attachment'),
    RESUME,
  ]);
});

test('a stage set by the link shows at once; a rejection after ten minutes, until which it can be taken back', async () => {
  const { token, applicant, applicationId } = await aDelivered();
  const status = async () =>
    (await app.call(applicant, 'GET /api/job_applications/{id}', byId(applicationId))).data.attributes.status;
  const moved = await app.call(null, 'POST /api/received/{token}/stage', {
    ...byToken(token),
    json: { from: 'submitted', stage: 'shortlisted' },
  });
  expect([moved.data.attributes.stage, await status()]).toEqual(['shortlisted', 'shortlisted']);
  const stale = app.call(null, 'POST /api/received/{token}/stage', {
    ...byToken(token),
    json: { from: 'submitted', stage: 'interview' },
  });
  await expect(stale).rejects.toMatchObject({ status: 409 });
  const reject = (reason: string) =>
    app.call(null, 'POST /api/received/{token}/rejection', { ...byToken(token), json: { from: 'shortlisted', reason } });
  await expect(reject(' ')).rejects.toMatchObject({ status: 422 });
  expect((await reject('We need SQL.')).data.attributes).toMatchObject({
    stage: 'rejected',
    can: { take_back: true, stages: [] },
  });
  await app.call(null, 'DELETE /api/received/{token}/rejection', byToken(token));
  await expect(app.call(null, 'DELETE /api/received/{token}/rejection', byToken(token))).rejects.toMatchObject({ status: 409 });
  await reject('We need SQL.');
  expect(await status()).toBe('shortlisted');
  app.clock.advance(10 * 60_000);
  await showDueRejections(app.context());
  expect(await status()).toBe('rejected');
  const { data } = await app.call(applicant, 'GET /api/job_applications/{id}/correspondence', byId(applicationId));
  expect(data.attributes).toMatchObject({ by_email: true, rejection: { reason: 'We need SQL.' } });
});

test('a link ends when it expires, when the application is withdrawn, and when it is sent anew', async () => {
  const expired = await aDelivered();
  app.clock.advance(60 * 86_400_000);
  const withdrawn = await aDelivered();
  await app.call(withdrawn.applicant, 'POST /api/job_applications/{id}/withdraw', byId(withdrawn.applicationId));
  const replaced = await aDelivered();
  app.clock.advance(1000);
  await app.call(replaced.applicant, 'PATCH /api/job_applications/{id}', {
    ...byId(replaced.applicationId),
    multipart: { cover_letter: 'I count lamps and shades.' },
  });
  for (const { token } of [expired, withdrawn, replaced]) {
    await expect(app.call(null, 'GET /api/received/{token}', byToken(token))).rejects.toMatchObject({ status: 404 });
    await expect(app.call(null, 'POST /api/received/{token}/open', byToken(token))).rejects.toMatchObject({ status: 404 });
    await expect(app.call(null, 'GET /api/received/{token}/resume', byToken(token))).rejects.toMatchObject({ status: 404 });
    expect((await app.fetch(`/api/received/${token}/file`, {})).status).toBe(404);
  }
  await app.runTasks();
  const latest = mailsTo('people@lamps.example').at(-1) ?? '';
  const { data } = await app.call(null, 'GET /api/received/{token}', byToken(secretIn(latest, 'received')));
  expect(data.attributes.letter).toBe('I count lamps and shades.');
});

test('whoever holds a link can end all e-mails to its address: links end, jobs close, and nothing more is sent', async () => {
  const { token, job } = await aDelivered();
  await app.call(null, 'POST /api/received/{token}/stop', byToken(token));
  await expect(app.call(null, 'GET /api/received/{token}', byToken(token))).rejects.toMatchObject({ status: 404 });
  const shown = (await app.call(null, 'GET /api/jobs/{slug}', { params: { slug: job.slug } })).data.attributes;
  expect(shown).toMatchObject({ open: false, can: { apply: false } });
  await expect(applyByFile(app, job.slug)).rejects.toMatchObject({ status: 409, body: { code: 'job-closed' } });
});

test('an application that the mail server refuses is told to its applicant, who can send it again', async () => {
  const { job } = await aJobByEmail(app);
  smtp.respondWith('reject');
  const { applicant, applicationId } = await applyByFile(app, job.slug);
  await app.runTasks();
  const delivery = async () => (await app.call(applicant, 'GET /api/job_applications/{id}/delivery', byId(applicationId))).data;
  expect(await delivery()).toMatchObject({ state: 'failed', can: { send_again: true } });
  const { data: notices } = await app.call(applicant, 'GET /api/notifications');
  expect(notices.map(({ attributes }) => attributes.kind)).toContain('application-undelivered');
  smtp.respondWith('accept');
  app.clock.advance(1000);
  await app.call(applicant, 'POST /api/job_applications/{id}/delivery', byId(applicationId));
  await app.runTasks();
  expect([(await delivery())?.state, mailsTo('people@lamps.example').length]).toEqual(['sent', 1]);
  const again = app.call(applicant, 'POST /api/job_applications/{id}/delivery', byId(applicationId));
  await expect(again).rejects.toMatchObject({ status: 409 });
});

test('what became of the e-mail is told to nobody but the applicant', async () => {
  const { applicationId } = await aDelivered();
  const [ben, staff] = [await aMember(app.context()), await aMember(app.context(), { staff: true })];
  for (const person of [ben, staff])
    await expect(app.call(person, 'GET /api/job_applications/{id}/delivery', byId(applicationId))).rejects.toMatchObject({
      status: 404,
    });
  await expect(app.call(null, 'GET /api/job_applications/{id}/delivery', byId(applicationId))).rejects.toMatchObject({
    status: 401,
  });
});

test('an unknown secret is a 404, whatever it looks like', async () => {
  for (const token of ['x', 'A'.repeat(43), "' or 1=1 --", '%00'])
    expect((await app.fetch(`/api/received/${encodeURIComponent(token)}`, {})).status).toBe(404);
});
