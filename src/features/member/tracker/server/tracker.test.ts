import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aConfirmedForm, anOpenProgram } from '#features/member/program-applications/server/testing.ts';
import { aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { purgeRemoved, sendReminders } from './send-reminders.ts';
import { anEntry } from './testing.ts';

const DAY_MS = 86_400_000;
const app = openTestApp();
const ctx = () => app.context();
const list = (member: TestUser, query = {}) => app.call(member, 'GET /api/tracker', { query });
const titles = async (member: TestUser, query = {}) => (await list(member, query)).data.map(({ attributes }) => attributes.title);

test('job and program applications, drafts, saved jobs and hand-added entries are in one list', async () => {
  const member = await aMember(ctx());
  const { id: job_id } = await aJob(ctx(), { title: 'Buyer' });
  const application = await anApplication(ctx(), { user_id: member.id, job_id });
  const { slug } = await aJob(ctx(), { title: 'Planner' });
  await app.call(member, 'POST /api/jobs/{slug}/save', { params: { slug } });
  const program = await anOpenProgram(ctx());
  await app.call(member, 'POST /api/application_forms', { json: { program_code: program.code } });
  await anEntry(app, member, { title: 'Surveyor' });

  const found = await list(member);

  const stages = Object.fromEntries(found.data.map(({ attributes }) => [attributes.title, attributes.stage]));
  expect(stages).toEqual({ Buyer: 'applied', Planner: 'saved', [program.title]: 'saved', Surveyor: 'saved' });
  const draft = found.data.find(({ id }) => id === `program-${program.id}`)?.attributes;
  expect(draft?.form).toMatchObject({ code: program.code, step: 'basic-details' });
  expect(draft?.timeline.map(({ what }) => what)).toEqual(['draft']);
  expect(found.data.find(({ id }) => id === `job-${job_id}`)?.attributes.job_application_id).toBe(application.id);
  expect(Object.fromEntries(found.facets.kind.map(({ value, count }) => [value, count]))).toEqual({ job: 3, program: 1 });
  expect(await titles(member, { kind: 'program' })).toEqual([program.title]);
  expect(await titles(member, { stage: ['applied', 'offer'] })).toEqual(['Buyer']);
  expect(await titles(member, { query: 'port trust' })).toEqual(['Surveyor']);
});

test('the latest event determines the stage, from any source', async () => {
  const member = await aMember(ctx());
  const { id, job_id } = await anApplication(ctx(), { user_id: member.id });
  const params = { id: `job-${job_id}` };
  app.clock.advance(DAY_MS);
  const { data } = await app.call(member, 'POST /api/tracker/{id}/stages', {
    params,
    json: { stage: 'interview', note: 'They rang' },
  });
  expect(data.attributes).toMatchObject({ stage: 'interview' });
  expect(data.attributes.timeline.map(({ what }) => what)).toEqual(['submitted', 'interview']);
  app.clock.advance(DAY_MS);
  await ctx().db.updateTable('job_applications').set({ status: 'rejected' }).where('id', '=', id).execute();
  await ctx()
    .db.insertInto('job_application_events')
    .values({ job_application_id: id, status: 'rejected', at: app.clock.now() })
    .execute();
  expect((await app.call(member, 'GET /api/tracker/{id}', { params })).data.attributes.stage).toBe('rejected');
  const stageId = data.attributes.timeline.at(-1)?.id ?? '';
  const afterUndo = await app.call(member, 'DELETE /api/tracker/{id}/stages/{stage_id}', {
    params: { ...params, stage_id: stageId },
  });
  expect(afterUndo.data.attributes.timeline.map(({ what }) => what)).toEqual(['submitted', 'rejected']);
});

test('a stage can have a past date but not a future one', async () => {
  const member = await aMember(ctx());
  const { id } = await anEntry(app, member, { stage: 'applied' });
  const set = (on: string) => app.call(member, 'POST /api/tracker/{id}/stages', { params: { id }, json: { stage: 'saved', on } });
  expect((await set('2026-11-02')).data.attributes).toMatchObject({ stage: 'applied' });
  await expect(set('2027-12-01')).rejects.toMatchObject({ status: 422 });
});

test('an external program is tracked once, and applying here continues the same entry', async () => {
  const member = await aMember(ctx());
  const program = await anOpenProgram(ctx(), { fee: 0 });
  const track = () => app.call(member, 'POST /api/tracker/track', { json: { program_id: program.id } });
  await Promise.all([track(), track()]);
  expect(await titles(member)).toEqual([program.title]);
  app.clock.advance(1000);
  await aConfirmedForm(app, { member, code: program.code });
  const [entry] = (await list(member, { program_id: program.id })).data;
  expect(entry?.attributes.stage).toBe('applied');
  expect(entry?.attributes.timeline.map(({ what }) => what)).toEqual(['saved', 'draft', 'submitted']);
});

test('a job that the member applied for at the employer’s is tracked as applied for, once, also after it was saved or removed', async () => {
  const member = await aMember(ctx());
  const { id: job_id, slug } = await aJob(ctx(), { apply_url: 'https://careers.example/7' });
  const track = async () => (await app.call(member, 'POST /api/tracker/track', { json: { job_id } })).data;
  await app.call(member, 'POST /api/jobs/{slug}/save', { params: { slug } });
  app.clock.advance(1000);
  const entry = await track();
  expect(entry.attributes).toMatchObject({ stage: 'applied', job_application_id: null });
  await track();
  await app.call(member, 'DELETE /api/tracker/{id}', { params: { id: entry.id } });
  await track();
  const [listed, ...others] = (await list(member, { job_id })).data;
  expect(others).toEqual([]);
  expect(listed?.attributes.timeline.map(({ what }) => what).toSorted()).toEqual(['applied', 'saved']);
  const [stage] = listed?.attributes.timeline.filter(({ what }) => what === 'applied') ?? [];
  const params = { id: entry.id, stage_id: stage?.id ?? '' };
  const undone = await app.call(member, 'DELETE /api/tracker/{id}/stages/{stage_id}', { params });
  expect(undone.data.attributes.stage).toBe('saved');
  const unknown = { json: { job_id: '00000000-0000-4000-8000-000000000000' } };
  await expect(app.call(member, 'POST /api/tracker/track', unknown)).rejects.toMatchObject({ status: 404 });
});

test('removing an entry can be undone and withdraws nothing', async () => {
  const member = await aMember(ctx());
  const { id, job_id } = await anApplication(ctx(), { user_id: member.id });
  const params = { id: `job-${job_id}` };
  await app.call(member, 'DELETE /api/tracker/{id}', { params });
  expect(await list(member)).toMatchObject({ meta: { total: 0 }, removed: 1 });
  expect((await list(member, { removed: true })).data.map((entry) => entry.id)).toEqual([params.id]);
  const application = await app.call(member, 'GET /api/job_applications/{id}', { params: { id } });
  expect(application.data.attributes.status).toBe('submitted');
  await app.call(member, 'POST /api/tracker/{id}/restore', { params });
  expect((await list(member)).meta.total).toBe(1);
});

test('a removed job that is saved again reappears', async () => {
  const member = await aMember(ctx());
  const { id, slug } = await aJob(ctx());
  const params = { slug };
  await app.call(member, 'POST /api/jobs/{slug}/save', { params });
  await app.call(member, 'DELETE /api/tracker/{id}', { params: { id: `job-${id}` } });
  await app.call(member, 'DELETE /api/jobs/{slug}/save', { params });
  app.clock.advance(DAY_MS);
  await ctx().db.insertInto('saved_jobs').values({ user_id: member.id, job_id: id, created_at: app.clock.now() }).execute();
  expect((await list(member)).meta.total).toBe(1);
});

test('a reminder is sent once on its day, even with concurrent workers, and again after a change of day', async () => {
  const member = await aMember(ctx());
  const { id } = await anEntry(app, member, { title: 'Surveyor' });
  const remind = (remind_on: string | null) =>
    app.call(member, 'PATCH /api/tracker/{id}', { params: { id }, json: { remind_on } });
  const day = (ahead: number) => new Date(app.clock.now().getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  const countNotifications = async () => (await app.call(member, 'GET /api/notifications')).data.length;
  await remind(day(2));
  await sendReminders(ctx());
  expect(await countNotifications()).toBe(0);
  app.clock.advance(2 * DAY_MS);
  await Promise.all([sendReminders(ctx()), sendReminders(ctx()), sendReminders(ctx())]);
  await sendReminders(ctx());
  expect(await countNotifications()).toBe(1);
  const [notice] = (await app.call(member, 'GET /api/notifications')).data;
  expect(notice?.attributes.url).toBe(`/applications?entry=${id}`);
  expect(JSON.stringify(notice?.attributes.facts)).toContain('Surveyor');
  await remind(day(0));
  await sendReminders(ctx());
  expect(await countNotifications()).toBe(1);
  await remind(day(1));
  app.clock.advance(DAY_MS);
  await sendReminders(ctx());
  expect(await countNotifications()).toBe(2);
});

test('a removed entry sends no reminder, and a hand-added one is purged after a month', async () => {
  const member = await aMember(ctx());
  const { id } = await anEntry(app, member);
  const today = app.clock.now().toISOString().slice(0, 10);
  await app.call(member, 'PATCH /api/tracker/{id}', { params: { id }, json: { remind_on: today } });
  await app.call(member, 'DELETE /api/tracker/{id}', { params: { id } });
  await sendReminders(ctx());
  expect((await app.call(member, 'GET /api/notifications')).data).toEqual([]);
  app.clock.advance(31 * DAY_MS);
  await purgeRemoved(ctx());
  expect((await list(member)).removed).toBe(0);
});

test('only a hand-added entry can be renamed', async () => {
  const member = await aMember(ctx());
  const { job_id } = await anApplication(ctx(), { user_id: member.id });
  const rename = (id: string) => app.call(member, 'PATCH /api/tracker/{id}', { params: { id }, json: { title: 'Another' } });
  await expect(rename(`job-${job_id}`)).rejects.toMatchObject({ status: 409 });
  const { id } = await anEntry(app, member);
  expect((await rename(id)).data.attributes.title).toBe('Another');
});

test('the export is a CSV without formulas, and JSON', async () => {
  const member = await aMember(ctx());
  const { id } = await anEntry(app, member, { title: '=HYPERLINK("http://evil.example")', stage: 'applied' });
  await app.call(member, 'PATCH /api/tracker/{id}', { params: { id }, json: { notes: '+1 for the view' } });
  await app.call(member, 'POST /api/tracker/{id}/stages', { params: { id }, json: { stage: 'interview', note: '@nine' } });
  const read = async (format: string) =>
    (await app.fetch(`/api/tracker/export?format=${format}`, { headers: { cookie: member.cookie } })).text();
  const csv = await read('csv');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain(",'+1 for the view,");
  expect(csv).toContain(",'@nine,");
  const { applications } = JSON.parse(await read('json'));
  expect(applications).toMatchObject([
    { stage: 'interview', timeline: [{ what: 'applied' }, { what: 'interview', note: '@nine' }] },
  ]);
});

test('no sequence of actions gives others access to a tracker', async () => {
  const [owner, other, staff] = [await aMember(ctx()), await aMember(ctx()), await aMember(ctx(), { staff: true })];
  const program = await anOpenProgram(ctx());
  await app.call(owner, 'POST /api/tracker/track', { json: { program_id: program.id } });
  const { job_id } = await anApplication(ctx(), { user_id: owner.id });
  const own = await anEntry(app, owner, { stage: 'applied' });
  const stage_id = own.attributes.timeline[0]?.id ?? '';
  const ids = [own.id, `program-${program.id}`, `job-${job_id}`];
  const actions = {
    read: (user: TestUser, id: string) => app.call(user, 'GET /api/tracker/{id}', { params: { id } }),
    note: (user: TestUser, id: string) => app.call(user, 'PATCH /api/tracker/{id}', { params: { id }, json: { notes: 'seen' } }),
    move: (user: TestUser, id: string) =>
      app.call(user, 'POST /api/tracker/{id}/stages', { params: { id }, json: { stage: 'rejected' } }),
    undo: (user: TestUser, id: string) =>
      app.call(user, 'DELETE /api/tracker/{id}/stages/{stage_id}', { params: { id, stage_id } }),
    remove: (user: TestUser, id: string) => app.call(user, 'DELETE /api/tracker/{id}', { params: { id } }),
    restore: (user: TestUser, id: string) => app.call(user, 'POST /api/tracker/{id}/restore', { params: { id } }),
  };
  const before = await list(owner);
  const step = fc.record({
    user: fc.constantFrom(other, staff),
    id: fc.constantFrom(...ids),
    action: fc.constantFrom(...Object.values(actions)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      for (const { user, id, action } of steps) await expect(action(user, id)).rejects.toMatchObject({ status: 404 });
      expect((await list(other)).meta.total + (await list(staff)).meta.total).toBe(0);
    }),
    { numRuns: 15 },
  );
  expect(await list(owner)).toEqual(before);
  await expect(app.call(null, 'GET /api/tracker')).rejects.toMatchObject({ status: 401 });
});
