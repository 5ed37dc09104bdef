import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { beginFitment } from './begin-fitment.ts';
import { unlockFitment } from './sell-fitment.ts';
import { aScoredApplication, RESUME } from './testing.ts';

const app = openTestApp();
const ctx = () => app.context();
const getFitment = async (member: { cookie: string }, job_application_id: string) =>
  (await app.call(member, 'GET /api/job_applications/fitment_score', { query: { job_application_id } })).data;

test('after an application its résumé is parsed and scored in the background', async () => {
  const asha = await aMember(ctx());
  const job = await aJob(ctx());
  const file = new File([RESUME], 'asha.txt', { type: 'text/plain' });
  const { data: application } = await app.call(asha, 'POST /api/job_applications', {
    multipart: { job_slug: job.slug, cover_letter: 'Hello', file },
  });

  expect((await getFitment(asha, application.id)).attributes).toMatchObject({
    status: 'reading',
    fitment_score_generated: false,
    band: null,
  });
  await app.runTasks();
  const { attributes } = await getFitment(asha, application.id);
  expect(attributes).toMatchObject({
    status: 'ready',
    fitment_score_generated: true,
    unlocked: false,
    score: null,
    report: null,
  });
  const notifications = await app.call(asha, 'GET /api/notifications');
  expect(notifications.data.map(({ attributes }) => attributes.kind)).toEqual(['score-ready']);
});

test('the free preview has the band, the counts and the strongest evidence, but no score', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  const { attributes } = await getFitment(member, applicationId);
  expect(attributes.band).toMatch(/good|moderate|low/);
  const { met = 0, partly = 0, missing = 0 } = attributes.preview?.counts ?? {};
  expect(met).toBeGreaterThan(0);
  expect(partly + missing).toBeGreaterThan(0);
  expect(attributes.preview?.strongest[0]?.evidence[0]?.quote).toBeTruthy();
  expect(attributes.score).toBeNull();
  const stored = await ctx()
    .db.selectFrom('fitment_reports')
    .select('score')
    .where('fitment_score_id', '=', fitmentId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(attributes)).not.toContain(`"score":${stored.score}`);
});

test('a purchased report quotes the ad and the résumé, and its points add up to the score', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  await unlockFitment(ctx(), fitmentId);
  const { report, score } = (await getFitment(member, applicationId)).attributes;
  const powerBi = report?.requirements.find(({ label }) => label.includes('Power BI'));
  expect(powerBi?.status).toBe('met');
  expect(powerBi?.evidence[0]?.quote).toContain('Published three Power BI dashboards');
  expect(powerBi?.ad.quote).toContain('Power BI');
  const sum = report?.parts.reduce((total, part) => total + part.points, 0) ?? 0;
  expect(Math.abs(sum - (score ?? 0))).toBeLessThan(1);
  expect(report?.reach).toBeGreaterThan(score ?? 100);
});

test('a what-if score is refused before the purchase; afterwards a requirement counted as met raises it, and nothing is saved', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  const whatIf = (ticked: string[]) =>
    app.call(member, 'POST /api/fitment_scores/{id}/what_if', { params: { id: fitmentId }, json: { ticked } });
  await expect(whatIf([])).rejects.toMatchObject({ status: 403 });
  await unlockFitment(ctx(), fitmentId);
  const before = (await getFitment(member, applicationId)).attributes;
  const bestImprovement = before.report?.raise_most[0];
  const after = await whatIf([bestImprovement?.requirement_id ?? '']);
  expect(after.data.score).toBeGreaterThan(before.score ?? 100);
  expect((await getFitment(member, applicationId)).attributes.score).toBe(before.score);
});

test('removing a skill lowers the score, undoing it restores the score, and the history records both', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  await unlockFitment(ctx(), fitmentId);
  const first = (await getFitment(member, applicationId)).attributes.score ?? 0;
  const change = (json: object) =>
    app.call(member, 'PATCH /api/fitment_scores/{id}/evidence', { params: { id: fitmentId }, json });
  const afterRemoval = await change({ strike: ['power-bi'] });
  expect(afterRemoval.data.attributes.score).toBeLessThan(first);
  const restored = await change({ unstrike: ['power-bi'] });
  expect(restored.data.attributes.score).toBe(first);
  expect(restored.data.attributes.history).toHaveLength(3);
});

test('attached evidence raises the score, and an unknown skill is refused', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  await unlockFitment(ctx(), fitmentId);
  const first = (await getFitment(member, applicationId)).attributes.score ?? 0;
  const change = (json: object) =>
    app.call(member, 'PATCH /api/fitment_scores/{id}/evidence', { params: { id: fitmentId }, json });
  const added = await change({
    attach: { skill_id: 'pandas', text: 'Cleaned 40,000 survey rows in pandas, January 2025 to May 2025.' },
  });
  expect(added.data.attributes.score).toBeGreaterThan(first);
  await expect(change({ strike: ['no-such-skill'] })).rejects.toMatchObject({ status: 422 });
});

test('scoring again without a change creates no new report', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  const again = await app.call(member, 'POST /api/fitment_scores', { json: { job_application_id: applicationId } });
  expect(again.meta.v).toBe('old');
  const reports = await ctx().db.selectFrom('fitment_reports').select('id').where('fitment_score_id', '=', fitmentId).execute();
  expect(reports).toHaveLength(1);
});

test('a file without text gives a reason instead of a score', async () => {
  const ben = await aMember(ctx());
  const application = await anApplication(ctx(), { user_id: ben.id, resume: '   \n  ' });
  await beginFitment(ctx(), { applicationId: application.id, userId: ben.id });
  await app.runTasks();
  expect((await getFitment(ben, application.id)).attributes).toMatchObject({
    status: 'unreadable',
    failure: 'empty',
    fitment_score_generated: false,
    score: null,
    band: null,
  });
});

test('too little text gives advice instead of a score', async () => {
  const { member, applicationId } = await aScoredApplication(ctx(), { resume: 'I am friendly.' });
  const { attributes } = await getFitment(member, applicationId);
  expect(attributes).toMatchObject({ status: 'not_enough', fitment_score_generated: false, band: null });
  expect(attributes.missing_to_tell.length).toBeGreaterThan(0);
});

test("another member's score is a 404, and a visitor must sign in", async () => {
  const { applicationId, fitmentId } = await aScoredApplication(ctx());
  const ben = await aMember(ctx());
  await expect(getFitment(ben, applicationId)).rejects.toMatchObject({ status: 404 });
  await expect(app.call(ben, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(app.call(ben, 'POST /api/fitment_scores', { json: { job_application_id: applicationId } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(app.call(null, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } })).rejects.toMatchObject({
    status: 401,
  });
});
