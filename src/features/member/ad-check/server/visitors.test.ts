import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aBrowser, aMember } from '#features/base/accounts/server/testing.ts';
import { removeExpiredVisitors } from '#features/base/own-ads/server/index.ts';
import { anOwnAd } from '#features/base/own-ads/server/testing.ts';

const HOUR_MS = 3_600_000;
const RESUME = `Ana Silva

Experience
Data analyst, Lumen Retail, 01/2022 - Present
- Published three Power BI dashboards on footfall and conversion for 61 stores.
- Wrote SQL every day: joins, window functions and query tuning.
- Cleaned sales data with Python and pandas and presented it to buyers every Monday.

Education
B.Com, University of Kerala, 2021
`;
const app = openTestApp({}, { identitySandbox: true });
const ctx = () => app.context();

/** A visitor who brought a résumé and an ad. */
async function aVisitor() {
  // The latest visitor is found by the clock, which stands still otherwise.
  app.clock.advance(1000);
  const browser = aBrowser(app);
  const body = new FormData();
  body.set('file', new File([RESUME], 'resume.txt', { type: 'text/plain' }));
  const response = await browser.send('/api/visitor_resume', { method: 'POST', body });
  expect(response.status).toBe(200);
  const { id: visitor_id } = await ctx()
    .db.selectFrom('visitors')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const ad = await anOwnAd(ctx(), { user_id: null, visitor_id });
  return { browser, visitor_id, ad };
}
const read = async (browser: ReturnType<typeof aBrowser>, path: string) => {
  const response = await browser.send(path);
  return { status: response.status, body: await response.json() };
};

test('a visitor reads the free look at their ad and résumé without an account, and nobody else can', async () => {
  const { browser, ad } = await aVisitor();
  const look = await read(browser, `/api/own_ads/${ad.id}/free_look`);
  expect(look).toMatchObject({ status: 200, body: { data: { file_name: 'resume.txt' } } });
  expect(look.body.data.band).not.toBeNull();
  expect(look.body.data.preview.rows.map(({ label }: { label: string }) => label)).toContain('SQL');
  expect(JSON.stringify(look.body)).not.toMatch(/"(?:points|out_of|total|score)":/);

  expect((await read(aBrowser(app), `/api/own_ads/${ad.id}`)).status).toBe(404);
  expect((await read(aBrowser(app), `/api/own_ads/${ad.id}/free_look`)).status).toBe(404);
  await expect(app.call(await aMember(ctx()), 'GET /api/own_ads/{id}', { params: { id: ad.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test('signing in keeps what the visitor brought, under the same address, and ends the visit', async () => {
  const { browser, visitor_id, ad } = await aVisitor();
  expect((await browser.signIn('google', 'asha')).status).toBe(200);
  const kept = await read(browser, `/api/own_ads/${ad.id}`);
  expect(kept).toMatchObject({ status: 200, body: { data: { attributes: { title: 'Data analyst' } } } });
  expect((await read(browser, '/api/own_ads')).body.data).toHaveLength(1);
  const resumes = await read(browser, '/api/resumes');
  expect(resumes.body.data).toMatchObject([{ attributes: { name: 'resume', status: 'read', is_default: true } }]);
  await app.runTasks();
  expect(await (await browser.send(`/api/resumes/${resumes.body.data[0].id}/file`)).text()).toBe(RESUME);
  expect(await ctx().db.selectFrom('visitors').select('id').where('id', '=', visitor_id).execute()).toEqual([]);
  expect([...browser.cookies.keys()].some((name) => name.endsWith('visitor'))).toBe(false);
});

test('after a day the ad, the résumé and its file are gone', async () => {
  const { browser, ad, visitor_id } = await aVisitor();
  const { file_key } = await ctx()
    .db.selectFrom('visitors')
    .select('file_key')
    .where('id', '=', visitor_id)
    .executeTakeFirstOrThrow();
  app.clock.advance(23 * HOUR_MS);
  await removeExpiredVisitors(ctx());
  expect((await read(browser, `/api/own_ads/${ad.id}`)).status).toBe(200);
  app.clock.advance(2 * HOUR_MS);
  expect((await read(browser, `/api/own_ads/${ad.id}`)).status).toBe(404);
  await removeExpiredVisitors(ctx());
  expect(await ctx().db.selectFrom('own_ads').select('id').where('id', '=', ad.id).execute()).toEqual([]);
  await expect(ctx().files.get(file_key ?? '')).rejects.toMatchObject({ isMissing: true });
});
