import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import type { z } from 'zod';
import type { CorrectionReason, fitmentContract } from '../contract.ts';
import { beginFitment } from './begin-fitment.ts';
import { unlockFitment } from './sell-fitment.ts';
import { aScoredApplication, RESUME } from './testing.ts';

type Reason = z.infer<typeof CorrectionReason>;
type EffectBody = z.input<(typeof fitmentContract)['POST /api/fitment_scores/{id}/effect']['body']['json']>;

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

test('the free look has the band, the status of every requirement and the strongest evidence, but no points', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  const { attributes } = await getFitment(member, applicationId);
  expect(attributes.band).toMatch(/good|moderate|low/);
  const { met = 0, partly = 0, missing = 0 } = attributes.preview?.counts ?? {};
  expect(met).toBeGreaterThan(0);
  expect(partly + missing).toBeGreaterThan(0);
  expect(attributes.preview?.strongest[0]?.evidence[0]?.quote).toBeTruthy();
  expect(attributes.preview?.rows.find(({ label }) => label === 'Tableau')?.status).toMatch(/missing|partly/);
  expect(attributes).toMatchObject({ score: null, report: null, history: [{ total: null, score: null, band: attributes.band }] });
  const stored = await ctx()
    .db.selectFrom('fitment_reports')
    .select(['score', 'total'])
    .where('fitment_score_id', '=', fitmentId)
    .executeTakeFirstOrThrow();
  const sent = JSON.stringify(attributes);
  expect(sent).not.toContain(`"score":${stored.score}`);
  expect(sent).not.toContain(String(stored.total));
  expect(sent).not.toMatch(/"(?:points|out_of|raise)":|"(?:total|score)":\d/);
});

test('an open report quotes the ad and the résumé, and its rows add up to the score', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  await unlockFitment(ctx(), fitmentId);
  const { report, score } = (await getFitment(member, applicationId)).attributes;
  const powerBi = report?.requirements.find(({ label }) => label.includes('Power BI'));
  expect(powerBi?.status).toBe('met');
  expect(powerBi?.evidence[0]?.quote).toContain('Published three Power BI dashboards');
  expect(powerBi?.ad.quote).toContain('Power BI');
  const tenths = (points: number) => Math.round(points * 10);
  const sum = (items: readonly { points: number }[] = []) => items.reduce((all, { points }) => all + tenths(points), 0);
  const start = report?.parts.find(({ id }) => id === 'start')?.points ?? 0;
  expect(sum(report?.requirements) + tenths(start)).toBe(tenths(report?.total ?? 0));
  expect(sum(report?.parts)).toBe(tenths(report?.total ?? 0));
  expect(score).toBe(Math.floor((report?.total ?? 0) + 0.5));
});

const post = (member: TestMember, id: string) => ({
  whatIf: (ticked: string[]) => app.call(member, 'POST /api/fitment_scores/{id}/what_if', { params: { id }, json: { ticked } }),
  correct: (json: { requirement_id: string; reason: Reason; quote?: string | null }) =>
    app.call(member, 'POST /api/fitment_scores/{id}/corrections', { params: { id }, json }),
  restore: (requirement_id: string) =>
    app.call(member, 'DELETE /api/fitment_scores/{id}/corrections', { params: { id }, query: { requirement_id } }),
  attach: (requirement_id: string, text: string) =>
    app.call(member, 'POST /api/fitment_scores/{id}/evidence', { params: { id }, json: { requirement_id, text } }),
  effect: (json: EffectBody) => app.call(member, 'POST /api/fitment_scores/{id}/effect', { params: { id }, json }),
  declare: (condition_id: string, held: boolean | null) =>
    app.call(member, 'PUT /api/fitment_scores/{id}/conditions', { params: { id }, json: { condition_id, held } }),
  resume: (text: string) =>
    app.call(member, 'POST /api/fitment_scores/{id}/resume', {
      params: { id },
      multipart: { file: new File([text], 'second.txt', { type: 'text/plain' }) },
    }),
  version: (multipart: { resume_id?: string; profile?: 'true' }) =>
    app.call(member, 'POST /api/fitment_scores/{id}/resume', { params: { id }, multipart }),
});

test('before the report is open a what-if answers with the band of up to three requirements, afterwards with points, and saves nothing', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  const { whatIf } = post(member, fitmentId);
  expect((await whatIf(['skill-pandas'])).data).toEqual({ band: expect.any(String), score: null, total: null });
  await expect(whatIf(['a', 'b', 'c', 'd'])).rejects.toMatchObject({ status: 422 });
  await unlockFitment(ctx(), fitmentId);
  const before = (await getFitment(member, applicationId)).attributes;
  const [best] = before.report?.raise_most ?? [];
  const after = await whatIf([best?.requirement_id ?? '']);
  expect(Math.round(((after.data.total ?? 0) - (before.report?.total ?? 0)) * 10)).toBe(Math.round((best?.points ?? 0) * 10));
  expect((await getFitment(member, applicationId)).attributes.score).toBe(before.score);
});

