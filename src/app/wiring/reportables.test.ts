/** Jobs, boards and people in the queue of reports: what hiding and settling does to each. */
import { expect, test } from 'vitest';
import { openTestApp } from '../boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aBoard } from '#features/catalogue/boards/server/testing.ts';
import { aCompany, aJob } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { aPublishedJob } from '#features/operations/hiring-jobs/server/testing.ts';

const app = openTestApp();
const member = (name = 'Ana Silva') => aMember(app.context(), { name });
const moderator = () => aMember(app.context(), { name: 'Kavya Iyer', staff: ['moderator'] });
const REASON = 'It asks applicants for money.';

const report = async (person: TestMember, object_type: string, object_id: string) =>
  (await app.call(person, 'POST /api/reports', { json: { object_type, object_id, reason: 'spam' } })).data.id;
const hide = (staff: TestMember, id: string) =>
  app.call(staff, 'POST /api/moderation/{id}/hide', { params: { id }, json: { reason: REASON } });
const restore = (staff: TestMember, id: string) =>
  app.call(staff, 'POST /api/moderation/{id}/restore', { params: { id }, json: { reason: 'It was mended.' } });
const read = async (staff: TestMember, id: string) =>
  (await app.call(staff, 'GET /api/moderation/{id}', { params: { id } })).data;

test('a reported job waits in the queue with the reasons of visitors and members, and disappears while it is taken down', async () => {
  const [ana, staff, job] = [await member(), await moderator(), await aJob(app.context(), { title: 'Quartz Sorter' })];
  const params = { slug: job.slug };
  await app.call(null, 'POST /api/jobs/{slug}/report', { params, json: { reason: 'asks-for-money' } });
  await app.call(ana, 'POST /api/jobs/{slug}/report', { params, json: { reason: 'fake', note: 'No such company.' } });
  const { data: queue } = await app.call(staff, 'GET /api/moderation', { query: { type: 'job' } });
  const waiting = queue.find(({ attributes }) => attributes.object?.title.startsWith('Quartz Sorter'));
  expect(waiting?.attributes).toMatchObject({ report_count: 2, can: { hide: true, act_on_author: false } });
  expect(waiting?.attributes.reports).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reason: 'asks-for-money', name: '' }),
      expect.objectContaining({ reason: 'fake', note: 'No such company.', name: 'Ana Silva' }),
    ]),
  );
  const id = waiting?.id ?? '';
  await hide(staff, id);
  await expect(app.call(ana, 'GET /api/jobs/{slug}', { params })).rejects.toMatchObject({ status: 404 });
  await app.context().db.updateTable('jobs').set({ closed_at: null }).where('id', '=', job.id).execute();
  await expect(app.call(ana, 'GET /api/jobs/{slug}', { params })).rejects.toMatchObject({ status: 404 });
  const listed = (await app.call(ana, 'GET /api/jobs', { query: { per_page: 50 } })).data.map(
    ({ attributes }) => attributes.slug,
  );
  expect(listed).not.toContain(job.slug);
  await restore(staff, id);
  expect((await app.call(ana, 'GET /api/jobs/{slug}', { params })).data.attributes.open).toBe(true);
});

test('whoever wrote a job here reads why it was taken down, cannot open it again, and their appeal brings it back', async () => {
  const company = await aCompany(app.context());
  const [employer, reporter, staff] = [await anEmployer(app.context(), company.id), await member(), await moderator()];
  const job = await aPublishedJob(app, employer, company.slug);
  const caseId = await report(reporter, 'job', job.id);
  await hide(staff, caseId);
  const [measure] = (await app.call(employer, 'GET /api/measures')).data;
  expect(measure?.attributes).toMatchObject({ kind: 'hidden', reason: REASON, can: { appeal: true } });
  await expect(app.call(employer, 'POST /api/hiring/jobs/{id}/reopen', { params: { id: job.id } })).rejects.toMatchObject({
    status: 409,
    body: { code: 'job-taken-down' },
  });
  const params = { id: measure?.id ?? '' };
  await app.call(employer, 'POST /api/measures/{id}/appeal', { params, json: { text: 'We never ask for money.' } });
  await app.call(staff, 'POST /api/staff/appeals/{id}', { params, json: { outcome: 'lifted', answer: 'We read it wrongly.' } });
  expect((await read(staff, caseId)).attributes.status).toBe('restored');
  const slug = job.attributes.live?.slug ?? '';
  expect((await app.call(null, 'GET /api/jobs/{slug}', { params: { slug } })).data.attributes.open).toBe(true);
});

