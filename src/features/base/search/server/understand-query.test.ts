import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadJobs } from '#features/catalogue/jobs/server/index.ts';

const app = openTestApp();
let asha: TestUser;
beforeAll(async () => {
  const ctx = app.context();
  await loadCategories(ctx, CONTENT);
  await loadJobs(ctx, CONTENT);
  await loadInsights(ctx, CONTENT);
  asha = await aMember(ctx, { name: 'Asha Menon' });
  await app.updateSearchIndex();
}, 120_000);

const words = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
const searchAll = (query: string) => app.call(null, 'GET /api/universal_search', { query: { query } });

describe('what a query says besides its words', () => {
  const jobs = async (query: string, more: { exact?: string } = {}) => {
    const { data, meta } = await app.call(null, 'GET /api/universal_search/{kind}', {
      params: { kind: 'job' },
      query: { query, ...more },
    });
    return {
      titles: data.map(({ attributes }) => words(attributes.title)),
      facts: data.map(({ attributes }) => attributes.meta.join(', ')),
      meta,
    };
  };

  test.each(['bangalore', 'Bengaluru', 'बैंगलोर', 'banglore'])('"jobs in %s" finds jobs in Bengaluru only', async (place) => {
    const { facts, meta } = await jobs(`jobs in ${place}`);
    expect(facts.length).toBeGreaterThan(5);
    expect(facts.filter((fact) => !fact.includes('Bengaluru'))).toEqual([]);
    expect(meta.understood).toMatchObject([
      { type: 'kind', value: 'job' },
      { type: 'place', value: 'Bengaluru', written: place },
    ]);
  });

  test('a state and a region hold the jobs of their places', async () => {
    expect((await jobs('naukri maharashtra')).facts.join()).toMatch(/Bhiwandi|Nagpur/);
    const inRegion = (await jobs('jobs in delhi ncr')).facts;
    expect(inRegion.join()).toContain('Gurugram');
    expect(inRegion.join()).not.toContain('Pune');
  });

  test('abroad is every country but India', async () => {
    const { facts, meta } = await jobs('jobs abroad');
    expect(meta.understood).toContainEqual(expect.objectContaining({ type: 'place', value: 'Abroad' }));
    expect(facts.map((fact) => fact.split(', ').at(1))).toEqual(expect.arrayContaining(['Berlin', 'Dubai']));
    expect(facts.join()).not.toMatch(/Pune|Bengaluru|Mumbai/);
  });

  test('pay, experience, way of working and type narrow jobs down', async () => {
    const paid = await jobs('30 lpa jobs');
    expect(paid.titles).toContain('Site reliability engineer');
    expect(paid.titles).not.toContain('Home care nurse');
    expect((await jobs('data engineer 2 years experience')).titles[0]).toBe('Data engineer, lab results');
    expect((await jobs('data engineer 1 year experience')).titles).not.toContain('Data engineer, lab results');
    expect((await jobs('work from home part time jobs')).titles).toEqual(['Care coordinator, home collection']);
    expect((await jobs('internship in jaipur')).titles).toEqual(['Social media intern']);
  });

  test('the kind that is named comes first, and the best results of all kinds together', async () => {
    const { data, meta } = await searchAll('sales jobs in pune');
    expect(data[0]?.attributes.kind).toBe('job');
    expect(meta.best[0]?.attributes).toMatchObject({ kind: 'job', path: expect.stringContaining('inside-sales') });
    const mixed = (await searchAll('sql')).meta.best.map(({ attributes }) => attributes.kind);
    expect(mixed).toHaveLength(5);
    expect(new Set(mixed).size).toBeGreaterThan(1);
  });

  test('without a match the nearest are offered, and the answer says so', async () => {
    const { titles: nearest, meta } = await jobs('data analyst jobs in patna 40 lpa');
    expect(nearest[0]).toBe('Data analyst, store operations');
    expect((await jobs('jobs in trivandrum')).facts[0], 'in the same state').toContain('Kochi');
    expect((await jobs('10 years experience jobs')).titles[0], 'no first job').toBe('Staff engineer, charging platform');
    expect(meta.loose).toBe(true);
    expect((await jobs('jobs in patna')).titles.length).toBeGreaterThan(5);
  });

  test('a qualification finds the jobs for which it is enough', async () => {
    expect((await jobs('10th pass job')).titles).toEqual(['Kitchen apprentice']);
    expect((await jobs('12th pass job')).titles).toEqual(
      expect.arrayContaining(['Kitchen apprentice', 'Teaching apprentice, early years']),
    );
    expect((await jobs('iti jobs')).titles).toContain('Electrical apprentice, control panels');
  });

  test('an upper limit of pay leaves out what pays more and what states no pay', async () => {
    const { titles, meta } = await jobs('jobs under 3 lakh');
    expect(meta).toMatchObject({ loose: false, understood: [{ type: 'kind' }, { type: 'max_pay', value: '300000' }] });
    expect(titles.length).toBeGreaterThan(0);
    expect(titles).not.toContain('Site reliability engineer');
  });

  test('a list shows of a query what it applies, each with the query without it', async () => {
    const understood = async (kind: 'job' | 'insight', query: string) => {
      const { data } = await app.call(null, 'GET /api/search_interpretation', { query: { kind, query } });
      return data.attributes.understood.map(({ type, value, without }) => [type, value, without]);
    };
    expect(await understood('job', 'python jobs in pune')).toEqual([
      ['skill', 'Python', 'jobs in pune'],
      ['kind', 'job', 'python in pune'],
      ['place', 'Pune', 'python jobs'],
    ]);
    expect(await understood('insight', 'python in pune')).toEqual([['skill', 'Python', 'in pune']]);
    expect(await understood('job', '')).toEqual([]);
  });

  test('besides the best, each kind shows up to three others', async () => {
    const { data, meta } = await searchAll('sales jobs');
    const best = new Set(meta.best.map(({ id }) => id));
    const group = data.find(({ id }) => id === 'job')?.attributes;
    expect(group?.total).toBeGreaterThan(best.size);
    expect(group?.others.length).toBeGreaterThan(0);
    expect(group?.others.filter(({ id }) => best.has(id))).toEqual([]);
  });

  test('exact words are searched as they are', async () => {
    const { meta } = await jobs('jobs in bangalore', { exact: 'true' });
    expect(meta.understood).toEqual([]);
  });

  test('"near me" is where the profile says that one lives, and asks for the place without that', async () => {
    const ctx = app.context();
    await ctx.db.updateTable('users').set({ location: 'Gurgaon, Haryana' }).where('name', '=', 'Asha Menon').execute();
    const query = { query: 'jobs near me' };
    const near = await app.call(asha, 'GET /api/universal_search/{kind}', { params: { kind: 'job' }, query });
    expect(near.data.map(({ attributes }) => attributes.meta[1])).toEqual(['Gurugram', 'Gurugram', 'Gurugram']);
    expect(near.meta.understood).toMatchObject([{ type: 'kind' }, { type: 'place', value: 'Gurugram', near: true }]);
    const visitors = await jobs('nurse jobs near me');
    expect(visitors.meta.understood).toContainEqual({
      type: 'place',
      value: '',
      label: '',
      written: 'near me',
      near: true,
      without: 'nurse jobs',
    });
    expect(visitors.titles).toEqual((await jobs('nurse jobs')).titles);
    const list = async (kind: 'job' | 'course') => {
      const { data } = await app.call(null, 'GET /api/search_interpretation', { query: { query: 'near me', kind } });
      return data.attributes.understood.map(({ near: isNear }) => isNear);
    };
    expect([await list('job'), await list('course')]).toEqual([[true], []]);
  });

  test('a place is called as the reader writes it', async () => {
    const labels = async (language: string) => {
      const headers = { 'accept-language': language };
      const response = await app.fetch('/api/search_interpretation?query=jobs%20in%20bangalore&kind=job', { headers });
      const { data } = (await response.json()) as { data: { attributes: { understood: { label: string }[] } } };
      return data.attributes.understood.map(({ label }) => label);
    };
    expect([await labels('en'), await labels('hi')]).toEqual([
      ['job', 'Bengaluru'],
      ['job', 'बेंगलुरु'],
    ]);
  });

  test('jobs are filtered by any name of a place', async () => {
    const { data, meta } = await app.call(null, 'GET /api/jobs', { query: { location: 'bangalore' } });
    expect(meta.total).toBeGreaterThan(5);
    expect(data.filter(({ attributes }) => attributes.location !== 'Bengaluru')).toEqual([]);
    const searched = await app.call(null, 'GET /api/jobs', { query: { query: 'sde jobs in bombay' } });
    expect(searched.data.map(({ attributes }) => attributes.title)).toContain('Backend engineer, settlements');
  });

  test('suggestions put the kind that is named first', async () => {
    const { data } = await app.call(null, 'GET /api/search_suggestions', { query: { query: 'data jobs' } });
    expect(data[0]?.attributes).toMatchObject({ kind: 'job', title: expect.stringMatching(/^Data/) });
  });

  test('a snippet begins at a sentence', async () => {
    const { data } = await searchAll('reconciliation');
    const snippets = data.flatMap(({ attributes }) => attributes.hits.map((hit) => words(hit.attributes.snippet)));
    expect(snippets.length).toBeGreaterThan(2);
    expect(snippets.filter((snippet) => snippet !== '' && !/^[\p{Lu}\p{N}“"‘₹(\p{Lo}]/u.test(snippet))).toEqual([]);
  });
});

test('suggestions have titles with other words for the same', async () => {
  const { data } = await app.call(null, 'GET /api/search_suggestions', { query: { query: 'annalyst' } });
  expect(data.filter(({ attributes }) => /analyst/i.test(attributes.title))).not.toEqual([]);
});
