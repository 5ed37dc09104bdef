import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { readResume } from '#features/base/resumes/server/index.ts';
import { aResume } from '#features/base/resumes/server/testing.ts';
import { aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { beginFitment } from './begin-fitment.ts';
import { endLostScores } from './end-lost-scores.ts';
import { unlockFitment } from './sell-fitment.ts';
import { aScoredApplication, RESUME } from './testing.ts';

const app = openTestApp();
const ctx = () => app.context();
const BETTER = `${RESUME}\n\nProjects\n- Cleaned two years of returns in Python with pandas, January 2025 to May 2025.`;
type Source = { resume_id?: string; profile?: 'true'; file?: File };
const score = async (person: TestUser, id: string, multipart: Source) =>
  (await app.call(person, 'POST /api/fitment_scores/{id}/resume', { params: { id }, multipart })).data.attributes;
const getScore = async (person: TestUser, job_application_id: string) =>
  (await app.call(person, 'GET /api/job_applications/fitment_score', { query: { job_application_id } })).data.attributes;

test('an open report is made again with other versions and the profile alone, free, and its history says from which', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  await unlockFitment(ctx(), fitmentId);
  const first = await getScore(member, applicationId);
  const better = await aResume(ctx(), { userId: member.id, content: BETTER, fileName: 'With pandas.txt' });
  await expect(score(member, fitmentId, { resume_id: better.id })).rejects.toMatchObject({
    status: 409,
    body: { code: 'resume-being-read' },
  });
  await readResume(ctx(), { resumeId: better.id });
  const second = await score(member, fitmentId, { resume_id: better.id });
  expect(second).toMatchObject({
    unlocked: true,
    file_name: 'With pandas.txt',
    source: { profile: false, resume_id: better.id, name: 'With pandas' },
  });
  expect(second.report?.total).toBeGreaterThan(first.report?.total ?? 0);
  const alone = await score(member, fitmentId, { profile: 'true' });
  expect(alone).toMatchObject({ file_name: null, source: { profile: true, resume_id: null, name: null } });
  const back = await score(member, fitmentId, { resume_id: first.source.resume_id ?? '' });
  expect(back.report?.total).toBe(first.report?.total);
  expect(back.history.map(({ source, cause }) => [cause, source.profile ? 'profile' : source.name])).toEqual([
    ['resume', 'resume'],
    ['resume', 'profile'],
    ['resume', 'With pandas'],
    ['first', 'resume'],
  ]);
});

test('a version with the same evidence is a report of its own, the same version again is not', async () => {
  const { member, fitmentId } = await aScoredApplication(ctx());
  const same = await aResume(ctx(), { userId: member.id, content: `${RESUME}\n`, fileName: 'same.txt' });
  await readResume(ctx(), { resumeId: same.id });
  expect((await score(member, fitmentId, { resume_id: same.id })).history).toHaveLength(2);
  expect((await score(member, fitmentId, { resume_id: same.id })).history).toHaveLength(2);
});

test('a new file becomes a version, recognised the next time; two choices at once are refused', async () => {
  const { member, fitmentId } = await aScoredApplication(ctx());
  const file = new File([BETTER], 'better.txt');
  const { source } = await score(member, fitmentId, { file });
  expect(source.name).toBe('better');
  expect((await score(member, fitmentId, { file })).source.resume_id).toBe(source.resume_id);
  expect((await app.call(member, 'GET /api/resumes')).data).toHaveLength(2);
  await expect(score(member, fitmentId, { file, profile: 'true' })).rejects.toMatchObject({ status: 422 });
  await expect(score(member, fitmentId, {})).rejects.toMatchObject({ status: 422 });
  const ben = await aMember(ctx());
  const theirs = await aResume(ctx(), { userId: ben.id, content: BETTER });
  await expect(score(member, fitmentId, { resume_id: theirs.id })).rejects.toMatchObject({ status: 404 });
});

test('replacing the résumé of an application makes its score again; while it is read the earlier one stays', async () => {
  const { member, applicationId } = await aScoredApplication(ctx());
  const { data } = await app.call(member, 'PATCH /api/job_applications/{id}', {
    params: { id: applicationId },
    multipart: { file: new File([BETTER], 'better.txt') },
  });
  expect(await getScore(member, applicationId)).toMatchObject({
    status: 'ready',
    source: { name: 'resume' },
    pending: { id: data.attributes.resume_id, attributes: { status: 'reading' } },
  });
  await app.runTasks();
  expect(await getScore(member, applicationId)).toMatchObject({ source: { name: 'better' }, pending: null });
});

