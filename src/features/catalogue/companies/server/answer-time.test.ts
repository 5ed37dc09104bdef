import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { changeApplicationStatus } from '#features/catalogue/jobs/server/index.ts';
import { aCompany, aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';

const app = openTestApp();
const DAY_MS = 86_400_000;

test('a company says how soon it usually answers from ten answers of the last half year on', async () => {
  const ctx = app.context();
  const { id: company_id, slug } = await aCompany(ctx);
  const { id: job_id } = await aJob(ctx, { company_id });
  const answerTime = async () =>
    (await app.call(null, 'GET /api/companies/{slug}', { params: { slug } })).data.attributes.answer_time;
  const applications: string[] = [];
  for (let count = 0; count < 11; count++) {
    const { id: user_id } = await aMember(ctx);
    applications.push((await anApplication(ctx, { user_id, job_id })).id);
  }
  const [opened = '', ...answered] = applications;
  await changeApplicationStatus(ctx, { id: opened, status: 'viewed' });
  for (const [index, id] of answered.entries()) {
    expect(await answerTime()).toBe(null);
    app.clock.advance(DAY_MS);
    await changeApplicationStatus(ctx, { id, status: index % 2 === 0 ? 'shortlisted' : 'rejected' });
  }
  // Answered after one to ten days.
  expect(await answerTime()).toEqual({ days: 6, answers: 10 });
  app.clock.advance(180 * DAY_MS);
  expect(await answerTime()).toBe(null);
});
