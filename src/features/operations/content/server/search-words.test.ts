/** Words that editors add to those that search understands. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { enqueuePagesForSearch } from '#app/wiring/pages-to-search.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import type { SearchWordFields } from '#features/base/search/contract.ts';
import { countWords, enqueueForSearch, loadSearchWords } from '#features/base/search/server/index.ts';
import { loadJobs } from '#features/catalogue/jobs/server/index.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { anAddedSearchWord, aSearchWord, REASON } from './testing.ts';

const app = openTestApp();
let meera: TestUser;
let rohan: TestUser;
beforeAll(async () => {
  const ctx = app.context();
  await loadCategories(ctx, CONTENT);
  await loadJobs(ctx, CONTENT);
  await enqueueForSearch(ctx, 'skill', ['excel']);
  await enqueuePagesForSearch(ctx);
  await app.updateSearchIndex();
  await countWords(ctx);
  [meera, rohan] = [await aMember(ctx, { staff: ['editor'] }), await aMember(ctx, { name: 'Rohan Das', staff: ['editor'] })];
}, 120_000);
// Search knows what the files say again.
const reset = async () => {
  await app.context().db.deleteFrom('search_words').execute();
  await loadSearchWords(app.context());
};
beforeEach(reset);
afterAll(reset);

const add = (fields: Partial<SearchWordFields>) => anAddedSearchWord(app, meera, fields);
/** What a process does after the signal, and what the schedule does each minute. */
const settle = () => app.updateSearchIndex();
const searchAll = (query: string) => app.call(null, 'GET /api/universal_search', { query: { query } });
const understood = async (query: string) =>
  (await searchAll(query)).meta.understood.map(({ type, value, written }) => `${type} ${value}: ${written}`);
const best = async (query: string) => (await searchAll(query)).meta.best.map(({ attributes }) => attributes.path);
const suggested = async (query: string) =>
  (await app.call(null, 'GET /api/search_suggestions', { query: { query } })).data.map(({ attributes }) => attributes.path);
const jobsOf = async (query: string) => {
  const input = { params: { kind: 'job' }, query: { query } } as const;
  return (await app.call(null, 'GET /api/universal_search/{kind}', input)).data.map(({ attributes }) => attributes.path);
};
type State = { dropped: boolean; version?: number };
const setState = (person: TestUser, id: string, { dropped, version = 1 }: State) =>
  app.call(person, 'POST /api/staff/search_words/{id}/state', { params: { id }, json: { version, dropped, reason: REASON } });

describe('a word that was added is understood', () => {
  test('as a place, in any script and beside other words, until it is taken away', async () => {
    expect(await understood('jobs in punya nagari')).not.toContain('place Pune: punya nagari');
    const { id } = await add({ words: 'Punya Nagari' });
    await add({ words: 'पुण्यनगरी', note: 'Seen in the log' });
    await settle();
    expect(await understood('jobs in punya nagari')).toEqual(['kind job: jobs', 'place Pune: punya nagari']);
    expect(await understood('पुण्यनगरी में नौकरी')).toContain('place Pune: पुण्यनगरी');
    expect((await jobsOf('jobs in punya nagari')).toSorted()).toEqual((await jobsOf('jobs in pune')).toSorted());
    await setState(meera, id, { dropped: true });
    await settle();
    expect(await understood('jobs in punya nagari')).not.toContain('place Pune: punya nagari');
    await setState(meera, id, { dropped: false, version: 2 });
    await settle();
    expect(await understood('jobs in punya nagari')).toContain('place Pune: punya nagari');
  });

  test('by lists with their own search, and with one wrong letter', async () => {
    await add({ words: 'sahyanagar' });
    await settle();
    const list = (query: string) => app.call(null, 'GET /api/search_interpretation', { query: { query, kind: 'job' } });
    for (const typed of ['sahyanagar', 'sahyanager'])
      expect((await list(`nurse jobs ${typed}`)).data.attributes.understood).toContainEqual(
        expect.objectContaining({ type: 'place', value: 'Pune', written: typed }),
      );
  });

  test('as a place that jobs name, once these are indexed again', async () => {
    const [path = ''] = await jobsOf('jobs in pune');
    const moveTo = async (location: string) => {
      const slug = path.split('/').at(-1) ?? '';
      await app.context().db.updateTable('jobs').set({ location }).where('slug', '=', slug).execute();
      await settle();
    };
    await moveTo('Punya Nagari');
    expect(await jobsOf('jobs in pune')).not.toContain(path);
    await add({ words: 'punya nagari' });
    await settle();
    expect(await jobsOf('jobs in pune')).toContain(path);
    await moveTo('Pune');
  });

  test('as a skill, whose page comes first and is suggested', async () => {
    expect(await suggested('talika')).toEqual([]);
    await add({ words: 'talika', kind: 'skill', value: 'excel' });
    await settle();
    expect(await understood('talika')).toEqual(['skill Excel: talika']);
    expect((await best('talika'))[0]).toBe('/skills/excel');
    expect((await suggested('talika'))[0]).toBe('/skills/excel');
  });

  test('as a role and as other words, in search and in suggestions', async () => {
    await add({ words: 'upcharika', kind: 'role', value: 'Staff nurse' });
    await add({ words: 'ghar seva', kind: 'text', value: 'home care' });
    await settle();
    expect(await understood('upcharika jobs')).toContain('role Staff nurse: upcharika');
    expect(await jobsOf('ghar seva')).toEqual(expect.arrayContaining(await jobsOf('"home care"')));
    expect(await suggested('ghar seva')).not.toEqual([]);
  });

  test('as what is typed for a page, which comes first and is suggested', async () => {
    await add({ words: 'paisa kab lautega', kind: 'page', value: '/cancellation-policy' });
    await settle();
    expect((await best('paisa kab lautega'))[0]).toBe('/cancellation-policy');
    expect((await suggested('paisa kab lautega'))[0]).toBe('/cancellation-policy');
    expect(await best('mera paisa kab lautega')).toContain('/cancellation-policy');
  });

  test('within seconds, by every process that listens for changes', async () => {
    await app.openSocket();
    const { id } = await add({ words: 'punya nagari' });
    const patience = { timeout: 10_000 };
    await expect.poll(() => understood('punya nagari'), patience).toEqual(['place Pune: punya nagari']);
    await setState(meera, id, { dropped: true });
    await expect.poll(() => understood('punya nagari'), patience).toEqual([]);
  });
});

