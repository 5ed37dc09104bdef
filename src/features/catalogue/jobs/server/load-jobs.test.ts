import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { loadJobs } from './load-jobs.ts';

const app = openTestApp();
const DAY_MS = 86_400_000;

const job = (slug: string, overrides: Record<string, unknown> = {}) => ({
  slug,
  company: 'acme',
  title: 'Data analyst',
  role_type: 'Full-time',
  work_mode: 'Remote',
  location: 'Pune',
  family: 'data',
  salary: { min: 30_000, max: null, period: 'month' },
  summary: 'Count.',
  description: '## Work\n- Count things',
  posted_days_ago: 2,
  valid_days: 30,
  ...overrides,
});

function writeContent(files: Record<string, unknown>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-content-'));
  fs.mkdirSync(path.join(folder, 'jobs'));
  for (const [name, value] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), JSON.stringify(value));
  return folder;
}
const companies = [{ slug: 'acme', name: 'Acme', about: 'Everything.', location: 'Pune' }];
const templates = [{ slug: 'data-analyst', name: 'Data analyst', family: 'data', aliases: ['BI analyst'] }];

const listJobs = async () => (await app.call(null, 'GET /api/jobs')).data.map(({ attributes }) => attributes);

test('the catalogue is loaded only if it changed, its days count from the first load, and a removed job is closed', async () => {
  const folder = writeContent({
    'companies.json': companies,
    'job-templates.json': templates,
    'jobs/a.json': [job('one'), job('two')],
  });
  expect(await loadJobs(app.context(), folder)).toBe(true);
  expect(await loadJobs(app.context(), folder)).toBe(false);
  expect((await listJobs()).map(({ slug, posted_on, valid_until }) => [slug, posted_on, valid_until]).toSorted()).toEqual([
    ['one', '2026-11-19', '2026-12-19'],
    ['two', '2026-11-19', '2026-12-19'],
  ]);

  app.clock.advance(3 * DAY_MS);
  fs.writeFileSync(path.join(folder, 'jobs', 'a.json'), JSON.stringify([job('one', { title: 'Senior data analyst' })]));
  expect(await loadJobs(app.context(), folder)).toBe(true);
  expect((await listJobs()).map(({ title, posted_on }) => [title, posted_on])).toEqual([['Senior data analyst', '2026-11-19']]);
  const removed = await app.call(null, 'GET /api/jobs/{slug}', { params: { slug: 'two' } });
  expect(removed.data.attributes.open).toBe(false);
});

test('a malformed file, or a job at an unknown company, is reported by name and changes nothing', async () => {
  const before = await listJobs();
  const malformed = writeContent({ 'companies.json': companies, 'jobs/b.json': [job('three', { role_type: 'Hobby' })] });
  await expect(loadJobs(app.context(), malformed)).rejects.toThrow('b.json is invalid');
  const withUnknownCompany = writeContent({
    'companies.json': companies,
    'jobs/c.json': [job('four'), job('five', { company: 'no-such-company' })],
  });
  await expect(loadJobs(app.context(), withUnknownCompany)).rejects.toThrow('five refers to the unknown company no-such-company');
  expect(await listJobs()).toEqual(before);
});

test("the product's own catalogue loads", async () => {
  await loadJobs(app.context(), path.resolve('content'));
  const { meta } = await app.call(null, 'GET /api/jobs');
  expect(meta.total).toBeGreaterThanOrEqual(6);
});
