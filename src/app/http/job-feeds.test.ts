import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aCompany, aJob } from '#features/catalogue/jobs/server/testing.ts';
import { documentOf } from '#features/operations/sources/server/testing.ts';
import { openRows } from '#features/operations/sources/server/open-rows.ts';
import type { DocumentKind } from '#features/operations/sources/server/formats/detect-format.ts';

const app = openTestApp();

const read = async (kind: DocumentKind, text: string) => {
  const rows = [];
  for await (const row of openRows(documentOf(text), kind)) rows.push(row);
  return rows;
};

test('open jobs go out as XML, RSS and JSON Feed, closed ones do not, and hostile text stays text', async () => {
  const ctx = app.context();
  const { id: company_id } = await aCompany(ctx, { name: 'Heron & <Sons>' });
  await aJob(ctx, {
    company_id,
    title: 'Weir keeper ]]> <b>',
    description: 'You keep the weir.\n- Locks\n- Boats\u0001',
    posted_on: '2026-11-20',
  });
  await aJob(ctx, { company_id, title: 'Closed keeper', valid_until: '2026-11-01' });

  const xml = await app.fetch('/jobs/feed.xml');
  expect(xml.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const [row, ...others] = await read('indeed', await xml.text());
  expect(others).toEqual([]);
  expect(row).toMatchObject({ title: 'Weir keeper ]]> <b>', company: 'Heron & <Sons>', postedOn: '2026-11-20T06:30:00.000Z' });

  const rss = await (await app.fetch('/jobs/rss.xml')).text();
  const [item] = await read('feed', rss);
  expect(item).toMatchObject({ description: '<p>You keep the weir.</p><ul><li>Locks</li><li>Boats</li></ul>' });
  expect(parseDocument(rss, { xmlMode: true }).children.length).toBeGreaterThan(0);

  const feed: unknown = await (await app.fetch('/jobs/feed.json')).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ date_published: '2026-11-20T06:30:00.000Z', authors: [{ name: 'Heron & <Sons>' }] }],
  });
});

test('a feed that did not change is not sent again, and a new or closed job changes it', async () => {
  const ctx = app.context();
  const { id: company_id } = await aCompany(ctx, { name: 'Teal' });
  const tagOf = async () => (await app.fetch('/jobs/rss.xml')).headers.get('etag') ?? '';
  const first = await tagOf();
  const again = await app.fetch('/jobs/rss.xml', { headers: { 'if-none-match': first } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const { id } = await aJob(ctx, { company_id });
  const second = await tagOf();
  expect(second).not.toBe(first);
  await ctx.db.updateTable('jobs').set({ closed_at: ctx.clock.now() }).where('id', '=', id).execute();
  expect(await tagOf()).not.toBe(second);
});
