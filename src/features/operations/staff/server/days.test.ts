import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';

const app = openTestApp();
const staff = (...scopes: StaffScope[]) => aMember(app.context(), { staff: scopes });
const days = (person: { cookie: string }, length: '7' | '28' = '7') =>
  app.call(person, 'GET /api/staff/days', { query: { days: length } });

test('sign-ups are counted by day in India, and beside those of the period before', async () => {
  const support = await staff('support');
  const { db } = app.context();
  await db
    .updateTable('users')
    .set({ created_at: new Date('2026-11-21T08:00:00Z') })
    .execute();
  const move = async (at: string) => {
    const { id } = await aMember(app.context());
    await db
      .updateTable('users')
      .set({ created_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  };
  await move('2026-11-20T18:29:00Z');
  await move('2026-11-20T18:31:00Z');
  await move('2026-11-10T12:00:00Z');
  const { attributes } = (await days(support)).data;
  expect(attributes.from).toBe('2026-11-15');
  expect(attributes.series.find(({ id }) => id === 'sign-ups')).toEqual({
    id: 'sign-ups',
    values: [0, 0, 0, 0, 0, 1, 2],
    total: 3,
    before: 1,
  });
});

test('purchases and revenue are for finance, the others for the other scopes, and nothing for members', async () => {
  const names = async (person: { cookie: string }) => (await days(person)).data.attributes.series.map(({ id }) => id);
  expect(await names(await staff('finance'))).toEqual(['purchases', 'revenue']);
  expect(await names(await staff('editor'))).toEqual(['sign-ups', 'applications']);
  expect(await names(await staff('administrator'))).toHaveLength(4);
  await expect(days(await aMember(app.context()))).rejects.toMatchObject({ status: 404 });
});
