import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { deleteDueAccounts } from '#features/base/personal-data/server/index.ts';
import { personalData } from '#app/wiring/personal-data.ts';

const app = openTestApp();
const staff = (...scopes: StaffScope[]) => aMember(app.context(), { name: 'Kavya Iyer', staff: scopes });
const member = (name = 'Tarun Grewal') => aMember(app.context(), { name });
const REASON = 'The same payment link to 31 people.';
const params = ({ slug }: TestMember) => ({ slug });
const suspend = (by: TestMember, whom: TestMember, days: 3 | 14 | 90 | null = 90) =>
  app.call(by, 'POST /api/staff/members/{slug}/suspension', { params: params(whom), json: { days, reason: REASON } });
const lastEntry = (id: string, action: string) =>
  app
    .context()
    .db.selectFrom('audit_entries')
    .select(['actor_id', 'details'])
    .where('object_id', '=', id)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst();
const mails = (userId: string) =>
  app.context().db.selectFrom('outbox_mails').select(['recipient', 'subject', 'text']).where('user_id', '=', userId).execute();

test('members are found by part of a name, an address or a slug, and narrowed by state', async () => {
  const support = await staff('support');
  const zoya = await aMember(app.context(), { name: 'Zoya Quarryman', email: 'zq.unusual@people.example' });
  const found = async (query: { find?: string; state?: 'suspended' | 'staff' }) =>
    (await app.call(support, 'GET /api/staff/members', { query })).data.map(({ attributes }) => attributes.slug);
  expect(await found({ find: 'quarry' })).toEqual([zoya.slug]);
  expect(await found({ find: 'zq.unusual@' })).toEqual([zoya.slug]);
  expect(await found({ find: zoya.slug })).toEqual([zoya.slug]);
  expect(await found({ find: 'no_body%' })).toEqual([]);
  expect(await found({ find: 'ZQ' }), 'the beginning of a word in one or two letters').toEqual([zoya.slug]);
  expect(await found({ find: 'qu' })).toContain(zoya.slug);
  expect(await found({ find: 'oy' })).not.toContain(zoya.slug);
  expect(await found({ state: 'staff' })).toContain(support.slug);
  expect(await found({ state: 'suspended', find: zoya.slug })).toEqual([]);
  await suspend(await staff('moderator'), zoya);
  expect(await found({ state: 'suspended', find: zoya.slug })).toEqual([zoya.slug]);
});

test('a list goes on where it ended, and says how many there are', async () => {
  const support = await staff('support');
  for (let index = 0; index < 42; index += 1) await member(`Pageful Person ${index}`);
  const first = await app.call(support, 'GET /api/staff/members', { query: { find: 'Pageful' } });
  expect([first.data.length, first.meta.total]).toEqual([40, 42]);
  const second = await app.call(support, 'GET /api/staff/members', {
    query: { find: 'Pageful', cursor: first.meta.next_cursor ?? '' },
  });
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(42);
  expect(second.meta.next_cursor).toBeNull();
});

test('what an account contains is shown only after saying why, to whoever said it, and the reason is in the audit log', async () => {
  const [support, colleague, tarun] = [await staff('support'), await staff('support'), await member()];
  const read = async (person: TestMember) =>
    (await app.call(person, 'GET /api/staff/members/{slug}', { params: params(tarun) })).data.attributes.details;
  expect(await read(support)).toBeNull();
  await app.call(support, 'POST /api/staff/members/{slug}/open', { params: params(tarun), json: { reason: 'Report R-2041' } });
  expect(await read(support)).toMatchObject({ opened_for: 'Report R-2041', identities: [{ provider: 'google' }] });
  expect(await read(colleague)).toBeNull();
  expect(await lastEntry(tarun.id, 'member.open')).toEqual({ actor_id: support.id, details: { reason: 'Report R-2041' } });
});