test.each([
  [{ words: '  ' }, 'words', undefined],
  [{ words: 'x'.repeat(61) }, 'words', undefined],
  [{ words: '!!' }, 'words', /at least one letter/],
  [{ words: 'jobs' }, 'words', /nearly everything/],
  [{ words: 'near me' }, 'words', /nearly everything/],
  [{ words: 'the' }, 'words', /nearly everything/],
  [{ words: 'Poona' }, 'words', /already/],
  [{ words: 'pune' }, 'words', /already/],
  [{ words: 'k8s', kind: 'skill', value: 'kubernetes' }, 'words', /Kubernetes already/],
  [{ words: 'k8s' }, 'words', /skill Kubernetes/],
  [{ words: 'annalyst', kind: 'text', value: 'analyst' }, 'words', /already/],
  [{ words: 'helpline', kind: 'page', value: '/contact-us' }, 'words', /already/],
  [{ value: 'Atlantis' }, 'value', /from the list/],
  [{ kind: 'skill', value: 'no-such-skill' }, 'value', /from the list/],
  [{ kind: 'page', value: '/no-such-page' }, 'value', /from the list/],
  [{ kind: 'company', value: 'No Such Company' }, 'value', /from the list/],
  [{ kind: 'text', value: 'qwertzuiop' }, 'value', /Nothing on the site/],
  [{ note: 'n'.repeat(501) }, 'note', undefined],
] satisfies [Partial<SearchWordFields>, string, RegExp | undefined][])(
  '%j is refused at its field',
  async (fields, path, says) => {
    const issue = says ? { path, message: expect.stringMatching(says) } : { path };
    await expect(add(fields)).rejects.toMatchObject({ status: 422, body: { errors: [issue] } });
  },
);

test('the same words are added once, apart from case and spelling, also by two editors at the same time', async () => {
  const [first, second] = await Promise.allSettled([
    anAddedSearchWord(app, meera, { words: 'Punya Nagari' }),
    anAddedSearchWord(app, rohan, { words: 'punya  nagari', value: 'Nagpur' }),
  ]);
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(add({ words: 'PUNYA NAGARI', value: 'Delhi' })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'words', message: expect.stringMatching(/in the list already/) }] },
  });
});

test('words that were taken away are not brought back where others have taken their place', async () => {
  const { id } = await add({ words: 'punya nagari' });
  await setState(meera, id, { dropped: true });
  await add({ words: 'punya nagari', value: 'Nagpur' });
  await expect(setState(meera, id, { dropped: false, version: 2 })).rejects.toMatchObject({ status: 422 });
  await expect(setState(meera, id, { dropped: true, version: 2 })).rejects.toMatchObject({ status: 409 });
});

test('two editors change the same words: the second is told, and the log has who changed what and why', async () => {
  const { id } = await add({ words: 'punya nagari' });
  const params = { id };
  const change = (person: TestUser, fields: Partial<SearchWordFields>, version = 1) =>
    app.call(person, 'PUT /api/staff/search_words/{id}', { params, json: { ...aSearchWord(fields), version, reason: REASON } });
  const { data } = await change(meera, { words: 'punya nagar', value: 'Nagpur', note: 'Asked in Nagpur' });
  expect(data.attributes).toMatchObject({ words: 'punya nagar', name: 'Nagpur', known: true, version: 2 });
  await expect(change(rohan, { words: 'punya' })).rejects.toMatchObject({
    status: 412,
    body: { code: 'content-changed-meanwhile' },
  });
  await expect(setState(rohan, id, { dropped: true })).rejects.toMatchObject({ status: 412 });
  expect(data.attributes.history.map(({ attributes }) => attributes.action)).toEqual([
    'search-word.change',
    'search-word.create',
  ]);
  expect(data.attributes.history[0]?.attributes).toMatchObject({
    reason: REASON,
    changes: [
      { field: 'note', before: null, after: 'Asked in Nagpur' },
      { field: 'words', before: 'punya nagari', after: 'punya nagar' },
      { field: 'stands for', before: 'Pune', after: 'Nagpur' },
    ],
  });
  await settle();
  expect(await understood('punya nagar')).toEqual(['place Nagpur: punya nagar']);
  expect(await understood('punya nagari')).not.toEqual(['place Pune: punya nagari']);
});

