import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCommunities } from '#features/catalogue/communities/server/index.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadJobs } from '#features/catalogue/jobs/server/index.ts';
import { enqueueSkillsForSearch } from '#features/member/skill-pages/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { loadCourses, loadPrograms } from '#features/catalogue/programs/server/index.ts';
import { updateTiers } from './update-tiers.ts';
import { countWords } from './weigh-words.ts';

const app = openTestApp();
let asha: TestUser;
beforeAll(async () => {
  const ctx = app.context();
  await loadCategories(ctx, CONTENT);
  await loadCommunities(ctx, CONTENT);
  await loadJobs(ctx, CONTENT);
  await loadCourses(ctx);
  await loadPrograms(ctx, CONTENT);
  await loadInsights(ctx, CONTENT);
  await enqueueSkillsForSearch(ctx);
  asha = await aMember(app.context(), { name: 'Asha Menon' });
  await app.updateSearchIndex();
}, 120_000);

type Pieces = { text: string; hit: boolean }[];
const words = (pieces: Pieces) => pieces.map(({ text }) => text).join('');
const searchAll = (query: string) => app.call(null, 'GET /api/universal_search', { query: { query } });
const courses = (query: string, more: { filter?: string[]; page?: number; per_page?: number } = {}) =>
  app.call(null, 'GET /api/course_search', { query: { query, ...more } });
const titles = (results: { data: { attributes: { title: Pieces } }[] }) =>
  results.data.map(({ attributes }) => words(attributes.title));
const titlesOf = (groups: Awaited<ReturnType<typeof searchAll>>['data']) =>
  groups.flatMap(({ attributes }) => attributes.hits.map((hit) => words(hit.attributes.title)));
const suggest = async (query: string) =>
  (await app.call(null, 'GET /api/search_suggestions', { query: { query } })).data.map(({ attributes }) => attributes);

