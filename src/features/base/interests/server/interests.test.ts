import { beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { Problem } from '#platform/contract/problem.ts';
import { ensureHashtags, listCategories, loadCategories } from './index.ts';

const app = openTestApp();
beforeAll(async () => {
  await ensureHashtags(app.context(), ['#SQL', 'Data analysis', 'sql', '日本', 'Résumés']);
});

test('a hashtag is identified by its slug and keeps its first spelling', async () => {
  const { data } = await app.call(null, 'GET /api/hashtags/all_interests');
  expect(data.map(({ id, attributes }) => [id, attributes.name])).toEqual([
    ['data-analysis', 'Data analysis'],
    ['resumes', 'Résumés'],
    ['sql', 'SQL'],
  ]);
});

test('following a hashtag is idempotent and can be undone', async () => {
  const member = await aMember(app.context());
  for (const _ of [1, 2]) await app.call(member, 'POST /api/hashtags/{slug}/follow', { params: { slug: 'sql' } });
  const { data } = await app.call(member, 'GET /api/hashtags/all_interests', { query: { search: 'SQ' } });
  expect(data).toMatchObject([{ id: 'sql', attributes: { followers: 1, following: true } }]);
  const after = await app.call(member, 'DELETE /api/hashtags/{slug}/follow', { params: { slug: 'sql' } });
  expect(after.data.attributes).toMatchObject({ followers: 0, following: false });
});

test('interests are replaced as a whole, and an unknown one is refused', async () => {
  const member = await aMember(app.context());
  const set = (hashtags: string[]) => app.call(member, 'POST /api/users/update_user_interest', { json: { hashtags } });
  await set(['sql', 'resumes']);
  const { data } = await set(['resumes', 'data-analysis']);
  expect(data.attributes.following_hashtag.toSorted()).toEqual(['data-analysis', 'resumes']);
  await expect(set(['sql', 'no-such-thing'])).rejects.toThrow(Problem);
  const { data: me } = await app.call(member, 'GET /api/users/auth/logged_in');
  expect(me?.attributes.interests.map(({ attributes }) => attributes.name).toSorted()).toEqual(['Data analysis', 'Résumés']);
});

test('categories are loaded once, and each has its own slug', async () => {
  expect(await loadCategories(app.context(), CONTENT)).toBe(true);
  expect(await loadCategories(app.context(), CONTENT)).toBe(false);
  const categories = await listCategories(app.context());
  expect(categories.length).toBeGreaterThanOrEqual(25);
  expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
});

test('members are found by part of their name, without the searcher and without e-mails', async () => {
  const [me, other] = await Promise.all([
    aMember(app.context(), { name: 'Zubeda Rahim' }),
    aMember(app.context(), { name: 'Amina Zubair' }),
  ]);
  const { data } = await app.call(me, 'GET /api/users/search_user_board', { query: { search: 'zub' } });
  expect(data).toEqual([{ id: other.id, type: 'user', attributes: { slug: other.slug, name: 'Amina Zubair', headline: '' } }]);
  const percent = await app.call(me, 'GET /api/users/search_user_board', { query: { search: '%' } });
  expect(percent.data).toEqual([]);
});