test('a hidden board is private until it is restored, and its admin cannot make it public', async () => {
  const [ana, ben, staff] = [await member(), await member('Ben Okri'), await moderator()];
  const board = await aBoard(app, ana);
  const params = { board_slug: board.attributes.slug };
  const caseId = await report(ben, 'board', board.id);
  await hide(staff, caseId);
  await expect(app.call(ben, 'GET /api/boards/{board_slug}', { params })).rejects.toMatchObject({ status: 404 });
  expect((await app.call(ana, 'GET /api/boards/{board_slug}', { params })).data.attributes.privacy).toBe(true);
  await expect(app.call(ana, 'PATCH /api/boards/{board_slug}', { params, json: { privacy: false } })).rejects.toMatchObject({
    status: 409,
    body: { code: 'board-hidden' },
  });
  expect((await app.call(ana, 'GET /api/measures')).data).toMatchObject([{ attributes: { kind: 'hidden', reason: REASON } }]);
  await restore(staff, caseId);
  expect((await app.call(ben, 'GET /api/boards/{board_slug}', { params })).data.attributes.privacy).toBe(false);
});

test('a private board cannot be reported by those who cannot see it', async () => {
  const [ana, ben] = [await member(), await member('Ben Okri')];
  const board = await aBoard(app, ana, { privacy: true });
  await expect(report(ben, 'board', board.id)).rejects.toMatchObject({ status: 404 });
});

test('a reported person is warned or suspended from the case, which is settled with it, and is never hidden', async () => {
  const [ana, tarun, staff] = [await member(), await member('Tarun Grewal'), await moderator()];
  const caseId = await report(ana, 'user', tarun.id);
  expect((await read(staff, caseId)).attributes).toMatchObject({ can: { hide: false, act_on_author: true } });
  await expect(hide(staff, caseId)).rejects.toMatchObject({ status: 409, body: { code: 'cannot-hide' } });
  const settle = (json: { kind: 'warning'; reason: string } | { kind: 'suspension'; days: 14; reason: string }) =>
    app.call(staff, 'POST /api/moderation/{id}/settle', { params: { id: caseId }, json });
  const settled = await settle({ kind: 'warning', reason: 'Please stop this.' });
  expect(settled.data.attributes).toMatchObject({ status: 'settled', reason: 'Please stop this.', decided_by: 'Kavya Iyer' });
  expect((await app.call(tarun, 'GET /api/measures')).data).toMatchObject([{ attributes: { kind: 'warning' } }]);
  await report(await member('Third'), 'user', tarun.id);
  expect((await read(staff, caseId)).attributes.status).toBe('open');
  await settle({ kind: 'suspension', days: 14, reason: 'You did it again.' });
  expect((await app.call(tarun, 'GET /api/users/auth/logged_in')).data).toBeNull();
});

test('nobody reports themselves, and staff do not settle a case about themselves', async () => {
  const [ana, staff] = [await member(), await moderator()];
  await expect(report(ana, 'user', ana.id)).rejects.toMatchObject({ status: 409, body: { code: 'own' } });
  const caseId = await report(ana, 'user', staff.id);
  await expect(
    app.call(staff, 'POST /api/moderation/{id}/settle', {
      params: { id: caseId },
      json: { kind: 'warning', reason: 'Hello there' },
    }),
  ).rejects.toMatchObject({ status: 403 });
});
