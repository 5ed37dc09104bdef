import { beforeAll, expect, test } from 'vitest';
import { finders } from '#app/wiring/saved-searches.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { notifyNewMatches } from './notify-new-matches.ts';

const app = openTestApp();
let meera: TestMember;
beforeAll(async () => {
  meera = await aMember(app.context(), { name: 'Meera Pillai' });
});

type Json = { name: string; kind: 'job' | 'course' | 'user'; query?: string; filters?: Record<string, string[]> };
const save = async (json: Json, member = meera) => (await app.call(member, 'POST /api/saved_searches', { json })).data;
const listSaved = async (member = meera) => (await app.call(member, 'GET /api/saved_searches')).data;
const change = (id: string, json: { name?: string; alerts?: boolean; seen?: true }, member = meera) =>
  app.call(member, 'PATCH /api/saved_searches/{id}', { params: { id }, json });
const runAlerts = () => notifyNewMatches(finders)(app.context());
const listAlerts = async (member = meera) =>
  (await app.call(member, 'GET /api/notifications')).data
    .filter(({ attributes }) => attributes.kind === 'saved-search')
    .map(({ attributes }) => attributes.url);
/** A job published after all others. */
const publishJob = async (overrides: Parameters<typeof aJob>[1]) => {
  app.clock.advance(60_000);
  const job = await aJob(app.context(), { ...overrides, created_at: app.clock.now() });
  await app.updateSearchIndex();
  return job;
};

test('a search is saved once, links to its page, and counts new results', async () => {
  await publishJob({ title: 'Beekeeper, night hives', work_mode: 'Remote' });
  const json = { name: 'Bees from home', kind: 'job', query: 'beekeeper', filters: { work_mode: ['Remote'] } } as const;
  const first = await save({ ...json, filters: { work_mode: ['Remote'] } });
  expect(first.attributes).toMatchObject({
    fresh: 0,
    alerts: true,
    path: '/jobs-apprenticeships?query=beekeeper&work_mode=Remote',
  });
  expect((await save({ ...json, filters: { work_mode: ['Remote'] } })).id).toBe(first.id);
  await publishJob({ title: 'Beekeeper, roof gardens', work_mode: 'Remote' });
  await publishJob({ title: 'Beekeeper in person', work_mode: 'On-site' });
  expect((await listSaved()).map(({ attributes }) => attributes.fresh)).toEqual([1]);
  app.clock.advance(1000);
  expect((await change(first.id, { seen: true })).data.attributes.fresh).toBe(0);
});

test('new results are announced once a day, and not while alerts are off', async () => {
  const ravi = await aMember(app.context());
  const { id } = await save({ name: 'Lighthouses', kind: 'job', query: 'lighthouse' }, ravi);
  await publishJob({ title: 'Lighthouse keeper' });
  app.clock.advance(21 * 3_600_000);
  await runAlerts();
  await runAlerts();
  expect(await listAlerts(ravi)).toEqual(['/jobs-apprenticeships?query=lighthouse']);
  app.clock.advance(21 * 3_600_000);
  await runAlerts();
  expect(await listAlerts(ravi)).toHaveLength(1);
  await change(id, { alerts: false }, ravi);
  await publishJob({ title: 'Lighthouse painter' });
  app.clock.advance(21 * 3_600_000);
  await runAlerts();
  expect(await listAlerts(ravi)).toHaveLength(1);
  await change(id, { alerts: true }, ravi);
  app.clock.advance(21 * 3_600_000);
  await runAlerts();
  expect(await listAlerts(ravi)).toHaveLength(1);
});

test('a saved search for people counts new results of the search index', async () => {
  const { id } = await save({ name: 'Quill people', kind: 'user', query: 'quillfeather' });
  app.clock.advance(60_000);
  await aMember(app.context(), { name: 'Zara Quillfeather' });
  await app.updateSearchIndex();
  expect((await listSaved()).find((search) => search.id === id)?.attributes).toMatchObject({
    fresh: 1,
    path: '/search/user?query=quillfeather',
  });
});

test('an unknown filter and the fifty-first search are refused', async () => {
  for (const filters of [{ shoe_size: ['43'] }, { role_type: ['Piracy'] }, { salary: ['lots'] }])
    await expect(save({ name: 'No', kind: 'job', filters })).rejects.toMatchObject({ status: 422 });
  await expect(save({ name: 'No', kind: 'course', filters: { level: ['a', 'b'] } })).rejects.toMatchObject({ status: 422 });
  const many = await aMember(app.context());
  for (let n = 0; n < 50; n += 1) await save({ name: `${n}`, kind: 'job', query: `word${n}` }, many);
  await expect(save({ name: 'One more', kind: 'job', query: 'more' }, many)).rejects.toMatchObject({ status: 409 });
});

test('a feed is readable with its secret until the secret is replaced or the search is deleted', async () => {
  await publishJob({ title: 'Gardener <b>& sons</b>', summary: 'Roses' });
  const { id } = await save({ name: 'Gardens', kind: 'job', query: 'gardener' });
  const createFeed = async () => (await app.call(meera, 'POST /api/saved_searches/{id}/feed', { params: { id } })).address;
  const fetchFeed = (address: string) => app.fetch(new URL(address).pathname);
  const first = await createFeed();
  const feed = await fetchFeed(first);
  expect(feed.headers.get('content-type')).toContain('application/atom+xml');
  expect(await feed.text()).toContain('Gardener &lt;b&gt;&amp; sons&lt;/b&gt;');
  const second = await createFeed();
  expect((await fetchFeed(first)).status).toBe(404);
  expect((await fetchFeed(second)).status).toBe(200);
  await app.call(meera, 'DELETE /api/saved_searches/{id}', { params: { id } });
  expect((await fetchFeed(second)).status).toBe(404);
});

test('a saved search is a 404 for other members', async () => {
  const { id } = await save({ name: 'Mine', kind: 'job', query: 'mine' });
  const other = await aMember(app.context());
  await expect(change(id, { name: 'Yours' }, other)).rejects.toMatchObject({ status: 404 });
  await expect(app.call(other, 'DELETE /api/saved_searches/{id}', { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(app.call(other, 'POST /api/saved_searches/{id}/feed', { params: { id } })).rejects.toMatchObject({ status: 404 });
  expect(await listSaved(other)).toEqual([]);
});
