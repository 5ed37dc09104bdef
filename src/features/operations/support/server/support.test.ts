import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { aMessage } from '#features/base/leads/server/testing.ts';
import { aConfirmedForm, QUESTION } from '#features/member/program-applications/server/testing.ts';

const app = openTestApp();
const support = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['support'] });
const reason = 'Answered by phone';

/** A message from a form; returns its id. */
async function aLead(email: string, overrides: Record<string, unknown> = {}): Promise<string> {
  await app.call(null, 'POST /api/leads', { json: { ...(await aMessage(app.context())), email, ...overrides } });
  const { db } = app.context();
  return (await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

test('messages are found by address, reference and form, without suspected spam, and page by page', async () => {
  const meera = await support();
  const id = await aLead('kite@people.example', { name: 'Kim Kite' });
  const spam = await aLead('kite-spam@people.example', { homepage: 'x' });
  const find = async (query: { find?: string; state?: 'new' | 'suspected' | 'closed'; kind?: 'educator' }) =>
    (await app.call(meera, 'GET /api/staff/leads', { query })).data.map((lead) => lead.id);
  expect(await find({ find: 'kite', state: 'new' })).toEqual([id]);
  expect(await find({ find: id.slice(0, 8).toUpperCase() })).toEqual([id]);
  expect(await find({ find: 'kite', state: 'suspected' })).toEqual([spam]);
  expect(await find({ find: 'kite' })).toHaveLength(2);
  expect(await find({ find: 'kite', kind: 'educator' })).toEqual([]);
  expect((await app.call(meera, 'GET /api/staff')).data.attributes.counts['leads']).toBe(1);
});

test('what became of a message is said once; a colleague who is late is told, and reads who dealt with it', async () => {
  const [meera, rohan] = [await support(), await support('Rohan Shah')];
  const id = await aLead('answered@people.example');
  const change = (person: { cookie: string }, state: 'answered' | 'closed') =>
    app.call(person, 'POST /api/staff/leads/{id}/state', { params: { id }, json: { from: 'new', state, reason } });
  const outcomes = await Promise.allSettled([change(meera, 'answered'), change(rohan, 'answered')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(change(rohan, 'closed')).rejects.toMatchObject({
    status: 412,
    body: { code: 'message-changed-meanwhile' },
  });
  const { attributes } = (await app.call(rohan, 'GET /api/staff/leads/{id}', { params: { id } })).data;
  expect(attributes).toMatchObject({ state: 'answered', message: 'My report says partly where I would say met.' });
  expect(attributes.history).toHaveLength(1);
  expect(attributes.history[0]?.attributes).toMatchObject({
    action: 'lead.change',
    changes: [{ field: 'state', before: 'new', after: 'answered' }],
    reason,
  });
  const missing = app.call(meera, 'POST /api/staff/leads/{id}/state', {
    params: { id },
    json: { from: 'answered', state: 'closed', reason: '    ' },
  });
  await expect(missing).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'reason' }] } });
});

