import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { CallInput } from '#platform/browser/api.ts';
import { countByTemplate } from './search-job-templates.ts';
import { aCompany, aJob } from './testing.ts';

const app = openTestApp();
type Filters = NonNullable<CallInput<'GET /api/jobs'>['query']>;

const find = (query: Filters = {}) => app.call(null, 'GET /api/jobs', { query });
const slugs = async (query: Filters = {}) => (await find(query)).data.map(({ attributes }) => attributes.slug);

beforeAll(async () => {
  const ctx = app.context();
  const lumen = await aCompany(ctx, { slug: 'lumen-retail', name: 'Lumen Retail' });
  const saffron = await aCompany(ctx, { slug: 'saffron-pay', name: 'Saffron Pay' });
  await aJob(ctx, { slug: 'analyst', company_id: lumen.id, posted_on: '2026-11-20' });
  await aJob(ctx, {
    slug: 'engineer',
    company_id: saffron.id,
    title: 'Software engineer, payments',
    work_mode: 'Remote',
    location: 'Mumbai',
    family: 'software',
    experience_min: 4,
    salary_rupees_a_year: 2_600_000,
    summary: 'Move money exactly.',
    description: 'Go, PostgreSQL and Kafka. You will also write SQL.',
    posted_on: '2026-11-10',
  });
  await aJob(ctx, {
    slug: 'apprentice',
    company_id: lumen.id,
    title: 'Retail apprentice',
    role_type: 'Apprenticeship',
    work_mode: 'On-site',
    location: 'Chennai',
    family: 'sales',
    experience_min: null,
    salary_rupees_a_year: null,
    summary: 'Learn the trade in a year.',
    description: 'No experience is needed. You learn to sell, to order and to count.',
    posted_on: '2026-11-15',
  });
  await aJob(ctx, { slug: 'expired', valid_until: '2026-11-20' });
  await aJob(ctx, { slug: 'taken-down', closed_at: new Date() });
  await ctx.db
    .insertInto('job_templates')
    .values([
      { slug: 'software-engineer', name: 'Software engineer', family: 'software', aliases: ['SDE', 'Programmer'] },
      { slug: 'data-analyst', name: 'Data analyst', family: 'data', aliases: ['MIS executive'] },
    ])
    .execute();
  await countByTemplate(ctx);
  await app.updateSearchIndex();
});

test('open jobs are listed, newest first; expired and closed ones are not', async () => {
  expect(await slugs()).toEqual(['analyst', 'apprentice', 'engineer']);
});

test('an expired job can still be opened, and is marked as closed', async () => {
  const { data } = await app.call(null, 'GET /api/jobs/{slug}', { params: { slug: 'expired' } });
  expect(data.attributes).toMatchObject({ open: false, can: { apply: false } });
});

test('a query matches title, summary and description', async () => {
  expect(await slugs({ query: 'SQL' })).toEqual(expect.arrayContaining(['analyst', 'engineer']));
  expect(await slugs({ query: 'money exactly' })).toEqual(['engineer']);
  expect(await slugs({ query: 'analyst' })).toEqual(['analyst']);
});

test('a company is found by its name', async () => {
  expect(await slugs({ query: 'saffron pay' })).toEqual(['engineer']);
});

test('an alias of a role finds the role', async () => {
  expect(await slugs({ query: 'SDE' })).toEqual(['engineer']);
});

test('a misspelled word finds the title it is closest to', async () => {
  expect(await slugs({ query: 'sofware enginer' })).toEqual(['engineer']);
  expect(await slugs({ query: 'zzzzqqqq' })).toEqual([]);
});

test.each(["'", '"', 'a | b', '!!! & ()', '%', '\\', ':*', 'or or or', '-'])(
  'the query %j is accepted and causes no error',
  async (query) => {
    expect((await find({ query })).meta.total).toBeGreaterThanOrEqual(0);
  },
);

test('filters are combined with AND, several values of one filter with OR', async () => {
  expect(await slugs({ role_type: 'Apprenticeship' })).toEqual(['apprentice']);
  expect(await slugs({ role_type: ['Apprenticeship', 'Full-time'] })).toHaveLength(3);
  expect(await slugs({ work_mode: 'Remote' })).toEqual(['engineer']);
  expect(await slugs({ company: 'lumen-retail' })).toEqual(['analyst', 'apprentice']);
  expect(await slugs({ family: 'data' })).toEqual(['analyst']);
  expect(await slugs({ location: 'chennai' })).toEqual(['apprentice']);
  expect(await slugs({ location: 'remote' })).toEqual(['engineer']);
  expect(await slugs({ location: '%' })).toEqual([]);
});

