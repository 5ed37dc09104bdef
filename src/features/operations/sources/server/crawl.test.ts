/** Sources that are many pages, files that staff upload, and answers that did not change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { SourceKind } from '../contract.ts';
import { DESCRIPTION, FEEDS, startFeedServer } from './testing.ts';

const site = await startFeedServer();
const app = openTestApp({}, { fetcher: site.fetcher });
afterAll(() => site.stop());

let editor: TestUser;
beforeAll(async () => {
  editor = await aMember(app.context(), { staff: ['editor'] });
});

const html = (body: string) => ({ type: 'text/html', body: `<!doctype html><title>Jobs</title>${body}` });
const posting = (title: string) =>
  html(
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: `<p>${DESCRIPTION}</p>`,
      hiringOrganization: { '@type': 'Organization', name: 'Kaveri' },
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Pune', addressCountry: 'IN' } },
    })}</script>`,
  );
const REASON = 'They asked for it by phone';
const load = async (id: string) => (await app.call(editor, 'GET /api/job_sources/{id}', { params: { id } })).data.attributes;
const create = async (kind: SourceKind, name: string, address: string) => {
  const json = { name, address: `https://${address}`, kind, schedule: 'daily', reason: REASON } as const;
  const { id } = (await app.call(editor, 'POST /api/job_sources', { json })).data;
  await app.runTasks();
  return id;
};
const runAgain = async (id: string) => {
  app.clock.advance(60_000);
  await app.call(editor, 'POST /api/job_sources/{id}/run', { params: { id }, json: { accept_fewer: false } });
  await app.runTasks();
};

test('a page that lists jobs gives those of the pages it links to, and a page that is gone misses its job', async () => {
  site.answer('kaveri.example/careers/', html('<a href="/jobs/1">One</a><a href="/jobs/2">Two</a><a href="/about">About</a>'));
  site.answer('kaveri.example/jobs/1', posting('Heron one'));
  site.answer('kaveri.example/jobs/2', posting('Heron two'));
  const json = { address: 'https://kaveri.example/careers/', kind: 'job-list' } as const;
  const trial = await app.call(editor, 'POST /api/job_sources/try_out', { json });
  expect(trial.data.attributes).toMatchObject({ kind: 'job-list', rows: 2, taken: 2 });
  const id = await create('job-list', 'Herons', 'kaveri.example/careers/');
  expect(await load(id)).toMatchObject({ state: 'in-step', open_jobs: 2, runs: [{ attributes: { added: 2, errors: 0 } }] });
  site.answer('kaveri.example/jobs/2', { status: 404, body: '' });
  await runAgain(id);
  expect(await load(id)).toMatchObject({ open_jobs: 2, runs: [{ attributes: { unchanged: 1, missing: 1, closed: 0 } }, {}] });
  await runAgain(id);
  expect(await load(id)).toMatchObject({ open_jobs: 1, runs: [{ attributes: { closed: 1 } }, {}, {}] });
});

test('a page that cannot be read leaves its job open, and its run says so', async () => {
  site.answer('meridian.example/careers/', html('<a href="/jobs/1">One</a><a href="/jobs/2">Two</a>'));
  site.answer('meridian.example/jobs/1', posting('Egret one'));
  site.answer('meridian.example/jobs/2', posting('Egret two'));
  const id = await create('job-list', 'Egrets', 'meridian.example/careers/');
  site.answer('meridian.example/jobs/2', { status: 500, body: '' });
  for (const _ of [1, 2, 3]) await runAgain(id);
  const source = await load(id);
  expect(source).toMatchObject({ state: 'failing', open_jobs: 2 });
  expect(source.runs.slice(0, 3).map(({ attributes }) => attributes.state)).toEqual(['incomplete', 'incomplete', 'incomplete']);
});

test('a sitemap of sitemaps gives the jobs of the pages that look like jobs', async () => {
  const map = (element: string, item: string, addresses: readonly string[]) => ({
    type: 'application/xml',
    body: `<?xml version="1.0"?><${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
      .map((address) => `<${item}><loc>https://orchid.example/${address}</loc></${item}>`)
      .join('')}</${element}>`,
  });
  site.answer('orchid.example/sitemap.xml', map('sitemapindex', 'sitemap', ['sitemap-jobs.xml']));
  site.answer('orchid.example/sitemap-jobs.xml', map('urlset', 'url', ['jobs/1', 'jobs/2', 'about']));
  site.answer('orchid.example/jobs/1', posting('Ibis one'));
  site.answer('orchid.example/jobs/2', posting('Ibis two'));
  const json = { address: 'https://orchid.example/sitemap.xml' };
  const trial = await app.call(editor, 'POST /api/job_sources/try_out', { json });
  expect(trial.data.attributes).toMatchObject({ kind: 'sitemap', rows: 2, taken: 2 });
  const id = await create('sitemap', 'Ibises', 'orchid.example/sitemap.xml');
  expect(await load(id)).toMatchObject({ state: 'in-step', open_jobs: 2, error_count: 0 });
  expect(site.requests).not.toContain('GET orchid.example/about');
});

test('a file is imported with its name as the source, follows the one before, and is refused where it holds no jobs', async () => {
  const send = async (text: string, name = 'terns.jsonl') => {
    const file = new File([text], name, { type: 'application/octet-stream' });
    const { data } = await app.call(editor, 'POST /api/job_sources/import', { multipart: { file, reason: REASON } });
    await app.runTasks();
    return data.id;
  };
  const jobs = [1, 2].map((number) => ({ id: `${number}`, title: `Tern ${number}` }));
  const id = await send(FEEDS['json-lines'](jobs));
  expect(await load(id)).toMatchObject({ name: 'terns', address: null, file_name: 'terns.jsonl', open_jobs: 2 });
  app.clock.advance(60_000);
  expect(await send(`${FEEDS['json-lines'](jobs)}\n{`)).toBe(id);
  expect(await load(id)).toMatchObject({
    open_jobs: 2,
    run_count: 2,
    errors: [{ at: 'line 3', reason: 'It is not valid JSON.' }],
  });
  expect(await load(await send('Nothing of the kind', 'notes.txt'))).toMatchObject({
    state: 'failing',
    runs: [{ attributes: { reason: 'missing-columns' } }],
  });
  await expect(send('', 'empty.csv')).rejects.toMatchObject({ status: 422 });
  await expect(
    app.call(editor, 'POST /api/job_sources/{id}/run', { params: { id }, json: { accept_fewer: false } }),
  ).rejects.toMatchObject({
    status: 409,
  });
});

test('an address is asked only for what changed since its entity tag', async () => {
  const address = 'kaveri.example/tagged.xml';
  site.publish('indeed', address, [{ id: '1', title: 'Avocet one' }], { etag: '"a"' });
  const id = await create('indeed', 'Avocets', address);
  // The same tag is answered with 304 and no body, whatever the document says.
  site.publish('indeed', address, [{ id: '1', title: 'Avocet renamed' }], { etag: '"a"' });
  await runAgain(id);
  expect((await load(id)).runs[0]?.attributes).toMatchObject({ state: 'not-modified', changed: 0 });
  site.publish('indeed', address, [{ id: '1', title: 'Avocet renamed' }], { etag: '"b"' });
  await runAgain(id);
  expect((await load(id)).runs[0]?.attributes).toMatchObject({ state: 'succeeded', changed: 1 });
});
