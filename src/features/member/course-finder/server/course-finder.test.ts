import { beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { loadCourses, loadPrograms } from '#features/catalogue/programs/server/index.ts';

const app = openTestApp();
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadInsights(app.context(), CONTENT);
  await loadCourses(app.context());
  await loadPrograms(app.context(), CONTENT);
});

const ANSWERS = {
  level: 'beginner',
  topics: ['sql', 'excel'],
  goal: 'first-job',
  hours: 5,
  budget: 'any',
  format: 'any',
} as const;
const results = async (id: string, query: Record<string, unknown> = {}) =>
  (await app.call(null, 'GET /api/recommendations/interests/{id}/results', { params: { id }, query })).data.attributes;

type Item = Awaited<ReturnType<typeof results>>['items'][number];
// All ranking factors of a program except its topics.
const otherFactors = ({ level_fit, weeks, goal_fit, program }: Item) =>
  JSON.stringify([level_fit, weeks, goal_fit, program.attributes.cost, program.attributes.level]);

test('every interest has at least five sub-categories, each taught by a program, and an unknown interest is a 404', async () => {
  const { data } = await app.call(null, 'GET /api/recommendations/interests');
  expect(data.length).toBeGreaterThanOrEqual(28);
  for (const { id } of data) {
    const { data: interest } = await app.call(null, 'GET /api/recommendations/interests/{id}', { params: { id } });
    const topics = interest.attributes.sub_categories;
    expect(topics.length, id).toBeGreaterThanOrEqual(5);
    expect(new Set(topics.map((topic) => topic.id))).toHaveLength(topics.length);
    expect(
      topics.every(({ programs }) => programs > 0),
      id,
    ).toBe(true);
  }
  for (const id of ['no-such-interest', '__proto__'])
    await expect(app.call(null, 'GET /api/recommendations/interests/{id}', { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
});

test('every interest has at least three results for each level, without any other answer', async () => {
  const { data } = await app.call(null, 'GET /api/recommendations/interests');
  for (const { id } of data)
    for (const level of ['beginner', 'intermediate', 'advanced'])
      expect((await results(id, { level })).items.length, id).toBeGreaterThan(2);
});

test('each program lists the chosen topics it covers, and is ranked by them', async () => {
  await aJob(app.context(), { title: 'Analyst of reports', description: 'You write SQL every day.' });
  await app.updateSearchIndex();
  const { topics, items, jobs, insights } = await results('data-analysis', { ...ANSWERS, topics: 'sql,tableau' });
  expect(topics.map(({ id }) => id).toSorted()).toEqual(['sql', 'tableau']);
  for (const { covers, program } of items) {
    expect(covers.length).toBeGreaterThan(0);
    const taught = program.attributes.skills.map(({ id }) => id);
    for (const { id } of covers) expect(taught).toContain(id);
  }
  expect(items[0]?.covers).toHaveLength(2);
  for (const [index, item] of items.entries()) {
    const comparable = items.slice(index + 1).filter((other) => otherFactors(other) === otherFactors(item));
    for (const other of comparable) expect(other.covers.length).toBeLessThanOrEqual(item.covers.length);
  }
  expect(jobs.length).toBeGreaterThan(0);
  expect(insights.length).toBeGreaterThan(0);
});

test('unknown topics in the URL are ignored', async () => {
  const filtered = await results('data-analysis', { topics: 'welding,sql,,<b>,__proto__' });
  expect(filtered.topics.map(({ id }) => id)).toEqual(['sql']);
  const unfiltered = await results('data-analysis', { topics: 'welding' });
  expect(unfiltered.topics).toEqual([]);
  expect(unfiltered.items).toEqual((await results('data-analysis')).items);
});

test('budget and format are applied, and the programs that only the budget excludes are counted', async () => {
  const { items, left_out } = await results('data-analysis', { ...ANSWERS, topics: 'sql', budget: 'free', format: 'online' });
  expect(items.every(({ program: { attributes } }) => attributes.cost === 'free' && attributes.mode === 'online')).toBe(true);
  expect(left_out.budget).toBeGreaterThan(0);
});

test('invalid answers are refused', async () => {
  for (const query of [{ level: 'expert' }, { hours: 0 }, { hours: 61 }, { budget: 'much' }, { format: 'moon' }])
    await expect(results('data-analysis', query)).rejects.toMatchObject({ status: 422 });
});

test("a member's last answers are stored, replaced by the next, and private", async () => {
  const [member, other] = [await aMember(app.context()), await aMember(app.context())];
  const last = async (viewer: typeof member) => (await app.call(viewer, 'GET /api/recommendations/answers')).data;
  expect(await last(member)).toBeNull();
  await app.call(member, 'PUT /api/recommendations/answers', { json: { ...ANSWERS, interest: 'teaching', topics: [] } });
  await app.call(member, 'PUT /api/recommendations/answers', {
    json: { ...ANSWERS, interest: 'data-analysis', topics: ['sql', 'welding'] },
  });
  expect((await last(member))?.attributes).toEqual({ ...ANSWERS, interest: 'data-analysis', topics: ['sql'] });
  expect(await last(other)).toBeNull();
  const unknown = { ...ANSWERS, interest: 'no-such-interest', topics: [] };
  await expect(app.call(member, 'PUT /api/recommendations/answers', { json: unknown })).rejects.toMatchObject({ status: 404 });
  await expect(app.call(null, 'GET /api/recommendations/answers')).rejects.toMatchObject({ status: 401 });
});

test('results are saved to one private board per interest, and saving again adds new programs', async () => {
  const member = await aMember(app.context());
  const saveBoard = async (topics: string[]) =>
    (
      await app.call(member, 'POST /api/recommendations/interests/{id}/board', {
        params: { id: 'data-analysis' },
        json: { ...ANSWERS, topics },
      })
    ).data.attributes;
  const { slug } = await saveBoard(['sql']);
  const board = async () =>
    (await app.call(member, 'GET /api/boards/{board_slug}', { params: { board_slug: slug } })).data.attributes;
  const first = await board();
  const { items } = await results('data-analysis', { ...ANSWERS, topics: 'sql' });
  expect(first.privacy).toBe(true);
  expect(first.cards.map(({ kind, ref }) => [kind, ref])).toEqual(items.map(({ program }) => ['program', program.id]));
  expect(first.cards.every(({ available }) => available)).toBe(true);
  expect((await saveBoard(['sql'])).slug).toBe(slug);
  expect((await board()).card_count).toBe(first.card_count);
  await saveBoard(['tableau']);
  expect((await board()).card_count).toBeGreaterThan(first.card_count);
});
