import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { loadPosts } from '#features/catalogue/blog/server/index.ts';
import { loadLearningPacks } from '#features/catalogue/boards/server/testing.ts';
import { aQuestion } from '#features/catalogue/forum/server/testing.ts';
import { anInsight } from '#features/catalogue/insights/server/testing.ts';
import { CONTENT } from '../boot/start-up.ts';

const app = openTestApp();
let author: TestMember;
beforeAll(async () => {
  await loadLearningPacks(app.context());
  await loadPosts(app.context(), CONTENT);
  author = await aMember(app.context());
  for (const title of ['पहला रिज़्यूमे कैसे लिखें?', 'What goes into a first résumé?'])
    await aQuestion(app, { author, category: 'interviews', title });
  await app.updateSearchIndex();
});

type Item = { id: string; attributes: { slug: string; title: string; language: string } };
type Page = { data: Item[]; meta: { next_cursor?: string | null } };
const read = async (path: string, language: string): Promise<Page> => {
  const response = await app.fetch(path, { headers: { 'accept-language': language, 'sec-fetch-site': 'same-origin' } });
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
};
const languagesOf = ({ data }: Page) => data.map(({ attributes }) => attributes.language);
const HINDI = /\p{Script=Devanagari}/u;
const OTHER: Record<string, string> = { hi: 'en', en: 'hi' };

describe.each(['hi', 'en'])('on the site in %s', (language) => {
  test.each([
    '/api/knowledges?per_page=50&category=interviews',
    '/api/knowledges/trending?per_page=50',
    '/api/knowledges/trending_insight?htag_ids=interviews&per_page=50',
    '/api/blogs?per_page=50',
    '/api/boards/learning_packs?per_page=50',
    '/api/questions?category=interviews',
  ])('%s begins with what is written in it, and ends with the rest', async (path) => {
    const languages = languagesOf(await read(path, language));
    expect(languages[0]).toBe(language);
    expect(languages).toEqual(languages.toSorted((a, b) => Number(a !== language) - Number(b !== language)));
  });

  test('the pages of a list show everything once, across the change of languages', async () => {
    for (const list of ['/api/knowledges?sort=hot', '/api/knowledges?sort=newest', '/api/questions?sort=newest']) {
      const all: Item[] = [];
      for (let path: string | null = `${list}&per_page=7`; path;) {
        const page = await read(path, language);
        all.push(...page.data);
        path = page.meta.next_cursor ? `${list}&per_page=7&cursor=${encodeURIComponent(page.meta.next_cursor)}` : null;
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(languagesOf({ data: all, meta: {} })).toContain(OTHER[language]);
    }
  });
});

test('what members write has the language of its title, also after a change of it', async () => {
  const { id } = await anInsight(app, author, { title: 'SQL में join समझिए' });
  const find = async () =>
    (await read('/api/knowledges?category=data-analysis&per_page=1', 'hi')).data.map(({ attributes }) => attributes);
  expect(await find()).toMatchObject([{ slug: id, language: 'hi' }]);
  await app.call(author, 'PATCH /api/knowledges/{slug}', { params: { slug: id }, json: { title: 'Joins of SQL explained' } });
  const [first] = await find();
  expect(first?.slug).not.toBe(id);
});

test('categories have a name and a description in Hindi', async () => {
  const { data } = (await read('/api/categories', 'hi')) as unknown as {
    data: { attributes: { slug: string; name: string; description: string } }[];
  };
  expect(data.filter(({ attributes: { name, description } }) => !HINDI.test(name) || !HINDI.test(description))).toEqual([]);
  const inEnglish = (await read('/api/categories', 'en')) as unknown as { data: { attributes: { name: string } }[] };
  expect(inEnglish.data.map(({ attributes }) => attributes.name)).toContain('Job search');
});

test.each([
  ['पहला रिज़्यूमे', 'पहला रिज़्यूमे'],
  ['अंग्रेज़ी कमज़ोर इंटरव्यू', 'अंग्रेज़ी कमज़ोर है'],
  ['इस्तीफ़ा', 'इस्तीफ़ा'],
])('the query %s finds what is written in Hindi', async (query, title) => {
  const { data } = await read(`/api/insight_search?query=${encodeURIComponent(query)}`, 'hi');
  expect(data[0]?.attributes.title).toContain(title);
});

test('a question in Hindi is found by its words', async () => {
  const { data } = await read(`/api/questions?query=${encodeURIComponent('रिज़्यूमे कैसे')}`, 'hi');
  expect(data.map(({ attributes }) => attributes.title)).toContain('पहला रिज़्यूमे कैसे लिखें?');
});
