import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from './testing.ts';

const app = openTestApp();

const reports = (job: { id: string }) =>
  app
    .context()
    .db.selectFrom('moderation_reports')
    .innerJoin('moderation_cases', 'moderation_cases.id', 'case_id')
    .select(['user_id', 'moderation_reports.reason', 'note'])
    .where('object_type', '=', 'job')
    .where('object_id', '=', job.id)
    .orderBy('user_id', (order) => order.asc().nullsFirst())
    .execute();

test('anyone may report a job; a second report by the same member replaces the first', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  const report = (person: typeof ana | null, reason: 'fake' | 'asks-for-money', note = '') =>
    app.call(person, 'POST /api/jobs/{slug}/report', { params: { slug: job.slug }, json: { reason, note } });
  await report(null, 'fake');
  await report(ana, 'fake');
  await report(ana, 'asks-for-money', ' They want ₹2,000 for a laptop. ');
  expect(await reports(job)).toEqual([
    { user_id: null, reason: 'fake', note: '' },
    { user_id: ana.id, reason: 'asks-for-money', note: 'They want ₹2,000 for a laptop.' },
  ]);
});

test('an unknown reason and an unknown job are refused', async () => {
  const job = await aJob(app.context());
  const post = (slug: string, body: unknown) =>
    app.fetch(`/api/jobs/${slug}/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  expect((await post(job.slug, { reason: 'boring' })).status).toBe(422);
  expect((await post('none', { reason: 'fake' })).status).toBe(404);
  expect(await reports(job)).toEqual([]);
});
