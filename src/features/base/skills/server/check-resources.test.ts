import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import type { Network } from '#platform/http/pinned-address.ts';
import { checkResources, checkResourcesNightly } from './check-resources.ts';
import { loadHealth } from './resource-health.ts';
import { skillCatalogue } from './skill-catalogue.ts';

const app = openTestApp();
const PUBLIC = '93.184.215.14';
const statuses = new Map<string, number>();
let requested: string[] = [];
const server = http.createServer((req, res) => {
  requested.push(`${req.headers.host}${req.url}`);
  res.writeHead(statuses.get(req.headers.host ?? '') ?? 200).end();
});
let network: Network;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  // Every connection goes to this server, which has no TLS, so HTTPS sites do not respond.
  network = { resolve: async () => [PUBLIC], targetOf: () => ({ host: '127.0.0.1', port }) };
});
afterAll(() => server.close());

const findHealth = async (url: string) => (await loadHealth(app.context(), [url], null))(url);
const firstUrl = async () => (await skillCatalogue()).skills.flatMap(({ resources = [] }) => resources)[0]?.url ?? '';

test('the nightly check makes no requests unless the operator allows it', async () => {
  requested = [];
  await checkResourcesNightly(app.context());
  expect(requested).toEqual([]);
  expect(await app.context().db.selectFrom('resource_checks').selectAll().execute()).toEqual([]);
});

test('resources checked longest ago are checked first, each once', async () => {
  const ctx = app.context();
  await checkResources(ctx, { limit: 10, network });
  const first = await ctx.db.selectFrom('resource_checks').select('url').execute();
  app.clock.advance(60_000);
  await checkResources(ctx, { limit: 10, network });
  const all = await ctx.db.selectFrom('resource_checks').select('url').execute();
  expect(first).toHaveLength(10);
  expect(new Set(all.map(({ url }) => url)).size).toBe(20);
});

test('a resource counts as broken after three failures or once it is gone, and as working once it responds', async () => {
  const url = await firstUrl();
  const ctx = app.context();
  const storeCheck = (verdict: 'works' | 'failing' | 'gone', failures: number) =>
    ctx.db
      .insertInto('resource_checks')
      .values({ url, checked_at: ctx.clock.now(), verdict, status: null, failures })
      .onConflict((conflict) => conflict.column('url').doUpdateSet({ verdict, failures, checked_at: ctx.clock.now() }))
      .execute();
  await storeCheck('failing', 2);
  expect((await findHealth(url)).broken).toBe(false);
  await storeCheck('failing', 3);
  expect((await findHealth(url)).broken).toBe(true);
  await storeCheck('gone', 1);
  expect((await findHealth(url)).broken).toBe(true);
  await storeCheck('works', 0);
  expect(await findHealth(url)).toMatchObject({ broken: false, checkedOn: '2026-11-21' });
});

test('a URL that resolves to a private address is neither requested nor marked broken', async () => {
  requested = [];
  const privateNetwork: Network = { resolve: async () => ['10.0.0.7'], targetOf: (host, port) => ({ host, port }) };
  const report = await checkResources(app.context(), { limit: 5, network: privateNetwork });
  expect(report).toMatchObject({ unknown: 5, gone: 0, failing: 0 });
  expect(requested).toEqual([]);
});
