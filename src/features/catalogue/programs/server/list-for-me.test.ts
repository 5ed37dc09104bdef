import { beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadCourses, loadPrograms } from './load-programs.ts';

const app = openTestApp();
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
  await loadCourses(app.context());
  await loadPrograms(app.context(), CONTENT);
});
const forMe = (person: TestUser | null, query: object = {}) => app.call(person, 'GET /api/programs/for_me', { query });

test('a visitor gets programs of different fields, paginated without repeats', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => forMe(null, { page, per_page: 8 })));
  const programs = pages.flatMap(({ data }) => data);
  expect(new Set(programs.map(({ id }) => id)).size).toBe(24);
  expect(new Set(programs.slice(0, 8).map(({ attributes }) => attributes.families[0])).size).toBeGreaterThan(3);
  expect(pages[0]).toMatchObject({ algorithm: 'worthiest-varied-1', bucket: 'visitor-all' });
  expect(programs.every(({ attributes }) => ['liked', 'editors'].includes(attributes.reason.kind))).toBe(true);
});

test('programs for missing skills of a purchased report come first; other reports have no influence', async () => {
  const { member, fitmentId } = await aScoredApplication(app.context());
  expect((await forMe(member)).algorithm).toBe('worthiest-varied-1');
  await app.context().db.updateTable('fitment_scores').set({ unlocked_at: new Date() }).where('id', '=', fitmentId).execute();
  const { data } = await forMe(member, { per_page: 6 });
  const forMissingSkills = data.filter(({ attributes }) => attributes.reason.kind === 'missing');
  expect(forMissingSkills.length).toBeGreaterThan(0);
  for (const { attributes } of forMissingSkills)
    expect(attributes.skills.map(({ name }) => name)).toContain(attributes.reason.subject);
  expect(data[0]?.attributes.reason.kind).toBe('missing');
});

test('followed interests determine the field; liked and dismissed programs are not recommended', async () => {
  const ana = await aMember(app.context());
  const design = await app
    .context()
    .db.selectFrom('categories')
    .selectAll()
    .where('family', '=', 'design')
    .executeTakeFirstOrThrow();
  await app.call(ana, 'POST /api/categories/follow_topic', { query: { id: design.id } });
  const [first, second] = (await forMe(ana)).data;
  expect(first?.attributes).toMatchObject({ reason: { kind: 'interest', subject: design.name } });
  expect(first?.attributes.families).toContain('design');
  await app.call(ana, 'POST /api/programs/{id}/like', { params: { id: first?.id ?? '' } });
  await app.call(ana, 'PUT /api/feeds/dismissals/{type}/{id}', { params: { type: 'program', id: second?.id ?? '' } });
  const after = (await forMe(ana, { per_page: 50 })).data.map(({ id }) => id);
  expect(after).not.toContain(first?.id);
  expect(after).not.toContain(second?.id);
});