describe('universal search', () => {
  test('finds items of every kind, at most three of each, and marks the matches', async () => {
    const { data, meta } = await searchAll('sql');
    const kinds = data.map(({ attributes }) => attributes.kind);
    expect(kinds).toEqual(expect.arrayContaining(['course', 'insight', 'job', 'skill']));
    for (const { attributes } of data) expect(attributes.hits.length).toBeLessThanOrEqual(3);
    const skill = data.find(({ attributes }) => attributes.kind === 'skill')?.attributes.hits[0];
    expect(skill?.attributes.path).toBe('/skills/sql');
    expect(skill?.attributes.title).toEqual([{ text: 'SQL', hit: true }]);
    expect(meta).toMatchObject({
      corrected: null,
      loose: false,
      best: [{ attributes: { path: '/skills/sql' } }, ...meta.best.slice(1)],
    });
  });

  test("shows an ad's text without heading and list markers", async () => {
    const jobs = (await searchAll('data')).data.find(({ attributes }) => attributes.kind === 'job');
    const snippets = jobs?.attributes.hits.map(({ attributes }) => words(attributes.snippet)) ?? [];
    expect(snippets).toHaveLength(3);
    expect(snippets.filter((snippet) => /(^|\s)(#+|-)\s/.test(snippet))).toEqual([]);
  });

  test('finds a skill and its courses by an alias', async () => {
    const { data } = await searchAll('k8s');
    const hits = data.flatMap(({ attributes }) => attributes.hits.map((hit) => words(hit.attributes.title)));
    expect(hits).toContain('Kubernetes');
    expect(titles(await courses('k8s')).some((title) => title.includes('Kubernetes'))).toBe(true);
  });

  test('finds inflections and prefixes of a word, and words without their accents', async () => {
    const [form, beginning] = [titles(await courses('negotiating')), titles(await courses('kuberne'))];
    expect(form.some((title) => title.toLowerCase().includes('negotiation'))).toBe(true);
    expect(beginning.some((title) => title.includes('Kubernetes'))).toBe(true);
    const accented = await searchAll('résumé');
    const plain = await searchAll('resume');
    expect(accented.data.map(({ attributes }) => attributes.total)).toEqual(plain.data.map(({ attributes }) => attributes.total));
    expect(plain.data.length).toBeGreaterThan(0);
  });

  test.each([
    ['pythn', 'python'],
    ['sofware', 'software'],
    ['javascrpt', 'javascript'],
    ['desgin', 'design'],
  ])('corrects %s to %s and reports it', async (query, corrected) => {
    const { data, meta } = await searchAll(query);
    expect(meta.corrected).toBe(corrected);
    expect(data.length).toBeGreaterThan(0);
  });

  test('does not correct a word whose stem begins a known word', async () => {
    for (const [query, title] of [
      ['kubernets', 'Kubernetes'],
      ['managment', 'management'],
    ] as const) {
      const { data, meta } = await searchAll(query);
      expect(meta.corrected).toBeNull();
      const results = data.flatMap(({ attributes }) => attributes.hits.map((hit) => words(hit.attributes.title)));
      expect(results.join().toLowerCase()).toContain(title.toLowerCase());
    }
  });

  test('falls back to partial matches and reports it', async () => {
    const { data, meta } = await searchAll('python zzqqxx');
    expect(meta).toMatchObject({ corrected: null, loose: true });
    expect(data.length).toBeGreaterThan(0);
  });

  test('partial matches have any of the other words for what is asked as well', async () => {
    const { meta } = await searchAll('home tutor maths');
    expect(meta.best.map(({ attributes }) => words(attributes.title))).toContain('Mathematics teacher, classes 6 to 8');
  });

  test('where a course is looked for, the page of the skill is among the best', async () => {
    const { meta } = await searchAll('power bi course');
    const paths = meta.best.map(({ attributes }) => attributes.path);
    expect(paths.filter((path) => path.startsWith('/course-detail/'))).toHaveLength(4);
    expect(paths.at(-1)).toBe('/skills/power-bi');
  });

  test('returns nothing for an unknown word, punctuation or an empty query', async () => {
    for (const query of ['zzqqxx', '', '  ', '!!! ???']) expect((await searchAll(query)).data).toEqual([]);
  });

  test('finds the misspelt skill before other words that look alike, and reports it', async () => {
    const { data, meta } = await searchAll('Larvel');
    expect(meta.corrected).toBe('laravel');
    expect(data[0]?.attributes.kind).toBe('skill');
    expect(titlesOf(data)).toContain('Laravel');
    expect(titlesOf(data).filter((title) => /language/i.test(title))).toEqual([]);
  });

  test('finds the skill that split words mean, not one of the words', async () => {
    for (const [query, name] of [
      ['no sql', 'NoSQL'],
      ['git hub', 'GitHub'],
      ['sales force', 'Salesforce'],
    ] as const) {
      const groups = (await searchAll(query)).data;
      expect(titlesOf(groups.filter(({ attributes }) => attributes.kind === 'skill'))[0]).toBe(name);
      expect(groups[0]?.attributes.kind).toBe('skill');
    }
  });

  test('finds a skill by its Hindi name', async () => {
    for (const [query, name] of [
      ['टैली', 'Tally'],
      ['लेखांकन', 'Accounting'],
      ['khana banana', 'Food preparation'],
    ] as const)
      expect(titlesOf((await searchAll(query)).data)[0]).toBe(name);
  });

  test('leads from a skill without a page to the courses that teach it or the jobs that name it', async () => {
    const { skills } = await skillCatalogue();
    for (const name of ['NumPy', 'Jenkins', 'MySQL', 'GitHub']) {
      const { data } = await app.call(null, 'GET /api/universal_search/{kind}', {
        params: { kind: 'skill' },
        query: { query: name },
      });
      const hit = data.find(({ attributes }) => words(attributes.title) === name);
      const hasPage = (skills.find((skill) => skill.name === name)?.resources?.length ?? 0) > 0;
      const expected = hasPage ? /^\/skills\// : new RegExp(`^/search/(course|job)\\?query=${name}$`);
      expect(hit?.attributes.path).toMatch(expected);
    }
    const indexed = await app.context().db.selectFrom('search_docs').select('ref').where('kind', '=', 'skill').execute();
    expect(indexed).toHaveLength(skills.length);
  });

  test('distinguishes C++ from C', async () => {
    const paths = (
      await app.call(null, 'GET /api/universal_search/{kind}', { params: { kind: 'skill' }, query: { query: 'C++' } })
    ).data.map(({ attributes }) => attributes.path);
    expect(paths[0]).toBe('/skills/cpp');
  });

  test('finds inflected Hindi words', async () => {
    const slug = await aBoard('नौकरियों के लिए पायथन', true);
    await app.updateSearchIndex();
    const { data } = await app.call(null, 'GET /api/board_search', { query: { query: 'नौकरी' } });
    expect(data.map(({ attributes }) => attributes.path).some((path) => path.endsWith(slug))).toBe(true);
  });
});

describe('search within one kind', () => {
  test('is filtered by facets with correct counts', async () => {
    const { meta } = await courses('python');
    const level = meta.facets.find(({ name }) => name === 'level');
    expect(level?.values.length).toBeGreaterThan(1);
    for (const { value, count } of level?.values ?? []) {
      const filtered = await courses('python', { filter: [`level:${value}`] });
      expect(filtered.meta.total).toBe(count);
      expect(filtered.meta.facets.find(({ name }) => name === 'level')).toEqual(level);
    }
  });

  test('is paginated without gaps or repeats', async () => {
    const ids: string[] = [];
    const { meta } = await courses('data', { per_page: 7 });
    for (let page = 1; page <= meta.total_pages; page += 1)
      ids.push(...(await courses('data', { per_page: 7, page })).data.map(({ id }) => id));
    expect(ids).toHaveLength(meta.total);
    expect(new Set(ids)).toHaveLength(ids.length);
  });

  test('finds members and companies by name, and universities by place', async () => {
    const people = await app.call(null, 'GET /api/user_search', { query: { query: 'asha' } });
    expect(titles(people)).toContain('Asha Menon');
    const [company] = titles(
      await app.call(null, 'GET /api/universal_search/{kind}', { params: { kind: 'company' }, query: { query: 'saffron' } }),
    );
    expect(company).toMatch(/^Saffron/);
    const universities = await app.call(null, 'GET /api/university_search', { query: { query: 'india' } });
    expect(universities.data.length).toBeGreaterThan(3);
    expect(universities.meta.facets.map(({ name }) => name)).toEqual(['country']);
  });
});

describe('search across tiers', () => {
  const results = async (query: string) => (await courses(query, { per_page: 50 })).data.map(({ id }) => id).toSorted();

  test('finds a rare word in every tier', async () => {
    const [rare, filtered] = [await results('negotiation'), await courses('python', { filter: ['level:beginner'] })];
    await updateTiers(app.context(), [5, 20]);
    const tiers = await app.context().db.selectFrom('search_docs').select('tier').where('kind', '=', 'course').execute();
    for (const [tier, size] of [
      [0, 5],
      [1, 15],
    ])
      expect(tiers.filter((row) => row.tier === tier)).toHaveLength(size ?? 0);
    expect(await results('negotiation')).toEqual(rare);
    expect((await courses('python', { filter: ['level:beginner'] })).meta.total).toBe(filtered.meta.total);
    expect((await suggest('pyth')).some(({ kind }) => kind === 'course')).toBe(true);
    await updateTiers(app.context());
    const after = await app.context().db.selectFrom('search_docs').select('tier').where('tier', '>', 0).execute();
    expect(after).toEqual([]);
  });

  test('a rarer word counts more', async () => {
    await countWords(app.context());
    const { data } = await courses('course kubernetes');
    expect(words(data[0]?.attributes.title ?? []).toLowerCase()).toContain('kubernetes');
  });
});

describe('suggestions', () => {
  test('titles with the prefix come first, each with its kind, without duplicates', async () => {
    const results = await suggest('pyth');
    expect(results[0]).toMatchObject({ kind: 'skill', title: 'Python', path: '/skills/python' });
    expect(new Set(results.map(({ kind, title }) => `${kind} ${title}`))).toHaveLength(results.length);
    expect(results.length).toBeLessThanOrEqual(8);
  });

  test('the skill that the input means comes first, also when it is misspelt or has no page', async () => {
    for (const [query, title] of [
      ['numpy', 'NumPy'],
      ['git hub', 'GitHub'],
      ['Larvel', 'Laravel'],
      ['CI/CD', 'CI/CD'],
    ] as const)
      expect((await suggest(query))[0]).toMatchObject({ kind: 'skill', title });
  });

  test('later words of a title match as well, and all words must match', async () => {
    const results = (await suggest('engineer dat')).map(({ title }) => title.toLowerCase());
    expect(results.length).toBeGreaterThan(0);
    for (const title of results) expect(title).toMatch(/^(?=.*\bengineer)(?=.*\bdat)/);
  });
});

async function aBoard(title: string, isPublic: boolean): Promise<string> {
  const { data } = await app.call(asha, 'POST /api/boards', { json: { title, description: '', privacy: !isPublic } });
  return data.attributes.slug;
}

describe('private content', () => {
  const boards = async (query: string) => titles(await app.call(null, 'GET /api/board_search', { query: { query } }));
  test('is never found, and disappears once private or deleted', async () => {
    const slug = await aBoard('Quillfeather open', true);
    await aBoard('Quillfeather closed', false);
    await app.updateSearchIndex();
    expect(await boards('quillfeather')).toEqual(['Quillfeather open']);
    await app.call(asha, 'PATCH /api/boards/{board_slug}', {
      params: { board_slug: slug },
      json: { title: 'Quillfeather open', description: '', privacy: true },
    });
    await app.updateSearchIndex();
    expect(await boards('quillfeather')).toEqual([]);
    expect(await suggest('quillfeather')).toEqual([]);
  });

  test('an unlisted member and hidden sections are not found', async () => {
    const ravi = await aMember(app.context(), { name: 'Ravi Quillmark' });
    const find = async (query: string) => titles(await app.call(null, 'GET /api/user_search', { query: { query } }));
    const updateProfile = (listed: boolean, hidden: ('about' | 'skills')[]) =>
      app.call(ravi, 'PATCH /api/users/profile', {
        json: { about: 'Collects gramophones.', skills: ['Lutherie'], hidden, listed },
      });
    await updateProfile(true, []);
    await app.updateSearchIndex();
    expect([await find('quillmark'), await find('gramophones'), await find('lutherie')]).toEqual(
      Array(3).fill(['Ravi Quillmark']),
    );
    await updateProfile(true, ['about', 'skills']);
    await app.updateSearchIndex();
    expect([await find('quillmark'), await find('gramophones'), await find('lutherie')]).toEqual([['Ravi Quillmark'], [], []]);
    await updateProfile(false, []);
    await app.updateSearchIndex();
    expect(await find('quillmark')).toEqual([]);
  });
});

test('the numbers of things by kind are those that were counted last, as the lists say them', async () => {
  await countWords(app.context());
  const { counts } = (await app.call(null, 'GET /api/search_totals')).data.attributes;
  expect(counts['job']).toBe((await app.call(null, 'GET /api/jobs')).meta.total);
  expect(counts['course']).toBe((await app.call(null, 'GET /api/programs')).meta.total);
  expect(counts['company']).toBe((await app.call(null, 'GET /api/companies')).meta.total);
});

test('any text gets a response, but for one with a character that cannot be stored', async () => {
  await expect(searchAll('data\0')).rejects.toMatchObject({ status: 422 });
  const text = fc.oneof(fc.string({ maxLength: 100 }), fc.string({ unit: 'binary', maxLength: 60 }));
  await fc.assert(
    fc.asyncProperty(text, async (any) => {
      const query = any.replaceAll('\0', '');
      await searchAll(query);
      await courses(query, { filter: [query.slice(0, 100)] });
      await suggest(query);
    }),
    { numRuns: 120 },
  );
});
