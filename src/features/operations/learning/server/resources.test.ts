import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher } from '#platform/fetch/testing.ts';
import { REASON } from './testing.ts';

// Every connection goes to this server, which answers with what the path names.
const site = await startFakeSite((request, response) => {
  response.statusCode = request.url?.includes('gone') ? 404 : 200;
  response.end();
}, {});
const app = openTestApp({}, { fetcher: testFetcher({ ...site.network, resolve: async () => [PUBLIC_ADDRESS] }) });
let meera: TestUser;
beforeAll(async () => {
  meera = await aMember(app.context(), { staff: ['editor'] });
});
// The catalogue of this process is that of the files again.
afterAll(async () => {
  await app.context().db.deleteFrom('learning_versions').execute();
  await loadSkills(app.context());
  await site.stop();
});

const read = async (id: string) => (await app.call(meera, 'GET /api/staff/resources/{id}', { params: { id } })).data.attributes;
const list = async (find: string, state?: 'works' | 'gone' | 'replaced' | 'dropped' | 'reported') =>
  (await app.call(meera, 'GET /api/staff/resources', { query: { find, ...(state && { state }) } })).data;
const replace = async (id: string, url: string, seen?: number) => {
  const json = {
    version: seen ?? (await read(id)).version,
    url,
    source: 'The site itself',
    sourced_on: '2026-11-20',
    reason: REASON,
  };
  return (await app.call(meera, 'PUT /api/staff/resources/{id}', { params: { id }, json })).data.attributes;
};
const setDropped = async (id: string, dropped: boolean) => {
  const json = { version: (await read(id)).version, dropped, reason: REASON };
  return (await app.call(meera, 'POST /api/staff/resources/{id}/state', { params: { id }, json })).data.attributes;
};
/** The addresses of a skill as members get them, once this process has heard of the change. */
async function addressesOf(skillId: string) {
  await loadSkills(app.context());
  const skill = (await skillCatalogue()).taxonomy.byId.get(skillId);
  return { resources: skill?.resources?.map(({ url }) => url) ?? [], path: skill?.path?.map(({ url }) => url) ?? [] };
}
/** A resource that a path needs, or one that none does; of a single skill. */
async function aResource(isInPath: boolean) {
  const { skills } = await skillCatalogue();
  const used = new Set<string>();
  for (const { url } of await app.context().db.selectFrom('learning_versions').select('thing_id as url').execute()) used.add(url);
  for (const skill of skills)
    for (const { url, title } of skill.resources ?? []) {
      const owners = skills.filter(({ resources = [] }) => resources.some((other) => other.url === url));
      const needed = skill.path?.some((entry) => entry.url === url) ?? false;
      if (owners.length > 1 || needed !== isInPath || used.has(url)) continue;
      const found = (await list(url)).find(({ attributes }) => attributes.url === url);
      if (found) return { id: found.id, url, title, skill };
    }
  throw new Error('no such resource');
}

test('a resource is found by its skill and its title, and says what the last check of its address found', async () => {
  const { id, title, skill } = await aResource(true);
  expect((await list(skill.name)).map((found) => found.id)).toContain(id);
  expect((await list(title)).map((found) => found.id)).toContain(id);
  expect(await read(id)).toMatchObject({ health: 'unchecked', checked_at: null, version: 0, paths: [{ id: skill.id }] });
  await replace(id, 'http://new.example/course');
  await app.runTasks();
  expect(await read(id)).toMatchObject({ health: 'works', status: 200, checked_at: app.clock.now().toISOString() });
  await replace(id, 'http://new.example/gone');
  await app.call(meera, 'POST /api/staff/resources/{id}/check', { params: { id }, json: {} });
  await app.runTasks();
  expect(await read(id)).toMatchObject({ health: 'gone', status: 404, failures: expect.any(Number) });
  expect((await list(title, 'gone')).map((found) => found.id)).toEqual([id]);
});

