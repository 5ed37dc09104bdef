import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from './testing.ts';

const app = openTestApp();
const paramsFor = (job: { slug: string }) => ({ params: { slug: job.slug } });

test('saving and unsaving are idempotent', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  for (const _ of [1, 2])
    expect((await app.call(ana, 'POST /api/jobs/{slug}/save', paramsFor(job))).data.attributes.saved).toBe(true);
  for (const _ of [1, 2])
    expect((await app.call(ana, 'DELETE /api/jobs/{slug}/save', paramsFor(job))).data.attributes.saved).toBe(false);
});

test("saving or unsaving a job does not affect another member's saved jobs", async () => {
  const [ana, ben, job] = [await aMember(app.context()), await aMember(app.context()), await aJob(app.context())];
  await app.call(ana, 'POST /api/jobs/{slug}/save', paramsFor(job));
  await app.call(ben, 'DELETE /api/jobs/{slug}/save', paramsFor(job));
  expect((await app.call(ana, 'GET /api/jobs/{slug}', paramsFor(job))).data.attributes.saved).toBe(true);
  expect((await app.call(ben, 'GET /api/jobs/{slug}', paramsFor(job))).data.attributes.saved).toBe(false);
});

test('a visitor cannot save a job, and an unknown job cannot be saved', async () => {
  const [ana, job] = [await aMember(app.context()), await aJob(app.context())];
  await expect(app.call(null, 'POST /api/jobs/{slug}/save', paramsFor(job))).rejects.toMatchObject({ status: 401 });
  await expect(app.call(ana, 'POST /api/jobs/{slug}/save', paramsFor({ slug: 'none' }))).rejects.toMatchObject({ status: 404 });
  await expect(app.call(ana, 'DELETE /api/jobs/{slug}/save', paramsFor({ slug: 'none' }))).rejects.toMatchObject({ status: 404 });
});