test('the messages of a list are exported after a fresh sign-in, and the log says how many but no address', async () => {
  const meera = await support();
  await aLead('exported@people.example', { organisation: 'Sparrow College' });
  const query = { find: 'exported@' };
  const csv = await (await app.call(meera, 'GET /api/staff/leads/export', { query })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain('Sparrow College');
  const { db } = app.context();
  const entry = await db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'leads.export')
    .where('actor_id', '=', meera.id)
    .executeTakeFirstOrThrow();
  expect(entry.details).toEqual({ rows: 1 });
  const stale = await aMember(app.context(), { staff: ['support'], signedInMinutesAgo: 11 });
  for (const key of ['GET /api/staff/leads/export', 'GET /api/staff/application_forms/export'] as const)
    await expect(app.call(stale, key)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
});

test('what an applicant wrote is shown only after saying why, and its documents with it', async () => {
  const meera = await support();
  const applicant = await aMember(app.context(), { name: 'Asha Rao' });
  const { id } = await aConfirmedForm(app, { fee: 0, member: applicant });
  const params = { id };
  const { data } = await app.call(meera, 'GET /api/staff/application_forms', { query: { find: applicant.slug } });
  expect(data.map((form) => [form.id, form.attributes.status, form.attributes.member.name])).toEqual([
    [id, 'submitted', 'Asha Rao'],
  ]);
  const read = async () => (await app.call(meera, 'GET /api/staff/application_forms/{id}', { params })).data.attributes;
  expect(await read()).toMatchObject({ details: null, next: ['under_review', 'offered', 'rejected'] });
  await app.call(meera, 'POST /api/staff/application_forms/{id}/open', { params, json: { reason: 'Deciding it' } });
  const { details } = await read();
  expect(details?.opened_for).toBe('Deciding it');
  expect(details?.form.attributes.additional.answers?.[0]?.question).toBe(QUESTION);
  const other = await support();
  expect((await app.call(other, 'GET /api/staff/application_forms/{id}', { params })).data.attributes.details).toBeNull();
});

test('a decision tells the applicant, who reads the reason; a colleague who is late is told instead', async () => {
  const [meera, rohan] = [await support(), await support()];
  const { id, member } = await aConfirmedForm(app, { fee: 0 });
  const params = { id };
  const decide = (person: { cookie: string }, from: 'submitted' | 'offered', status: 'offered' | 'rejected' | 'submitted') =>
    app.call(person, 'POST /api/staff/application_forms/{id}/status', {
      params,
      json: { from, status, reason: 'We look forward to March.' },
    });
  expect((await decide(meera, 'submitted', 'offered')).data.attributes).toMatchObject({ status: 'offered' });
  await expect(decide(rohan, 'submitted', 'rejected')).rejects.toMatchObject({
    status: 412,
    body: { code: 'application-changed-meanwhile' },
  });
  await expect(decide(rohan, 'offered', 'submitted')).rejects.toMatchObject({ status: 409 });
  const opened = await app.call(meera, 'POST /api/staff/application_forms/{id}/open', { params, json: { reason } });
  expect(opened.data.attributes.details?.history.map(({ attributes }) => attributes)).toMatchObject([
    { action: 'application-form.open', reason },
    {
      action: 'application-form.offered',
      actor: { slug: meera.slug },
      reason: 'We look forward to March.',
      changes: [{ field: 'status', before: 'submitted', after: 'offered' }],
    },
  ]);
  const { timeline } = (await app.call(member, 'GET /api/application_forms/{id}', { params })).data.attributes;
  expect(timeline.at(-1)).toMatchObject({ status: 'offered', note: 'We look forward to March.' });
  const notices = (await app.call(member, 'GET /api/notifications')).data;
  expect(JSON.stringify(notices)).toContain('program-application');
});

test('a draft is nobody’s but its author’s, and decided applications are listed by their status and exported', async () => {
  const meera = await support();
  const applicant = await aMember(app.context(), { name: 'Ravi Nair' });
  const { id } = await aConfirmedForm(app, { fee: 0, member: applicant });
  const draft = await aConfirmedForm(app, { member: applicant });
  await expect(app.call(meera, 'GET /api/staff/application_forms/{id}', { params: { id: draft.id } })).rejects.toMatchObject({
    status: 404,
  });
  await app.call(meera, 'POST /api/staff/application_forms/{id}/status', {
    params: { id },
    json: { from: 'submitted', status: 'rejected', reason: 'The group is full.' },
  });
  const list = async (query: { status?: 'rejected' }) =>
    (await app.call(meera, 'GET /api/staff/application_forms', { query: { find: applicant.slug, ...query } })).data;
  expect([(await list({})).length, (await list({ status: 'rejected' })).map((form) => form.id)]).toEqual([0, [id]]);
  const query = { find: applicant.slug, status: 'rejected' } as const;
  const csv = await (await app.call(meera, 'GET /api/staff/application_forms/export', { query })).text();
  expect(csv).toContain(`,${applicant.slug},rejected,`);
});

test('what an employer said elsewhere is recorded with a reason, the applicant is told, and whoever is late is told instead', async () => {
  const [meera, rohan] = [await support(), await support()];
  const applicant = await aMember(app.context(), { name: 'Ira Sparrow' });
  const { id } = await anApplication(app.context(), { user_id: applicant.id });
  const params = { id };
  const list = async (query: { find?: string; status?: 'interview' }) =>
    (await app.call(meera, 'GET /api/staff/job_applications', { query })).data.map((application) => application.id);
  expect(await list({ find: applicant.slug })).toEqual([id]);
  const record = (person: { cookie: string }, from: 'submitted' | 'interview', status: 'interview' | 'viewed') =>
    app.call(person, 'POST /api/staff/job_applications/{id}/status', {
      params,
      json: { from, status, reason: 'They telephoned' },
    });
  const { attributes } = (await record(meera, 'submitted', 'interview')).data;
  expect(attributes).toMatchObject({ status: 'interview', next: ['offered', 'rejected'], member: { name: 'Ira Sparrow' } });
  expect(attributes.history.map((entry) => entry.attributes)).toMatchObject([
    { action: 'job-application.interview', reason: 'They telephoned', changes: [{ before: 'submitted', after: 'interview' }] },
  ]);
  await expect(record(rohan, 'submitted', 'interview')).rejects.toMatchObject({
    status: 412,
    body: { code: 'application-changed-meanwhile' },
  });
  await expect(record(rohan, 'interview', 'viewed')).rejects.toMatchObject({ status: 409 });
  expect(JSON.stringify((await app.call(applicant, 'GET /api/notifications')).data)).toContain('application-status');
  expect(await list({ find: applicant.slug, status: 'interview' })).toEqual([id]);
  const csv = await (await app.call(meera, 'GET /api/staff/job_applications/export', { query: { find: applicant.slug } })).text();
  expect(csv).toContain(`,${applicant.slug},interview`);
});
