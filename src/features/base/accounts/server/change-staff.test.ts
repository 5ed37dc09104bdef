import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { StaffScope } from '../contract.ts';
import { asMember } from './as-member.ts';
import { changeStaff, findMember, STAFF_SCOPES } from './change-staff.ts';
import { requireScope } from './require-scope.ts';
import { aMember } from './testing.ts';

const app = openTestApp();

const change = async (slugOrEmail: string, scopes: readonly StaffScope[], actorId: string | null = null) =>
  changeStaff(app.context(), await findMember(app.context(), slugOrEmail), { scopes, reason: 'A test', actorId });

test('an operator grants and revokes the staff role by slug or e-mail, and both are audited', async () => {
  const ana = await aMember(app.context(), { email: 'Ana@people.example' });
  const isStaff = async () => (await app.call(ana, 'GET /api/users/auth/logged_in')).data?.attributes.staff;
  await change('ana@people.example', STAFF_SCOPES);
  expect(await isStaff()).toBe(true);
  await change(ana.slug, []);
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
  await expect(findMember(app.context(), 'nobody')).rejects.toMatchObject({ status: 404 });
  for (const _ of [1, 2]) await aMember(app.context(), { email: 'shared@people.example' });
  await expect(findMember(app.context(), 'shared@people.example')).rejects.toMatchObject({ status: 409 });
});

test('a scope lets through those who have it and administrators; other staff get 403 and members 404', async () => {
  const attempt = async (staff: boolean | StaffScope[]) => {
    const member = await aMember(app.context(), { staff });
    return outcomeOf(async () => requireScope((await asMember(app.context(), member.id)) ?? app.context(), 'editor'));
  };
  expect(await attempt(['editor'])).toBe('allowed');
  expect(await attempt(['administrator'])).toBe('allowed');
  expect(await attempt(['support', 'finance'])).toBe(403);
  expect(await attempt(false)).toBe(404);
});

test('granting names the scopes and the author in the audit log, with what was before', async () => {
  const [ben, kavya] = [await aMember(app.context()), await aMember(app.context(), { staff: true })];
  await change(ben.slug, ['editor'], kavya.id);
  await change(ben.slug, ['editor', 'support'], kavya.id);
  const user = await app.call(ben, 'GET /api/users/auth/logged_in');
  expect(user.data?.attributes.staff_scopes).toEqual(['editor', 'support']);
  const last = await app
    .context()
    .db.selectFrom('audit_entries')
    .select(['actor_id', 'details'])
    .where('object_id', '=', ben.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toEqual({
    actor_id: kavya.id,
    details: { before: { scopes: ['editor'] }, after: { scopes: ['editor', 'support'] }, reason: 'A test' },
  });
});

const outcomeOf = async (action: () => Promise<unknown>): Promise<unknown> => {
  try {
    await action();
    return 'allowed';
  } catch (error) {
    return error instanceof Problem ? error.status : error;
  }
};