test('a replaced résumé that cannot be read is said beside the earlier score', async () => {
  const { member, applicationId } = await aScoredApplication(ctx());
  const file = new File(['%PDF-1.7\nnothing\n%%EOF'], 'broken.pdf');
  await app.call(member, 'PATCH /api/job_applications/{id}', { params: { id: applicationId }, multipart: { file } });
  await app.runTasks();
  expect(await getScore(member, applicationId)).toMatchObject({
    status: 'ready',
    failure: null,
    source: { name: 'resume' },
    pending: { attributes: { status: 'failed', failure: 'broken' } },
  });
});

test('after withdrawing, sending again keeps the paid report open and scores what was sent', async () => {
  const { member, applicationId, fitmentId, jobSlug } = await aScoredApplication(ctx());
  await unlockFitment(ctx(), fitmentId);
  await app.call(member, 'POST /api/job_applications/{id}/withdraw', { params: { id: applicationId } });
  const { data } = await app.call(member, 'POST /api/job_applications', {
    multipart: { job_slug: jobSlug, file: new File([BETTER], 'better.txt') },
  });
  await app.runTasks();
  const again = await getScore(member, data.id);
  expect([data.id, again.unlocked, again.source.name]).toEqual([applicationId, true, 'better']);
  expect(again.history).toHaveLength(2);
});

test('a version that was read already is not read again for another application', async () => {
  const { member } = await aScoredApplication(ctx());
  const [resume] = (await app.call(member, 'GET /api/resumes')).data;
  const { file_key } = await ctx()
    .db.selectFrom('resumes')
    .select('file_key')
    .where('id', '=', resume?.id ?? '')
    .executeTakeFirstOrThrow();
  // Without the file, reading it would fail.
  await ctx().files.remove(file_key);
  const job = await aJob(ctx());
  const { data } = await app.call(member, 'POST /api/job_applications', {
    multipart: { job_slug: job.slug, resume_id: resume?.id ?? '' },
  });
  await app.runTasks();
  expect(await getScore(member, data.id)).toMatchObject({ fitment_score_generated: true, source: { resume_id: resume?.id } });
});

test('an entry without a résumé is scored from the profile', async () => {
  const member = await aMember(ctx());
  await app.call(member, 'PATCH /api/users/profile', {
    json: {
      skills: ['SQL', 'Power BI', 'Python'],
      experience: [
        {
          title: 'Data analyst',
          organisation: 'Trent',
          started_on: '2023-01',
          text: 'Wrote SQL queries.\nBuilt Power BI dashboards.',
        },
      ],
    },
  });
  const { id } = await anApplication(ctx(), { user_id: member.id, resume_id: null });
  await beginFitment(ctx(), { applicationId: id, userId: member.id });
  await app.runTasks();
  expect((await getScore(member, id)).source).toEqual({ profile: true, resume_id: null, name: null });
});

test('a first score whose task is gone ends with a reason, and is made when its version is read again', async () => {
  const member = await aMember(ctx());
  const { id, resume_id } = await anApplication(ctx(), { user_id: member.id, resume: RESUME });
  await readResume(ctx(), { resumeId: resume_id ?? '' });
  await ctx().inTransaction(async (trx) => {
    await trx.db
      .insertInto('fitment_scores')
      .values({ job_application_id: id, user_id: member.id, pending_resume_id: resume_id, waiting_since: trx.clock.now() })
      .execute();
  });
  await endLostScores(ctx());
  expect((await getScore(member, id)).status).toBe('reading');
  app.clock.advance(21 * 60_000);
  await endLostScores(ctx());
  expect(await getScore(member, id)).toMatchObject({ status: 'unreadable', failure: 'interrupted' });
  await app.call(member, 'POST /api/resumes/{id}/read', { params: { id: resume_id ?? '' } });
  await app.runTasks();
  expect((await getScore(member, id)).status).not.toMatch(/reading|unreadable/);
});
