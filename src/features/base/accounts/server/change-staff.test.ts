import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { changeStaff } from './change-staff.ts';
import { aMember } from './testing.ts';

const app = openTestApp();

test('an operator grants and revokes the staff role by slug or e-mail, and both are audited', async () => {
  const ana = await aMember(app.context(), { email: 'Ana@people.example' });
  const isStaff = async () => (await app.call(ana, 'GET /api/users/auth/logged_in')).data?.attributes.staff;
  await changeStaff(app.context(), 'ana@people.example', true);
  expect(await isStaff()).toBe(true);
  await changeStaff(app.context(), ana.slug, false);
  expect(await isStaff()).toBe(false);
  const entries = await app
    .context()
    .db.selectFrom('audit_entries')
    .select('action')
    .where('object_id', '=', ana.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['staff.add', 'staff.remove']);
});

test('an unknown member and an ambiguous e-mail are refused', async () => {
  await expect(changeStaff(app.context(), 'nobody', true)).rejects.toMatchObject({ status: 404 });
  for (const _ of [1, 2]) await aMember(app.context(), { email: 'shared@people.example' });
  await expect(changeStaff(app.context(), 'shared@people.example', true)).rejects.toMatchObject({ status: 409 });
});
