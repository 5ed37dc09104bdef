import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { anInterview } from '#features/member/correspondence/server/testing.ts';
import { anOpenProgram } from '#features/member/program-applications/server/testing.ts';
import { aPlan } from '#features/member/roadmaps/server/testing.ts';
import { anEntry } from '#features/member/tracker/server/testing.ts';
import { unlockFitment } from '#features/member/fitment/server/index.ts';

const app = openTestApp();
const ctx = () => app.context();
const overviewOf = async (member: TestUser) => (await app.call(member, 'GET /api/overview')).data.attributes;

test('a visitor has no overview, and a new member an empty one', async () => {
  await expect(app.call(null, 'GET /api/overview')).rejects.toMatchObject({ status: 401 });
  const counts = { plans: 0, applications: 0, scores: 0, saved: 0, searches: 0, boards: 0, resumes: 0, unread: 0 };
  expect(await overviewOf(await aMember(ctx()))).toEqual({
    plan: null,
    waiting: [],
    applications: [],
    scores: [],
    question: null,
    searches: [],
    counts,
  });
});

test('the next step is that of the plan that was worked on last, and moves on when the step is finished', async () => {
  const { member, plan, id, params } = await aPlan(app, { bought: true });
  const [first, second] = plan.skills;
  const before = await overviewOf(member);
  expect(before.plan).toMatchObject({ id, skill: first?.skill_name, due_on: first?.due_on, late: false, paused: false });
  expect(before.plan?.part?.title).toBe(first?.path[0]?.resource.meta_title);
  expect(before.plan?.week).toMatchObject({ done: 0, goal: plan.hours_per_week });
  expect(before.plan?.stops.map(({ name }) => name)).toEqual(plan.skills.map(({ skill_name }) => skill_name));
  await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params: { ...params, skill_id: first?.skill_id ?? '' },
    json: { done: true },
  });
  expect((await overviewOf(member)).plan?.skill).toBe(second?.skill_name);
});

test('nothing of a locked step is said but its name, and a paused plan says so', async () => {
  const { member, plan, params } = await aPlan(app);
  const [first, second] = plan.skills;
  await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params: { ...params, skill_id: first?.skill_id ?? '' },
    json: { done: true },
  });
  expect((await overviewOf(member)).plan).toMatchObject({ skill: second?.skill_name, part: null });
  await app.call(member, 'PUT /api/roadmaps/{id}/pause', { params, json: { until: null } });
  expect((await overviewOf(member)).plan).toMatchObject({ paused: true, week: null });
});

test('a score has its band at once and its number once the report is open', async () => {
  const { member, applicationId, fitmentId } = await aPlan(app);
  const [closed] = (await overviewOf(member)).scores;
  expect(closed).toMatchObject({ application_id: applicationId, title: 'Data analyst', score: null });
  expect(closed?.band).toMatch(/good|moderate|low/);
  await unlockFitment(ctx(), fitmentId);
  expect((await overviewOf(member)).scores[0]?.score).toBeGreaterThan(0);
});

test('the applications that moved last come first, saved jobs are counted, and drafts wait to be finished', async () => {
  const member = await aMember(ctx());
  const { id: job_id } = await aJob(ctx(), { title: 'Buyer' });
  const { id } = await anApplication(ctx(), { user_id: member.id, job_id });
  const { slug } = await aJob(ctx(), { title: 'Planner' });
  await app.call(member, 'POST /api/jobs/{slug}/save', { params: { slug } });
  app.clock.advance(60_000);
  await anEntry(app, member, { title: 'Surveyor', stage: 'applied' });
  const program = await anOpenProgram(ctx());
  await app.call(member, 'POST /api/application_forms', { json: { program_code: program.code } });
  const { applications, waiting, counts } = await overviewOf(member);
  expect(applications.map(({ title, what }) => [title, what])).toEqual([
    ['Surveyor', 'applied'],
    ['Buyer', 'submitted'],
  ]);
  expect(counts).toMatchObject({ applications: 2, saved: 1 });
  expect(waiting).toMatchObject([{ kind: 'draft', title: program.title, code: program.code, step: 'basic-details' }]);
  app.clock.advance(60_000);
  await ctx()
    .db.insertInto('job_application_events')
    .values({ job_application_id: id, status: 'viewed', at: app.clock.now() })
    .execute();
  await ctx().db.updateTable('job_applications').set({ status: 'viewed' }).where('id', '=', id).execute();
  expect((await overviewOf(member)).applications[0]).toMatchObject({ title: 'Buyer', what: 'viewed' });
});

test('an interview waits until it is answered, a message until it is read, and neither is another member’s', async () => {
  const member = await aMember(ctx());
  const { id, job_id } = await anApplication(ctx(), { user_id: member.id });
  const interviewId = await anInterview(ctx(), id);
  const { id: author_id } = await aMember(ctx());
  await ctx()
    .db.insertInto('application_messages')
    .values({ job_application_id: id, author_id, side: 'employer', body: 'Can you come on Friday?' })
    .execute();
  const params = { id };
  const kinds = async (person: TestUser) => (await overviewOf(person)).waiting.map(({ kind, id: entry }) => [kind, entry]);
  expect(await kinds(member)).toEqual([
    ['interview', `job-${job_id}`],
    ['message', `job-${job_id}`],
  ]);
  expect(await kinds(await aMember(ctx()))).toEqual([]);
  await app.call(member, 'POST /api/job_applications/{id}/messages/read', { params });
  await app.call(member, 'POST /api/job_applications/{id}/interviews/{interview_id}/answer', {
    params: { ...params, interview_id: interviewId },
    json: { answer: 'accepted' },
  });
  expect(await kinds(member)).toEqual([]);
});

test('a saved search is listed with its number of new jobs until they are seen', async () => {
  const member = await aMember(ctx());
  const { data: search } = await app.call(member, 'POST /api/saved_searches', {
    json: { name: 'Weavers', kind: 'job', query: 'weaver' },
  });
  expect((await overviewOf(member)).searches).toEqual([]);
  app.clock.advance(60_000);
  await aJob(ctx(), { title: 'Weaver of silk', created_at: app.clock.now() });
  await app.updateSearchIndex();
  const { searches, counts } = await overviewOf(member);
  expect(searches).toMatchObject([{ id: search.id, name: 'Weavers', fresh: 1 }]);
  expect(counts.searches).toBe(1);
  app.clock.advance(1000);
  await app.call(member, 'PATCH /api/saved_searches/{id}', { params: { id: search.id }, json: { seen: true } });
  expect((await overviewOf(member)).searches).toEqual([]);
});
