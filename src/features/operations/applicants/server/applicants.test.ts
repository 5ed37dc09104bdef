import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { showDueRejections } from '#features/member/correspondence/server/index.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import type { Stage } from '../contract.ts';
import { readMissingExperience } from './read-experience.ts';
import { anApplicant, aJobWithApplicant } from './testing.ts';

const app = openTestApp();
const byId = (id: string) => ({ params: { id } });
const TEN_MINUTES = 10 * 60_000;

const list = (person: TestUser, jobId: string, query: object = {}) =>
  app.call(person, 'GET /api/hiring/jobs/{id}/applicants', { ...byId(jobId), query });
const stageOf = async (person: TestUser, id: string) =>
  (await app.call(person, 'GET /api/hiring/applicants/{id}', byId(id))).data.attributes.stage;
const statusFor = async (applicant: TestUser, id: string) =>
  (await app.call(applicant, 'GET /api/job_applications/{id}', byId(id))).data.attributes.status;
const correspondence = async (applicant: TestUser, id: string) =>
  (await app.call(applicant, 'GET /api/job_applications/{id}/correspondence', byId(id))).data.attributes;
const noticesOf = async (person: TestUser) =>
  (await app.call(person, 'GET /api/notifications')).data.map(({ attributes: { kind, facts } }) => [kind, facts]);
const move = (person: TestUser, jobId: string, applicants: { id: string; from: Stage }[], more: object = {}) =>
  app.call(person, 'POST /api/hiring/jobs/{id}/applicants/stages', {
    ...byId(jobId),
    json: { applicants, stage: 'shortlisted', ...more },
  });
const reject = (person: TestUser, jobId: string, applicants: { id: string; from: Stage }[], reason = 'We need SQL, {name}.') =>
  app.call(person, 'POST /api/hiring/jobs/{id}/applicants/rejections', { ...byId(jobId), json: { applicants, reason } });

