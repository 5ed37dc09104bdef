import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aPlan } from './testing.ts';

const app = openTestApp();

test('the board of an unpaid plan has only the free skill; buying the plan adds the others', async () => {
  const { member, id, plan } = await aPlan(app);
  const createBoard = async () => (await app.call(member, 'POST /api/roadmaps/{id}/board', { params: { id } })).data.attributes;
  const { slug, path } = await createBoard();
  expect(path).toBe(`/boards/${member.slug}/${slug}`);
  const read = async () =>
    (await app.call(member, 'GET /api/boards/{board_slug}', { params: { board_slug: slug } })).data.attributes;
  const free = await read();
  const [first] = plan.skills;
  expect(free).toMatchObject({ privacy: true, card_count: first?.resources.length });
  expect(free.sections.map(({ title }) => title)).toEqual([first?.skill_name]);
  expect(free.cards.every(({ kind, available }) => kind === 'resource' && available)).toBe(true);

  await app.context().db.updateTable('roadmaps').set({ purchased_at: new Date() }).where('id', '=', id).execute();
  expect((await createBoard()).slug).toBe(slug);
  const all = await read();
  expect(all.sections).toHaveLength(plan.skills.length);
  expect(all.card_count).toBe(all.cards.length);
  expect(all.card_count).toBeGreaterThan(free.card_count);
  expect((await app.call(member, 'GET /api/boards')).meta.total).toBe(1);
});

test("another member's plan cannot be turned into a board", async () => {
  const [{ id }, { member: stranger }] = [await aPlan(app), await aPlan(app)];
  await expect(app.call(stranger, 'POST /api/roadmaps/{id}/board', { params: { id } })).rejects.toMatchObject({ status: 404 });
});