test('a word that is changed changes what is suggested, and what a saved search finds anew', async () => {
  const { clock } = app;
  const ctx = app.context();
  const page = await add({ words: 'paisa kab lautega', kind: 'page', value: '/cancellation-policy' });
  const place = await add({ words: 'punya nagari' });
  await settle();
  const member = await aMember(ctx);
  await app.call(member, 'POST /api/saved_searches', {
    json: { name: 'Beekeepers here', kind: 'job', query: 'beekeeper jobs in punya nagari' },
  });
  const publish = async (location: string) => {
    clock.advance(60_000);
    await aJob(ctx, { title: `Beekeeper, ${location}`, location, created_at: clock.now() });
    await settle();
  };
  const fresh = async () => (await app.call(member, 'GET /api/saved_searches')).data.map(({ attributes }) => attributes.fresh);
  await publish('Pune');
  expect([await fresh(), (await suggested('paisa kab lautega'))[0]]).toEqual([[1], '/cancellation-policy']);
  const change = ({ id }: { id: string }, fields: Partial<SearchWordFields>) =>
    app.call(meera, 'PUT /api/staff/search_words/{id}', {
      params: { id },
      json: { ...aSearchWord(fields), version: 1, reason: REASON },
    });
  await change(page, { words: 'paisa kab lautega', kind: 'page', value: '/contact-us' });
  await change(place, { value: 'Nagpur' });
  await settle();
  expect((await suggested('paisa kab lautega'))[0]).toBe('/contact-us');
  expect(await fresh()).toEqual([0]);
  await publish('Nagpur');
  await publish('Nagpur');
  expect(await fresh()).toEqual([2]);
});

test('words are found by themselves, meaning and note, narrowed by kind and state, page by page, and exported', async () => {
  const name = (index: number) => `nagari${String(index).padStart(2, '0')}`;
  for (let index = 0; index < 42; index += 1) {
    app.clock.advance(1000);
    await add({ words: `${name(index)} vihar`, note: index === 7 ? 'Asked by support' : '' });
  }
  await add({ words: 'talika', kind: 'skill', value: 'excel' });
  type Query = { find?: string; kind?: 'skill' | 'place'; dropped?: string; cursor?: string };
  const list = (query: Query) => app.call(meera, 'GET /api/staff/search_words', { query });
  const first = await list({ find: 'vihar' });
  const second = await list({ find: 'vihar', cursor: first.meta.next_cursor ?? '' });
  const words = [...first.data, ...second.data].map(({ attributes }) => attributes.words);
  expect(words).toEqual(Array.from({ length: 42 }, (_, index) => `${name(41 - index)} vihar`));
  expect([first.meta.total, second.meta.next_cursor]).toEqual([42, null]);
  expect((await list({ find: 'excel' })).data.map(({ attributes }) => attributes.words)).toEqual(['talika']);
  expect((await list({ find: 'by support' })).meta.total).toBe(1);
  expect((await list({ kind: 'skill' })).meta.total).toBe(1);
  await setState(meera, first.data[0]?.id ?? '', { dropped: true });
  expect((await list({ kind: 'place' })).meta.total).toBe(41);
  expect((await list({ dropped: 'true' })).data.map(({ attributes }) => attributes.words)).toEqual(['nagari41 vihar']);
  const csv = await (await app.call(meera, 'GET /api/staff/search_words/export', { query: { kind: 'skill' } })).text();
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain('talika,skill,excel,Excel,,in use');
});

test('what words can stand for is found by its name, in the language of the reader', async () => {
  const find = async (kind: SearchWordFields['kind'], text: string, language = 'en') => {
    const response = await app.fetch(`/api/staff/search_words/meanings?kind=${kind}&find=${encodeURIComponent(text)}`, {
      headers: { cookie: meera.cookie, 'accept-language': language },
    });
    const { data } = (await response.json()) as { data: { id: string; attributes: { name: string } }[] };
    return data.map(({ id, attributes }) => `${id}: ${attributes.name}`);
  };
  expect((await find('place', 'ben'))[0]).toBe('Bengaluru: Bengaluru');
  expect(await find('skill', 'exc')).toContain('excel: Excel');
  expect(await find('role', 'nurse')).toContain('Staff nurse: Staff nurse');
  expect(await find('university', 'Bombay')).toContain(
    'Indian Institute of Technology Bombay: Indian Institute of Technology Bombay',
  );
  expect(await find('page', 'contact')).toContain('/contact-us: Contact');
  expect(await find('page', 'संपर्क', 'hi')).toContain('/contact-us: संपर्क');
  expect(await find('place', 'no such place')).toEqual([]);
});
