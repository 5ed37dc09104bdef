/** A site as it is on its first day in production: without the demo. Every public page says something, and nothing leads nowhere. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#app/boot/testing.ts';
import pg from 'pg';
import { ADDRESSES } from '../setup/addresses.ts';
import { startServer, type RunningServer } from '../setup/server.ts';

/** Pages of the demo's objects, which do not exist here. */
const OF_THE_DEMO = new Set([
  '/jobs-apprenticeships/$company_slug/$job_slug',
  '/company/$slug',
  '/university/$university_code/$university_name',
  '/insights/detail/$slug',
  '/boards/$slug',
  '/forum/$slug',
  '/blog/$blog_id',
]);
const PUBLIC = Object.entries(ADDRESSES).flatMap(([route, { path: address, status, hidden }]) =>
  status === undefined && !hidden && !OF_THE_DEMO.has(route) ? [address] : [],
);
/** Words of the main part of a page with nothing to list; the shortest explain themselves and offer a way on. */
const MIN_WORDS = 15;
/** Of hundreds of skills and courses, a few say the same as all. */
const MAX_PER_KIND = 12;

let server: RunningServer;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-empty-'));

beforeAll(async () => {
  database = await cloneDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into catalogue_loads (name, hash, first_loaded_on) values ('demo-removed', '', '2026-11-01')`);
  await client.end();
  server = await startServer(folder, { DATABASE_URL: database.url });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const read = async (address: string) => {
  const response = await fetch(new URL(address, server.origin));
  return { status: response.status, html: await response.text() };
};
const wordsOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

test('every public page answers in both languages, says something, and links only to pages that exist', async () => {
  const links = new Map<string, string>();
  const perKind = new Map<string, number>();
  for (const address of PUBLIC.flatMap((one) => [one, one === '/' ? '/hi' : `/hi${one}`])) {
    const { status, html } = await read(address);
    expect([address, status]).toEqual([address, 200]);
    expect(wordsOf(html).length, address).toBeGreaterThanOrEqual(MIN_WORDS);
    expect(html, address).not.toMatch(/lumen-retail|pathlight\.example\/data/);
    if (address.startsWith('/hi')) continue;
    for (const [, escaped = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const link = escaped.replaceAll('&amp;', '&');
      const [, kind = ''] = link.split(/[/?]/);
      const seen = perKind.get(kind) ?? 0;
      if (links.has(link) || seen >= MAX_PER_KIND) continue;
      perKind.set(kind, seen + 1);
      links.set(link, address);
    }
  }
  expect(links.size).toBeGreaterThan(60);
  const dead: string[] = [];
  for (const [link, from] of links) if ((await read(link)).status >= 400) dead.push(`${link} on ${from}`);
  expect(dead).toEqual([]);
}, 300_000);

test('the lists of an empty site offer a way on', async () => {
  const waysOn = {
    '/jobs-apprenticeships': '/check',
    '/companies': '/for-corporates',
    '/universities': '/courses',
    '/learning-packs': '/skills',
    '/insights': '/insights/create',
    '/forum': '/forum/ask',
    '/blog': '/insights',
  };
  for (const [list, wayOn] of Object.entries(waysOn))
    expect((/<main[\s\S]*<\/main>/.exec((await read(list)).html)?.[0] ?? '').split('empty-actions')[1], list).toContain(
      `href="${wayOn}"`,
    );
});