test('a new address is taken by the catalogue and its path, stands in the audit log, and ends with the address of the file', async () => {
  const { id, url, skill } = await aResource(true);
  const after = await replace(id, 'http://moved.example/here');
  expect(after).toMatchObject({ url: 'http://moved.example/here', stated_url: url, replaced: true, source: 'The site itself' });
  expect(after.history[0]?.attributes).toMatchObject({ action: 'resource.replace', reason: REASON });
  const changed = await addressesOf(skill.id);
  expect(changed.resources).toContain('http://moved.example/here');
  expect(changed.path).toContain('http://moved.example/here');
  expect([...changed.resources, ...changed.path]).not.toContain(url);
  await expect(replace(id, 'http://late.example/', 0)).rejects.toMatchObject({ status: 412 });
  expect(await replace(id, url)).toMatchObject({ url, replaced: false });
  expect((await addressesOf(skill.id)).path).toContain(url);
});

test('the address of another resource is refused, and so is what is none', async () => {
  const [{ id }, other] = [await aResource(true), await aResource(false)];
  await expect(replace(id, other.url)).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'url' }] } });
  await expect(replace(id, 'javascript:alert(1)')).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'url' }] } });
});

test('a dropped resource is not recommended any more and comes back; one that a path needs stays', async () => {
  const { id, url, title, skill } = await aResource(false);
  expect(await setDropped(id, true)).toMatchObject({ dropped: true });
  expect((await addressesOf(skill.id)).resources).not.toContain(url);
  expect((await list(title, 'dropped')).map((found) => found.id)).toEqual([id]);
  expect(await setDropped(id, false)).toMatchObject({ dropped: false });
  expect((await addressesOf(skill.id)).resources).toContain(url);
  const needed = await aResource(true);
  await expect(setDropped(needed.id, true)).rejects.toMatchObject({ status: 409, body: { code: 'resource-in-path' } });
});

test('the resources checked longest ago are checked in the background, once at a time, with what was found', async () => {
  const start = (limit: number) => app.call(meera, 'POST /api/staff/resource_checks', { json: { limit } });
  await expect(start(501)).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'limit' }] } });
  expect((await start(3)).data).toMatchObject({ state: 'running', total: 3, works: 0 });
  await expect(start(3)).rejects.toMatchObject({ status: 409, body: { code: 'resource-check-running' } });
  await app.runTasks();
  const { data } = await app.call(meera, 'GET /api/staff/resource_checks');
  expect(data).toMatchObject({ state: 'finished', total: 3, finished_at: expect.any(String) });
  expect((data?.works ?? 0) + (data?.gone ?? 0) + (data?.failing ?? 0) + (data?.unknown ?? 0)).toBe(3);
});

test('a check of many resources that was interrupted says so and makes room for the next', async () => {
  app.clock.advance(60_000);
  await app.call(meera, 'POST /api/staff/resource_checks', { json: { limit: 2 } });
  app.clock.advance(10 * 60_000);
  const { data } = await app.call(meera, 'GET /api/staff/resource_checks');
  expect(data).toMatchObject({ state: 'interrupted' });
  const next = await app.call(meera, 'POST /api/staff/resource_checks', { json: { limit: 2 } });
  expect(next.data).toMatchObject({ state: 'running' });
  await app.runTasks();
});

test('a new address answers everybody who reported the resource', async () => {
  const { id, url, skill } = await aResource(true);
  const ana = await aMember(app.context());
  await app
    .context()
    .db.insertInto('mistake_reports')
    .values({ kind: 'resource', thing_id: url, user_id: ana.id, reason: 'gone', created_at: app.clock.now() })
    .execute();
  expect((await list(url, 'reported')).map((found) => found.id)).toEqual([id]);
  await replace(id, 'http://answered.example/');
  const { data } = await app.call(ana, 'GET /api/notifications');
  expect(data.map(({ attributes }) => attributes)).toMatchObject([
    { facts: { kind: 'resource', outcome: 'corrected', answer: REASON }, url: `/skills/${skill.id}` },
  ]);
});