test('applicants are listed by stage, searched and paged, and other companies’ are not among them', async () => {
  const { job, employer, applicationId } = await aJobWithApplicant(app.context());
  await aJobWithApplicant(app.context(), { name: 'Somebody else' });
  app.clock.advance(60_000);
  const second = await anApplicant(app.context(), job.id, { name: 'Ben Kumar', letter: 'I count parcels in Pune.' });
  const all = await list(employer, job.id);
  expect(all.data.map(({ attributes }) => attributes.name)).toEqual(['Ben Kumar', 'Asha Pillai']);
  expect(all.facets.stage).toEqual([{ value: 'submitted', count: 2 }]);
  expect((await list(employer, job.id, { query: 'PARCELS' })).data.map(({ id }) => id)).toEqual([second.applicationId]);
  expect((await list(employer, job.id, { query: '%' })).data).toEqual([]);
  const page = await list(employer, job.id, { sort: 'oldest', per_page: 1 });
  expect([page.data[0]?.id, page.meta.total_pages]).toEqual([applicationId, 2]);
  await move(employer, job.id, [{ id: second.applicationId, from: 'submitted' }]);
  const shortlisted = await list(employer, job.id, { stage: 'shortlisted' });
  expect(shortlisted.data.map(({ id }) => id)).toEqual([second.applicationId]);
  expect(shortlisted.facets.stage.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual([
    { value: 'shortlisted', count: 1 },
    { value: 'submitted', count: 1 },
  ]);
});

test('opening an application shows its applicant that it was opened, once', async () => {
  const { job, employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  const opened = await app.call(employer, 'POST /api/hiring/applicants/{id}/open', byId(applicationId));
  expect(opened.data.attributes).toMatchObject({ stage: 'viewed', letter: 'I would like to do this work across 61 stores.' });
  await app.call(employer, 'POST /api/hiring/applicants/{id}/open', byId(applicationId));
  expect(await statusFor(applicant, applicationId)).toBe('viewed');
  expect(await noticesOf(applicant)).toEqual([
    ['application-status', { job: job.title, company: 'Lumen Retail', status: 'viewed' }],
  ]);
});

test('who was opened meanwhile is still where a colleague saw them', async () => {
  const { job, employer, applicationId } = await aJobWithApplicant(app.context());
  await app.call(employer, 'POST /api/hiring/applicants/{id}/open', byId(applicationId));
  expect((await move(employer, job.id, [{ id: applicationId, from: 'submitted' }])).changed).toEqual([applicationId]);
});

test('several applicants are moved at once, each with the message in their name', async () => {
  const { job, employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  const second = await anApplicant(app.context(), job.id, { name: 'Ben Kumar' });
  const applicants = [applicationId, second.applicationId].map((id) => ({ id, from: 'submitted' as const }));
  const result = await move(employer, job.id, applicants, { message: 'Hello {name}, thank you for {job} at {company}. {other}' });
  expect(result).toEqual({ changed: expect.arrayContaining([applicationId, second.applicationId]), left: [] });
  expect(await statusFor(applicant, applicationId)).toBe('shortlisted');
  const { messages } = await correspondence(second.applicant, second.applicationId);
  expect(messages.map(({ side, author, body }) => [side, author, body])).toEqual([
    ['employer', 'Priya Nair', 'Hello Ben, thank you for Data analyst at Lumen Retail. {other}'],
  ]);
});

test('whom a colleague has moved meanwhile is left as they are, and the second is told', async () => {
  const { company, job, employer, applicationId } = await aJobWithApplicant(app.context());
  const colleague = await anEmployer(app.context(), company.id, { role: 'recruiter', name: 'Arjun Mehta' });
  const seen = [{ id: applicationId, from: 'submitted' as const }];
  const [first, second] = await Promise.all([
    move(employer, job.id, seen, { stage: 'offered' }),
    move(colleague, job.id, seen, { stage: 'interview' }),
  ]);
  const [winner, loser] = first.changed.length > 0 ? [first, second] : [second, first];
  expect(winner.changed).toEqual([applicationId]);
  expect(loser).toEqual({
    changed: [],
    left: [{ id: applicationId, name: 'Asha Pillai', stage: await stageOf(employer, applicationId) }],
  });
  await expect(invite(employer, applicationId, { from: 'submitted' })).rejects.toMatchObject({
    status: 409,
    body: { code: 'applicant-moved' },
  });
});

test('a rejection is held for ten minutes, can be taken back, and is then shown with its reason', async () => {
  const { job, employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  const seen = [{ id: applicationId, from: 'submitted' as const }];
  await reject(employer, job.id, seen);
  expect(await stageOf(employer, applicationId)).toBe('rejected');
  expect([await statusFor(applicant, applicationId), (await correspondence(applicant, applicationId)).rejection]).toEqual([
    'submitted',
    null,
  ]);
  const back = await app.call(employer, 'DELETE /api/hiring/applicants/{id}/rejection', byId(applicationId));
  expect(back.data.attributes).toMatchObject({ stage: 'submitted', rejection: null });

  await reject(employer, job.id, seen);
  expect((await reject(employer, job.id, [{ id: applicationId, from: 'rejected' }])).changed).toEqual([]);
  expect((await move(employer, job.id, seen)).left).toMatchObject([{ stage: 'rejected' }]);
  app.clock.advance(TEN_MINUTES - 1000);
  await showDueRejections(app.context());
  expect(await statusFor(applicant, applicationId)).toBe('submitted');
  expect(await noticesOf(applicant)).toEqual([]);
  app.clock.advance(1000);
  await showDueRejections(app.context());
  await showDueRejections(app.context());
  expect(await statusFor(applicant, applicationId)).toBe('rejected');
  expect((await correspondence(applicant, applicationId)).rejection).toMatchObject({ reason: 'We need SQL, Asha.' });
  expect(await noticesOf(applicant)).toEqual([
    ['application-status', { job: job.title, company: 'Lumen Retail', status: 'rejected' }],
  ]);
  await expect(app.call(employer, 'DELETE /api/hiring/applicants/{id}/rejection', byId(applicationId))).rejects.toMatchObject({
    status: 409,
    body: { code: 'rejection-shown' },
  });
});

test('a withdrawal before a held rejection is due is the end, and nobody is told of the rejection', async () => {
  const { job, employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  await reject(employer, job.id, [{ id: applicationId, from: 'submitted' }]);
  await app.call(applicant, 'POST /api/job_applications/{id}/withdraw', byId(applicationId));
  app.clock.advance(TEN_MINUTES);
  await showDueRejections(app.context());
  expect(await statusFor(applicant, applicationId)).toBe('withdrawn');
  expect(await stageOf(employer, applicationId)).toBe('withdrawn');
  expect(await noticesOf(applicant)).toEqual([]);
  expect(await noticesOf(employer)).toEqual([['applicant', { name: 'Asha Pillai', job: job.title, what: 'withdrew' }]]);
});

const inTwoDays = () => new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString();
const invite = (person: TestUser, id: string, more: object = {}) =>
  app.call(person, 'POST /api/hiring/applicants/{id}/interviews', {
    ...byId(id),
    json: {
      from: 'submitted',
      starts_at: inTwoDays(),
      minutes: 30,
      time_zone: 'Asia/Kolkata',
      link: 'https://calls.example/lumen',
      note: 'With Arjun; bring, if you like, a query.',
      ...more,
    },
  });

test('an interview is accepted, moved, and gives a calendar file', async () => {
  const { job, employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  await invite(employer, applicationId);
  expect(await statusFor(applicant, applicationId)).toBe('interview');
  const [interview] = (await correspondence(applicant, applicationId)).interviews;
  const params = { id: applicationId, interview_id: interview?.id ?? '' };
  const answer = (json: { answer: 'accepted' | 'other_time'; note?: string }) =>
    app.call(applicant, 'POST /api/job_applications/{id}/interviews/{interview_id}/answer', { params, json });
  await answer({ answer: 'accepted' });
  await answer({ answer: 'accepted' });
  const calendar = await (
    await app.call(applicant, 'GET /api/job_applications/{id}/interviews/{interview_id}/calendar', { params })
  ).text();
  expect(calendar).toContain('DTSTART:20261123T');
  expect(calendar).toContain('LOCATION:https://calls.example/lumen');
  expect(calendar.replaceAll('\r\n ', '')).toContain(String.raw`With Arjun\; bring\, if you like\, a query.`);
  await expect(answer({ answer: 'other_time' })).rejects.toMatchObject({ status: 422 });
  await answer({ answer: 'other_time', note: 'Any time on Friday.' });
  expect(await noticesOf(employer)).toEqual([
    ['applicant', { name: 'Asha Pillai', job: job.title, what: 'other_time' }],
    ['applicant', { name: 'Asha Pillai', job: job.title, what: 'accepted' }],
  ]);
  app.clock.advance(60_000);
  const { data } = await invite(employer, applicationId, { from: 'interview' });
  expect(data.attributes.interviews.map(({ cancelled, answer_note }) => [cancelled, answer_note])).toEqual([
    [true, 'Any time on Friday.'],
    [false, ''],
  ]);
  await expect(answer({ answer: 'accepted' })).rejects.toMatchObject({ status: 409 });
  await app.call(employer, 'DELETE /api/hiring/applicants/{id}/interviews', byId(applicationId));
  expect((await correspondence(applicant, applicationId)).interviews.every(({ cancelled }) => cancelled)).toBe(true);
});

test('an interview needs a time to come, a known zone, and a place or a link', async () => {
  const { employer, applicationId } = await aJobWithApplicant(app.context());
  const errors = { status: 422 };
  await expect(invite(employer, applicationId, { starts_at: '2020-01-01T00:00:00Z' })).rejects.toMatchObject(errors);
  await expect(invite(employer, applicationId, { time_zone: 'Mars/Olympus' })).rejects.toMatchObject(errors);
  await expect(invite(employer, applicationId, { link: '' })).rejects.toMatchObject(errors);
  await expect(invite(employer, applicationId, { link: 'javascript:alert(1)' })).rejects.toMatchObject(errors);
  expect(await stageOf(employer, applicationId)).toBe('submitted');
});

test('messages go both ways, and are read only once the other side had them on a page', async () => {
  const { job, employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  await app.call(employer, 'POST /api/hiring/jobs/{id}/applicants/messages', {
    ...byId(job.id),
    json: { applicants: [applicationId], body: 'Hello {name} <img src=x onerror=alert(1)>' },
  });
  const readAt = async () => (await correspondence(applicant, applicationId)).messages.map(({ read_at }) => read_at !== null);
  expect(await readAt()).toEqual([false]);
  await app.call(applicant, 'POST /api/job_applications/{id}/messages/read', byId(applicationId));
  expect(await readAt()).toEqual([true]);
  app.clock.advance(1000);
  await app.call(applicant, 'POST /api/job_applications/{id}/messages', { ...byId(applicationId), json: { body: 'Thank you.' } });
  const [card] = (await list(employer, job.id, { only: 'unread' })).data;
  expect(card?.attributes.unread).toBe(1);
  expect(await noticesOf(employer)).toEqual([['applicant', { name: 'Asha Pillai', job: job.title, what: 'replied' }]]);
  const { data } = await app.call(employer, 'POST /api/hiring/applicants/{id}/open', byId(applicationId));
  expect(data.attributes.messages.map(({ body, read_at }) => [body, read_at !== null])).toEqual([
    ['Hello Asha <img src=x onerror=alert(1)>', true],
    ['Thank you.', true],
  ]);
  expect((await list(employer, job.id, { only: 'unread' })).data).toEqual([]);
});

test('nobody writes where nobody reads, nor after a withdrawal', async () => {
  const { company, job, employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  const write = () =>
    app.call(applicant, 'POST /api/job_applications/{id}/messages', { ...byId(applicationId), json: { body: 'Hello?' } });
  await app.context().db.deleteFrom('company_people').where('company_id', '=', company.id).execute();
  expect(await correspondence(applicant, applicationId)).toMatchObject({ reads_here: false, can: { reply: false } });
  await expect(write()).rejects.toMatchObject({ status: 409, body: { code: 'nobody-reads-messages' } });
  await app
    .context()
    .db.insertInto('company_people')
    .values({ company_id: company.id, user_id: employer.id, role: 'owner' })
    .execute();
  await write();
  await app.call(applicant, 'POST /api/job_applications/{id}/withdraw', byId(applicationId));
  await expect(write()).rejects.toMatchObject({ status: 409 });
  const body = { ...byId(job.id), json: { applicants: [applicationId], body: 'Come back' } };
  await expect(app.call(employer, 'POST /api/hiring/jobs/{id}/applicants/messages', body)).rejects.toMatchObject({
    body: { code: 'applicant-withdrew' },
  });
});

test('notes are the colleagues’: the applicant never sees them, and only their author deletes them', async () => {
  const { company, employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  const viewer = await anEmployer(app.context(), company.id, { role: 'viewer', name: 'Meera Rao' });
  const { data } = await app.call(viewer, 'POST /api/hiring/applicants/{id}/notes', {
    ...byId(applicationId),
    json: { body: 'Ask about lamps.' },
  });
  const [note] = data.attributes.team_notes;
  expect(note).toMatchObject({ author: 'Meera Rao', body: 'Ask about lamps.', mine: true });
  expect(JSON.stringify(await correspondence(applicant, applicationId))).not.toContain('lamps');
  const params = { id: applicationId, note_id: note?.id ?? '' };
  await expect(app.call(employer, 'DELETE /api/hiring/applicants/{id}/notes/{note_id}', { params })).rejects.toMatchObject({
    status: 404,
  });
  const after = await app.call(viewer, 'DELETE /api/hiring/applicants/{id}/notes/{note_id}', { params });
  expect(after.data.attributes.team_notes).toEqual([]);
});

test('letter and file of a withdrawn application are the employer’s for thirty days', async () => {
  const { employer, applicant, applicationId } = await aJobWithApplicant(app.context());
  await app.call(applicant, 'POST /api/job_applications/{id}/withdraw', byId(applicationId));
  const get = async () => (await app.call(employer, 'GET /api/hiring/applicants/{id}', byId(applicationId))).data.attributes;
  expect(await get()).toMatchObject({ stage: 'withdrawn', expired: false, file: { name: 'resume.txt' }, kept_days: 30 });
  app.clock.advance(30 * 86_400_000);
  expect(await get()).toMatchObject({ stage: 'withdrawn', expired: true, file: null, letter: '' });
  for (const key of ['GET /api/hiring/applicants/{id}/file', 'GET /api/hiring/applicants/{id}/resume'] as const)
    await expect(app.call(employer, key, byId(applicationId))).rejects.toMatchObject({ status: 404 });
});

const WORKED =
  'Experience\nStock analyst, Nilgiri Home, Kochi\nJanuary 2019 to December 2022\nCounted parcels in fourteen stores.';

test('the years of work that a résumé shows are in the list, can be filtered by, and those it does not tell of are found', async () => {
  const {
    job,
    employer,
    applicationId: untold,
  } = await aJobWithApplicant(app.context(), { resume: 'I like lamps and parcels.' });
  const file = new File([WORKED], 'ben.txt');
  const sent = await app.call(await aMember(app.context()), 'POST /api/job_applications', {
    multipart: { job_slug: job.slug, file },
  });
  await app.runTasks();
  await readMissingExperience(app.context());
  const months = Object.fromEntries(
    (await list(employer, job.id)).data.map(({ id, attributes }) => [id, attributes.work_months]),
  );
  expect(months).toEqual({ [sent.data.id]: 48, [untold]: null });
  const found = async (experience: string) => (await list(employer, job.id, { experience })).data.map(({ id }) => id);
  expect([await found('3'), await found('5'), await found('unstated')]).toEqual([[sent.data.id], [], [untold]]);
});

test('thirty days after a withdrawal neither the words of the letter nor the years of work find the applicant', async () => {
  const { job, employer, applicant, applicationId } = await aJobWithApplicant(app.context(), { resume: WORKED });
  await readMissingExperience(app.context());
  await app.call(applicant, 'POST /api/job_applications/{id}/withdraw', byId(applicationId));
  const counts = async () => [
    (await list(employer, job.id, { query: '61 stores' })).meta.total,
    (await list(employer, job.id, { experience: '3' })).meta.total,
  ];
  expect(await counts()).toEqual([1, 1]);
  app.clock.advance(31 * 86_400_000);
  expect(await counts()).toEqual([0, 0]);
});

test('templates of a company are added, changed and deleted, and a change is audited with before and after', async () => {
  const { job, employer } = await aJobWithApplicant(app.context());
  const json = { name: 'Next', stage: 'shortlisted' as const, body: 'Hello {name}' };
  const { data } = await app.call(employer, 'POST /api/hiring/jobs/{id}/templates', { ...byId(job.id), json });
  await app.call(employer, 'PATCH /api/hiring/templates/{id}', { ...byId(data.id), json: { ...json, body: 'Dear {name}' } });
  const templates = await app.call(employer, 'GET /api/hiring/jobs/{id}/templates', byId(job.id));
  expect(templates.data.map(({ attributes }) => attributes.body)).toEqual(['Dear {name}']);
  await app.call(employer, 'DELETE /api/hiring/templates/{id}', byId(data.id));
  expect((await app.call(employer, 'GET /api/hiring/jobs/{id}/templates', byId(job.id))).data).toEqual([]);
  const entries = await app
    .context()
    .db.selectFrom('audit_entries')
    .select(['action', 'actor_id', 'details'])
    .where('object_id', '=', data.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual(
    ['template.add', 'template.change', 'template.delete'].map((action) => [action, employer.id]),
  );
  expect(entries[1]?.details).toEqual({ before: json, after: { ...json, body: 'Dear {name}' } });
});