test('a suspended member is signed out everywhere, told why, and can then only read, export, appeal and delete', async () => {
  const [moderator, tarun] = [await staff('moderator'), await member()];
  const { data } = await suspend(moderator, tarun);
  expect(data.attributes.state).toBe('suspended');
  expect((await app.call(tarun, 'GET /api/users/auth/logged_in')).data).toBeNull();
  expect(await lastEntry(tarun.id, 'member.suspend')).toMatchObject({
    actor_id: moderator.id,
    details: { before: { suspended: 'no' }, reason: REASON },
  });
  const [mail] = await mails(tarun.id);
  expect(mail?.text).toContain(REASON);
  expect(mail?.text).toContain('/settings/decisions');

  const again = await signInAgain(tarun);
  expect((await app.call(again, 'GET /api/users/auth/logged_in')).data?.attributes.suspended).toBe(true);
  await expect(app.call(again, 'PATCH /api/users/update_profile', { json: { headline: 'Pay me' } })).rejects.toMatchObject({
    status: 403,
    body: { code: 'suspended' },
  });
  const own = await app.call(again, 'GET /api/measures');
  expect(own.data).toMatchObject([{ attributes: { kind: 'suspension', reason: REASON, can: { appeal: true } } }]);
  expect((await app.call(again, 'GET /api/users/export')).size).toBeGreaterThan(0);

  await app.call(moderator, 'POST /api/staff/members/{slug}/lift', {
    params: params(tarun),
    json: { reason: 'It was a mistake.' },
  });
  await app.call(again, 'PATCH /api/users/update_profile', { json: { headline: 'Back' } });
  await expect(
    app.call(moderator, 'POST /api/staff/members/{slug}/lift', { params: params(tarun), json: { reason: 'It was a mistake.' } }),
  ).rejects.toMatchObject({ status: 409 });
});

test('a second suspension is refused, and so is suspending oneself or, for those who are not administrators, staff', async () => {
  const [moderator, tarun] = [await staff('moderator'), await member()];
  await suspend(moderator, tarun);
  await expect(suspend(moderator, tarun)).rejects.toMatchObject({ status: 409, body: { code: 'already-suspended' } });
  await expect(suspend(moderator, moderator)).rejects.toMatchObject({ status: 403, body: { code: 'own-account' } });
  const editor = await staff('editor');
  await expect(suspend(moderator, editor)).rejects.toMatchObject({ status: 403, body: { code: 'administrator-only' } });
  await suspend(await staff('administrator'), editor);
});

test('an appeal is made once, answered once, and lifts what was wrong', async () => {
  const [moderator, tarun] = [await staff('moderator'), await member()];
  await suspend(moderator, tarun);
  const again = await signInAgain(tarun);
  const [measure] = (await app.call(again, 'GET /api/measures')).data;
  const appeal = () =>
    app.call(again, 'POST /api/measures/{id}/appeal', {
      params: { id: measure?.id ?? '' },
      json: { text: 'My account was used by somebody else.' },
    });
  await appeal();
  await expect(appeal()).rejects.toMatchObject({ status: 409, body: { code: 'already-appealed' } });
  const waiting = await app.call(moderator, 'GET /api/staff/appeals');
  const mine = waiting.data.find(({ id }) => id === measure?.id);
  expect(mine?.attributes).toMatchObject({ reason: REASON, member: { slug: tarun.slug }, decided_by: 'Kavya Iyer' });
  const answer = () =>
    app.call(moderator, 'POST /api/staff/appeals/{id}', {
      params: { id: measure?.id ?? '' },
      json: { outcome: 'lifted', answer: 'You are right, we are sorry.' },
    });
  await answer();
  await expect(answer()).rejects.toMatchObject({ status: 409, body: { code: 'appeal-answered' } });
  expect((await app.call(again, 'GET /api/users/auth/logged_in')).data?.attributes.suspended).toBe(false);
  const [decided] = (await app.call(again, 'GET /api/measures')).data;
  expect(decided?.attributes).toMatchObject({ appeal: { outcome: 'lifted', answer: 'You are right, we are sorry.' } });
});

