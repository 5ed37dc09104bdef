import { beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { loadCourses, loadPrograms } from '#features/catalogue/programs/server/index.ts';
import { aProgram } from '#features/catalogue/programs/server/testing.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';

const app = openTestApp();
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadInsights(app.context(), CONTENT);
  await loadCourses(app.context());
  await loadPrograms(app.context(), CONTENT);
  await app.updateSearchIndex();
});
const skill = async (id: string) => (await app.call(null, 'GET /api/skills/{id}', { params: { id } })).data.attributes;

test('every skill with resources is listed by family and name, and one without has no page', async () => {
  const { data } = await app.call(null, 'GET /api/skills');
  const { skills } = await skillCatalogue();
  const taught = skills.filter(({ resources = [] }) => resources.length > 0);
  expect(data).toHaveLength(taught.length);
  const families = data.map(({ attributes }) => attributes.family);
  expect(families).toEqual(families.toSorted());
  const untaught = skills.find(({ resources = [] }) => resources.length === 0);
  for (const id of [untaught?.id ?? '', 'no-such-skill', '__proto__'])
    await expect(app.call(null, 'GET /api/skills/{id}', { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test('resources are grouped by kind, with free ones first', async () => {
  const { resources } = await skill('sql');
  const kinds = ['video', 'course', 'book', 'document'];
  const order = resources.map(({ kind }) => kinds.indexOf(kind));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const kind of kinds) {
    const costs = resources
      .filter((resource) => resource.kind === kind)
      .map(({ cost }) => ['free', 'free-audit', 'paid'].indexOf(cost));
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  }
});

test('the jobs of a skill are the open ones that require it, not those that only contain its word', async () => {
  const ctx = app.context();
  const matching = await aJob(ctx, { title: 'Warehouse engineer', description: 'You write SQL and dbt models every day.' });
  const closed = await aJob(ctx, { description: 'SQL every day.', closed_at: new Date('2026-11-20') });
  await app.updateSearchIndex();
  const { jobs } = await skill('sql');
  const ids = jobs.map(({ id }) => id);
  expect(ids).toContain(matching.id);
  expect(ids).not.toContain(closed.id);
  const unrelated = await aJob(ctx, { title: 'Florist', description: 'You excel at wreaths and go the extra mile.' });
  await app.updateSearchIndex();
  expect((await skill('excel')).jobs.map(({ id }) => id)).not.toContain(unrelated.id);
});

test('a skill lists prerequisites and related skills that have a page, courses that teach it, and insights', async () => {
  const { data } = await app.call(null, 'GET /api/skills');
  for (const { id } of data.slice(0, 25)) {
    const { before, related, programs } = await skill(id);
    for (const other of [...before, ...related]) {
      expect(other.id).not.toBe(id);
      expect(other.attributes.resource_count).toBeGreaterThan(0);
    }
    for (const program of programs) expect(program.attributes.skills.map((taught) => taught.id)).toContain(id);
  }
  expect((await skill('sql-window-functions')).before.map(({ id }) => id)).toContain('sql');
  expect((await skill('sql')).insights.length).toBeGreaterThan(0);
});

test('a broken resource is not offered, and a checked one shows its date', async () => {
  const [first, second] = (await skill('sql')).resources;
  const check = { checked_at: app.clock.now(), status: null };
  await app
    .context()
    .db.insertInto('resource_checks')
    .values([
      { url: first?.url ?? '', verdict: 'gone', failures: 1, ...check },
      { url: second?.url ?? '', verdict: 'works', failures: 0, ...check },
    ])
    .execute();
  const { resources } = await skill('sql');
  expect(resources.map(({ url }) => url)).not.toContain(first?.url);
  expect(resources.find(({ url }) => url === second?.url)?.checked_on).toBe('2026-11-21');
});

test('a course lists jobs that require its skills, and insights about them', async () => {
  await aJob(app.context(), { title: 'Data analyst', description: 'You write SQL every day and explain what it says.' });
  await app.updateSearchIndex();
  const id = await aProgram(app.context(), { skillIds: ['sql'] });
  const { data: jobs } = await app.call(null, 'GET /api/programs/{id}/jobs', { params: { id } });
  expect(jobs.map(({ attributes }) => attributes.title)).toContain('Data analyst');
  const { data: insights } = await app.call(null, 'GET /api/programs/course_insights', { query: { id } });
  expect(insights.length).toBeGreaterThan(0);
  const unknown = '000000000000';
  await expect(app.call(null, 'GET /api/programs/{id}/jobs', { params: { id: unknown } })).rejects.toMatchObject({ status: 404 });
  await expect(app.call(null, 'GET /api/programs/course_insights', { query: { id: unknown } })).rejects.toMatchObject({
    status: 404,
  });
});