test('the experience filter keeps jobs that require at most that many years, the salary filter jobs that pay at least that much', async () => {
  expect(await slugs({ experience: 0 })).toEqual(['apprentice']);
  expect(await slugs({ experience: 2 })).toEqual(['analyst', 'apprentice']);
  expect(await slugs({ salary: 1_000_000 })).toEqual(['engineer']);
});

test('sorting by salary puts the highest first and unknown ones last', async () => {
  expect(await slugs({ sort: 'salary' })).toEqual(['engineer', 'analyst', 'apprentice']);
});

test('each facet counts the results of the other filters', async () => {
  const { facets, meta } = await find({ role_type: 'Full-time', company: 'lumen-retail' });
  expect(meta.total).toBe(1);
  expect(facets.role_type).toEqual([
    { value: 'Apprenticeship', label: 'Apprenticeship', count: 1 },
    { value: 'Full-time', label: 'Full-time', count: 1 },
  ]);
  expect(facets.company).toEqual([
    { value: 'lumen-retail', label: 'Lumen Retail', count: 1 },
    { value: 'saffron-pay', label: 'Saffron Pay', count: 1 },
  ]);
  expect(facets.work_mode).toEqual([{ value: 'Hybrid', label: 'Hybrid', count: 1 }]);
});

test('a page past the end is empty and still has the total', async () => {
  const { data, meta } = await find({ page: 2, per_page: 2 });
  expect(data).toHaveLength(1);
  expect(meta).toEqual({ page: 2, per_page: 2, total: 3, total_pages: 2, more: false });
  const pastTheEnd = await find({ page: 9 });
  expect(pastTheEnd.data).toEqual([]);
  expect(pastTheEnd.meta.total).toBe(3);
});

test('an invalid query parameter is refused', async () => {
  for (const query of ['role_type=Slavery', 'page=0', 'per_page=51', 'sort=random', 'salary=lots'])
    expect((await app.fetch(`/api/jobs?${query}`, { headers: { host: 'localhost:3000' } })).status).toBe(422);
});

test('the list of saved jobs contains one’s own jobs, and none for a visitor', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  await app.call(ana, 'POST /api/jobs/{slug}/save', { params: { slug: 'analyst' } });
  const saved = async (person: typeof ana | null) =>
    (await app.call(person, 'GET /api/jobs', { query: { saved: 'true' } })).data.map(({ attributes }) => attributes.slug);
  expect(await saved(ana)).toEqual(['analyst']);
  expect(await saved(ben)).toEqual([]);
  expect(await saved(null)).toEqual([]);
});

test('role names are completed by prefix, by alias and despite a typo, with the number of open jobs', async () => {
  const names = async (query: string) =>
    (await app.call(null, 'GET /api/job_templates/search', { query: { query } })).data.map(({ attributes }) => [
      attributes.name,
      attributes.open_jobs,
    ]);
  expect(await names('soft')).toEqual([['Software engineer', 1]]);
  expect(await names('analyst')).toEqual([['Data analyst', 1]]);
  expect(await names('mis')).toEqual([['Data analyst', 1]]);
  expect(await names('programer')).toEqual([['Software engineer', 1]]);
  expect(await names('')).toHaveLength(2);
  expect(await names('%')).toEqual([]);
});

test('open jobs of the same field are similar to a job, and an unknown job is a 404', async () => {
  const sameField = await aJob(app.context(), { title: 'Data analyst, logistics', posted_on: '2026-11-01' });
  const similar = await app.call(null, 'GET /api/jobs/{slug}/similar', { params: { slug: 'analyst' } });
  expect(similar.data.map(({ attributes }) => attributes.slug)).toEqual([sameField.slug]);
  await expect(app.call(null, 'GET /api/jobs/{slug}/similar', { params: { slug: 'none' } })).rejects.toMatchObject({
    status: 404,
  });
});

test('a job of another field is similar only if its title is, not because the titles share a word', async () => {
  const ctx = app.context();
  const job = await aJob(ctx, { title: 'Marine biologist', family: 'science' });
  const similarTitle = await aJob(ctx, { title: 'Marine biologist, reefs', family: 'education' });
  const sharedWord = await aJob(ctx, { title: 'Insurance claims handler for marine cargo', family: 'finance' });
  await app.updateSearchIndex();
  const similar = async ({ slug }: { slug: string }) =>
    (await app.call(null, 'GET /api/jobs/{slug}/similar', { params: { slug } })).data.map(({ attributes }) => attributes.slug);
  expect(await similar(job)).toEqual([similarTitle.slug]);
  expect(await similar(sharedWord)).toEqual([]);
});