test('nobody reads or appeals against what was decided about another member', async () => {
  const [moderator, tarun, other] = [await staff('moderator'), await member(), await member('Other')];
  await app.call(moderator, 'POST /api/staff/members/{slug}/warning', { params: params(tarun), json: { reason: REASON } });
  const [measure] = (await app.call(tarun, 'GET /api/measures')).data;
  expect((await app.call(other, 'GET /api/measures')).data).toEqual([]);
  await expect(
    app.call(other, 'POST /api/measures/{id}/appeal', { params: { id: measure?.id ?? '' }, json: { text: 'Not about me.' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a corrected address is told to both addresses and kept only in part in the audit log; a colleague’s change is not overwritten', async () => {
  const [support, tarun] = [await staff('support'), await member()];
  const before = `${tarun.slug}@people.example`;
  const correct = (from: string, email: string) =>
    app.call(support, 'PUT /api/staff/members/{slug}/email', {
      params: params(tarun),
      json: { before: from, email, reason: 'Typed by the member in ticket 7' },
    });
  expect((await correct(before, 'tarun.right@people.example')).data.attributes.email).toBe('tarun.right@people.example');
  expect((await mails(tarun.id)).map(({ recipient }) => recipient).toSorted()).toEqual([before, 'tarun.right@people.example']);
  expect(await lastEntry(tarun.id, 'member.correct-email')).toMatchObject({
    details: { before: { email: 'm…@people.example' }, after: { email: 't…@people.example' } },
  });
  await expect(correct(before, 'else@people.example')).rejects.toMatchObject({ status: 412 });
  const other = await member('Other');
  await expect(correct('tarun.right@people.example', `${other.slug}@people.example`)).rejects.toMatchObject({
    status: 409,
    body: { code: 'email-of-another' },
  });
  await expect(correct('tarun.right@people.example', 'no address')).rejects.toMatchObject({ status: 422 });
});

test('administrators grant scopes after a fresh sign-in, never their own, and not over a colleague’s change', async () => {
  const [administrator, tarun] = [await staff('administrator'), await member()];
  const grant = (by: TestMember, whom: TestMember, before: StaffScope[], scopes: StaffScope[]) =>
    app.call(by, 'PUT /api/staff/members/{slug}/scopes', {
      params: params(whom),
      json: { before, scopes, reason: 'Joins the support team' },
    });
  const { data } = await grant(administrator, tarun, [], ['support']);
  expect(data.attributes.staff_scopes).toEqual(['support']);
  expect(await lastEntry(tarun.id, 'staff.add')).toEqual({
    actor_id: administrator.id,
    details: { before: { scopes: [] }, after: { scopes: ['support'] }, reason: 'Joins the support team' },
  });
  await expect(grant(administrator, tarun, [], ['editor'])).rejects.toMatchObject({ status: 412 });
  await expect(grant(administrator, administrator, ['administrator'], [])).rejects.toMatchObject({
    status: 403,
    body: { code: 'own-account' },
  });
  const stale = await aMember(app.context(), { staff: ['administrator'], signedInMinutesAgo: 11 });
  await expect(grant(stale, tarun, ['support'], [])).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
});

test('ending the sessions signs a member out everywhere', async () => {
  const [support, tarun] = [await staff('support'), await member()];
  await app.call(support, 'POST /api/staff/members/{slug}/end_sessions', {
    params: params(tarun),
    json: { reason: 'A lost phone' },
  });
  expect((await app.call(tarun, 'GET /api/users/auth/logged_in')).data).toBeNull();
  expect(await lastEntry(tarun.id, 'member.end-sessions')).toMatchObject({ details: { before: { sessions: '1' } } });
});

test('an export on request is what the member could download, and the member is told', async () => {
  const [support, tarun] = [await staff('support'), await member()];
  const zip = await app.call(support, 'POST /api/staff/members/{slug}/export', {
    params: params(tarun),
    json: { reason: 'Request 12 by letter' },
  });
  expect(Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))).toContain('data.json');
  expect((await mails(tarun.id)).map(({ subject }) => subject)).toEqual([expect.stringContaining('exported')]);
  expect(await lastEntry(tarun.id, 'member.export')).toMatchObject({ details: { reason: 'Request 12 by letter' } });
});

test('a deletion on request takes effect after four days, and can be taken back until then', async () => {
  const [support, tarun, zoya] = [await staff('support'), await member(), await member('Zoya Khan')];
  const request = (whom: TestMember) =>
    app.call(support, 'POST /api/staff/members/{slug}/deletion', { params: params(whom), json: { reason: 'Request 13' } });
  await request(tarun);
  const { data } = await request(zoya);
  expect(data.attributes.deletion?.due_at).toBe('2026-11-25T09:00:00.000Z');
  await expect(request(zoya)).rejects.toMatchObject({ status: 409, body: { code: 'deletion-requested' } });
  await app.call(support, 'POST /api/staff/members/{slug}/keep', {
    params: params(zoya),
    json: { reason: 'The member wrote that it was a mistake' },
  });
  const run = () => deleteDueAccounts(personalData)(app.context());
  await run();
  expect((await app.call(tarun, 'GET /api/users/auth/logged_in')).data).not.toBeNull();
  app.clock.advance(4 * 86_400_000);
  await run();
  expect((await app.call(tarun, 'GET /api/users/auth/logged_in')).data).toBeNull();
  expect((await app.call(zoya, 'GET /api/users/auth/logged_in')).data).not.toBeNull();
  expect(await lastEntry(tarun.id, 'account.delete')).toMatchObject({ details: { reason: 'Request 13' } });
});

/** Another session of the same member. */
async function signInAgain(person: TestMember): Promise<TestMember> {
  const { db } = app.context();
  const helper = await member('Helper');
  await db.updateTable('sessions').set({ user_id: person.id }).where('user_id', '=', helper.id).execute();
  return { ...person, cookie: helper.cookie };
}
