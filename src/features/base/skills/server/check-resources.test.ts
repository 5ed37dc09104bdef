import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { internet } from '#platform/fetch/pinned-address.ts';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher } from '#platform/fetch/testing.ts';
import type { Context } from '#platform/http/context.ts';
import { checkResources, checkResourcesNightly } from './check-resources.ts';
import { loadHealth } from './resource-health.ts';
import { skillCatalogue } from './skill-catalogue.ts';

// Every connection goes to this server, which has no TLS, so HTTPS sites do not respond.
const site = await startFakeSite((_req, res) => res.end(), {});
afterAll(() => site.stop());
const network = { ...site.network, resolve: async () => [PUBLIC_ADDRESS] };
const app = openTestApp({}, { fetcher: testFetcher(network) });

const findHealth = async (url: string) => (await loadHealth(app.context(), [url], null))(url);
const firstUrl = async () => (await skillCatalogue()).skills.flatMap(({ resources = [] }) => resources)[0]?.url ?? '';

test('the nightly check makes no requests unless the operator allows it', async () => {
  site.requests.length = 0;
  await checkResourcesNightly(app.context());
  expect(site.requests).toEqual([]);
  expect(await app.context().db.selectFrom('resource_checks').selectAll().execute()).toEqual([]);
});

test('resources checked longest ago are checked first, each once', async () => {
  const ctx = app.context();
  await checkResources(ctx, { limit: 10 });
  const first = await ctx.db.selectFrom('resource_checks').select('url').execute();
  app.clock.advance(60_000);
  await checkResources(ctx, { limit: 10 });
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
  site.requests.length = 0;
  const fetcher = testFetcher({ ...internet, resolve: async () => ['10.0.0.7'] });
  const ctx: Context = { ...app.context(), fetcher };
  const report = await checkResources(ctx, { limit: 5 });
  expect(report).toMatchObject({ unknown: 5, gone: 0, failing: 0 });
  expect(site.requests).toEqual([]);
});
