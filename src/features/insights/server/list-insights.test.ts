import { expect, test } from 'vitest';
import { openTestApp } from '#app/testing.ts';

const app = openTestApp();

test('the feed goes through every insight once, newest first', async () => {
  const slugs: string[] = [];
  const days: string[] = [];
  let cursor: string | undefined;
  do {
    const { data, meta } = await app.call(null, 'GET /api/knowledges', { query: { per_page: 5, ...(cursor && { cursor }) } });
    slugs.push(...data.map(({ attributes }) => attributes.slug));
    days.push(...data.map(({ attributes }) => attributes.published_on));
    cursor = meta.next_cursor ?? undefined;
  } while (cursor);
  expect(slugs.length).toBeGreaterThanOrEqual(14);
  expect(new Set(slugs)).toHaveLength(slugs.length);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('a topic leaves only its own insights, as many as were counted', async () => {
  const { topics } = await app.call(null, 'GET /api/knowledges');
  const [first] = topics;
  const { data } = await app.call(null, 'GET /api/knowledges', { query: { topic: first?.value, per_page: 50 } });
  expect(data).toHaveLength(first?.count ?? 0);
  expect(data.every(({ attributes }) => attributes.topic === first?.value)).toBe(true);
});

test('a cursor that leads nowhere is refused', async () => {
  expect((await app.fetch('/api/knowledges?cursor=nowhere')).status).toBe(422);
});

test('an insight comes with its text and three others that go with it', async () => {
  const { data } = await app.call(null, 'GET /api/knowledges/{slug}', { params: { slug: 'window-functions-in-one-picture' } });
  expect(data.attributes.body).toContain('PARTITION BY');
  expect(data.attributes.related).toHaveLength(3);
  expect(data.attributes.related.map(({ id }) => id)).not.toContain(data.id);
});

test('an insight that is not there is a 404', async () => {
  await expect(app.call(null, 'GET /api/knowledges/{slug}', { params: { slug: 'nothing' } })).rejects.toMatchObject({
    status: 404,
  });
});
