import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompany, aJob } from '#features/catalogue/jobs/server/testing.ts';
import { endDemo } from '#platform/db/content-loads.ts';

const app = openTestApp({ SMTP_URL: 'smtp://mail.test', LEGAL_NAME: 'Careers Private Limited' });

/** The steps that are done, and those that are not. */
async function readBegin(person: { cookie: string }) {
  const { begin } = (await app.call(person, 'GET /api/staff')).data.attributes;
  const idsOf = (state: boolean) => begin.flatMap(({ id, done }) => (done === state ? [id] : []));
  return { done: idsOf(true), open: idsOf(false) };
}

test('an administrator of a new site sees what is done and what is not, and other staff do not', async () => {
  const ctx = app.context();
  const administrator = await aMember(ctx, { staff: ['administrator'] });
  // The names of the operator count only when all of them are their own.
  const rest = ['companies', 'jobs', 'communities', 'articles'];
  expect(await readBegin(administrator)).toEqual({ done: ['mail'], open: ['operator', 'payments', ...rest] });
  expect(await readBegin(await aMember(ctx, { staff: ['editor'] }))).toEqual({ done: [], open: [] });

  const company = await aCompany(ctx);
  await aJob(ctx, { company_id: company.id, source: 'employer' });
  expect((await readBegin(administrator)).done).toEqual(['mail', 'companies', 'jobs']);
});

test('a site that shows the demo has no list, and one that holds it without showing it is told to remove it', async () => {
  const ctx = app.context();
  const administrator = await aMember(ctx, { staff: ['administrator'] });
  await ctx.db
    .insertInto('catalogue_loads')
    .values({ name: 'jobs', demo: true, hash: '', first_loaded_on: '2026-11-01' })
    .execute();
  expect(await readBegin(administrator)).toEqual({ done: [], open: [] });
  await endDemo(ctx);
  expect((await readBegin(administrator)).open).toContain('demo');
});
