/** Topics that members suggest, as editors decide them. */
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCategory } from '#features/catalogue/communities/server/testing.ts';
import { REASON } from './testing.ts';

const app = openTestApp();
const editor = (name: string) => aMember(app.context(), { name, staff: ['editor'] });

/** A member who suggests topics to a community. */
async function someoneSuggests(...names: string[]) {
  const person = await aMember(app.context(), { name: 'Zubin Irani' });
  const { slug } = await aCategory(app.context(), { name: 'Bread' });
  const ids: string[] = [];
  for (const name of names) {
    app.clock.advance(1000);
    const json = { name, category: slug, reason: 'Everybody asks.' };
    ids.push((await app.call(person, 'POST /api/topic_suggestions', { json })).data.id);
  }
  return { person, slug, ids };
}

test('an accepted topic is in its community, its author reads the answer, and a second editor is told', async () => {
  const [meera, rohan] = [await editor('Meera Pillai'), await editor('Rohan Das')];
  const { person, slug, ids } = await someoneSuggests('Sourdough');
  const params = { id: ids[0] ?? '' };
  const decide = (staff: typeof meera, accept: boolean) =>
    app.call(staff, 'POST /api/staff/topic_suggestions/{id}/decide', { params, json: { accept, reason: 'Gladly so.' } });
  await decide(meera, true);
  await expect(decide(rohan, false)).rejects.toMatchObject({ status: 409, body: { code: 'decided' } });
  const topics = await app.call(null, 'GET /api/categories/topic_lists', { query: { id: slug } });
  expect(topics.data.map(({ id }) => id)).toEqual(['sourdough']);
  expect((await app.call(person, 'GET /api/notifications')).data.map(({ attributes }) => attributes)).toMatchObject([
    { kind: 'topic-suggestion', facts: { topic: 'Sourdough', answer: 'Gladly so.' } },
  ]);
  const { attributes } = (await app.call(rohan, 'GET /api/staff/topic_suggestions/{id}', { params })).data;
  expect(attributes).toMatchObject({ name: 'Sourdough', status: 'accepted', answer: 'Gladly so.' });
  expect(attributes.history[0]?.attributes).toMatchObject({
    action: 'topic.decide',
    reason: 'Gladly so.',
    changes: [{ field: 'status', before: 'waiting', after: 'accepted' }],
  });
});

test('a declined topic is in no community and cannot be suggested again by the same member', async () => {
  const meera = await editor('Meera Pillai');
  const { person, slug, ids } = await someoneSuggests('Rye');
  const params = { id: ids[0] ?? '' };
  await app.call(meera, 'POST /api/staff/topic_suggestions/{id}/decide', { params, json: { accept: false, reason: REASON } });
  expect((await app.call(null, 'GET /api/categories/topic_lists', { query: { id: slug } })).data).toEqual([]);
  const json = { name: 'Rye', category: slug, reason: '' };
  await expect(app.call(person, 'POST /api/topic_suggestions', { json })).rejects.toMatchObject({ status: 409 });
});

test('suggested topics are found by topic, community, member and status, page by page, and exported', async () => {
  const meera = await editor('Meera Pillai');
  const names = Array.from({ length: 42 }, (_, number) => `Pastry ${String(number).padStart(2, '0')}`);
  const { ids } = await someoneSuggests(...names);
  await app.call(meera, 'POST /api/staff/topic_suggestions/{id}/decide', {
    params: { id: ids[0] ?? '' },
    json: { accept: false, reason: REASON },
  });
  type Query = { find: string; status?: 'waiting' | 'accepted' | 'declined'; cursor?: string };
  const list = (query: Query) => app.call(meera, 'GET /api/staff/topic_suggestions', { query });
  const first = await list({ find: 'pastry' });
  const second = await list({ find: 'pastry', cursor: first.meta.next_cursor ?? '' });
  expect([...first.data, ...second.data].map(({ attributes: { name } }) => name)).toEqual(names.toReversed());
  expect([first.meta.total, second.meta.next_cursor]).toEqual([42, null]);
  expect((await list({ find: 'pastry', status: 'declined' })).data.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await list({ find: 'zubin', status: 'waiting' })).meta.total).toBe(41);
  expect((await list({ find: 'bread', status: 'accepted' })).meta.total).toBe(1);
  const query = { find: 'pastry', status: 'declined' } as const;
  const csv = await (await app.call(meera, 'GET /api/staff/topic_suggestions/export', { query })).text();
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain('Pastry 00,Bread,Zubin Irani,Everybody asks.,declined');
});