test('a correction says what it changes before it is made, changes exactly that, and can be taken back', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  const { correct, restore, effect } = post(member, fitmentId);
  const correction = { requirement_id: 'skill-power-bi', reason: 'not_done' as const, quote: null };
  expect((await effect({ correction })).data).toMatchObject({ row: null, total: null, band: { from: expect.any(String) } });
  await unlockFitment(ctx(), fitmentId);
  const before = (await getFitment(member, applicationId)).attributes;
  const announced = (await effect({ correction })).data;
  const corrected = (await correct(correction)).data.attributes;
  expect(corrected.report?.total).toBe(announced.total?.to);
  const row = corrected.report?.requirements.find(({ id }) => id === 'skill-power-bi');
  expect(row).toMatchObject({ points: announced.row?.to, correction: { reason: 'not_done' } });
  expect(corrected.report?.total).toBeLessThan(before.report?.total ?? 0);
  const restored = (await restore('skill-power-bi')).data.attributes;
  expect(restored.report?.total).toBe(before.report?.total);
  expect(restored.history.map(({ cause }) => cause)).toEqual(['corrected', 'corrected', 'first']);
});

test('what the ad does not ask for keeps its row without points, and what is not for the member changes nothing', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  await unlockFitment(ctx(), fitmentId);
  const before = (await getFitment(member, applicationId)).attributes.report?.total;
  const { correct } = post(member, fitmentId);
  const notForMe = (await correct({ requirement_id: 'skill-tableau', reason: 'not_for_me' })).data.attributes.report;
  expect(notForMe?.total).toBe(before);
  const notAsked = (await correct({ requirement_id: 'skill-tableau', reason: 'not_asked' })).data.attributes.report;
  expect(notAsked?.requirements.find(({ id }) => id === 'skill-tableau')).toMatchObject({ out_of: 0, points: 0 });
});

test('an added sentence earns what it announced, and can be removed', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx());
  await unlockFitment(ctx(), fitmentId);
  const before = (await getFitment(member, applicationId)).attributes.report?.total ?? 0;
  const { attach, effect } = post(member, fitmentId);
  const attached = { requirement_id: 'skill-pandas', text: 'Cleaned 40,000 survey rows in pandas, January 2025 to May 2025.' };
  const announced = (await effect({ attached })).data.total?.to;
  const after = (await attach(attached.requirement_id, attached.text)).data.attributes;
  expect(after.report?.total).toBe(announced);
  expect(after.report?.total).toBeGreaterThan(before);
  const params = { id: fitmentId };
  const query = { requirement_id: 'skill-pandas' };
  const removed = await app.call(member, 'DELETE /api/fitment_scores/{id}/evidence', { params, query });
  expect(removed.data.attributes.report?.total).toBe(before);
});

test('a condition that the résumé does not state caps the band until the member says that they meet it', async () => {
  const description =
    '## What we need\n- Registered with the State Nursing Council.\n- Two years of experience as a staff nurse.\n- Wound care and medication administration.\n- Patient assessment and triage.';
  const resume =
    'Asha Menon\n\nExperience\nStaff nurse, City Hospital, July 2020 to Present\n- Wound care for twenty patients a day on the surgical ward.\n- Medication administration and patient assessment at night.\n- Triage of emergency patients with two doctors.';
  const { member, fitmentId, applicationId } = await aScoredApplication(ctx(), { description, resume, title: 'Staff nurse' });
  const before = (await getFitment(member, applicationId)).attributes;
  expect(before.conditions).toMatchObject([{ kind: 'registration', status: 'not_stated', cap: 'moderate', declared: false }]);
  expect(before.band).toBe('moderate');
  const { declare } = post(member, fitmentId);
  const id = before.conditions[0]?.id ?? '';
  expect((await declare(id, true)).data.attributes).toMatchObject({
    band: 'good',
    conditions: [{ status: 'met', declared: true }],
  });
  expect((await declare(id, false)).data.attributes).toMatchObject({ band: 'low', conditions: [{ status: 'not_met' }] });
  expect((await declare(id, null)).data.attributes).toMatchObject({ band: 'moderate', conditions: [{ status: 'not_stated' }] });
});

test('an application can be scored again with another résumé, which does not change what was sent', async () => {
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx(), { resume: 'I am friendly.' });
  const { attributes } = (await post(member, fitmentId).resume(RESUME)).data;
  expect(attributes).toMatchObject({ status: 'ready', fitment_score_generated: true, file_name: 'second.txt' });
  const { data: application } = await app.call(member, 'GET /api/job_applications/{id}', { params: { id: applicationId } });
  expect(application.attributes.file_name).not.toBe('second.txt');
  await expect(post(member, fitmentId).resume('   ')).rejects.toMatchObject({ status: 422 });
  expect((await getFitment(member, applicationId)).attributes.status).toBe('ready');
});

test('the profile counts in the score', async () => {
  const { member, applicationId } = await aScoredApplication(ctx(), { resume: 'I am friendly.' });
  await app.call(member, 'PATCH /api/users/profile', {
    json: {
      skills: ['SQL', 'Power BI', 'Python'],
      experience: [
        {
          title: 'Data analyst',
          organisation: 'Trent Homeware',
          started_on: '2023-01',
          text: 'Wrote SQL queries on returns.\nBuilt Power BI dashboards.',
        },
      ],
    },
  });
  await app.call(member, 'POST /api/fitment_scores', { json: { job_application_id: applicationId } });
  const { attributes } = await getFitment(member, applicationId);
  expect(attributes.status).toBe('ready');
  expect(attributes.preview?.rows.find(({ label }) => label === 'SQL')?.status).toBe('met');
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
