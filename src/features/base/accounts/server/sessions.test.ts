import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from './testing.ts';

const app = openTestApp();

test('a visitor gets null without an error', async () => {
  expect(await app.call(null, 'GET /api/users/auth/logged_in')).toEqual({ data: null });
});

test('a member receives their own private fields', async () => {
  const ana = await aMember(app.context(), { name: 'Ana Silva' });
  const { data } = await app.call(ana, 'GET /api/users/auth/logged_in');
  expect(data?.attributes).toMatchObject({ name: 'Ana Silva', staff: false, interests: [] });
});

test('signing out ends the session on the server, so the old cookie stops working', async () => {
  const ana = await aMember(app.context());
  const response = await app.fetch('/api/users/auth/sign_out', {
    method: 'DELETE',
    headers: { cookie: ana.cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('set-cookie')).toContain('__Host-sid=;');
  expect(await app.call(ana, 'GET /api/users/auth/logged_in')).toEqual({ data: null });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test.each([
  ['not used for six days', { last_seen_at: inDays(-6) }, true],
  ['not used for a week', { last_seen_at: inDays(-7.1) }, false],
  ['in use, but as old as a session may become', { absolute_expires_at: inDays(-0.1) }, false],
])('a session that was %s is accepted: %o, %s', async (_what, change, accepted) => {
  const ana = await aMember(app.context());
  await app.context().db.updateTable('sessions').set(change).where('user_id', '=', ana.id).execute();
  expect((await app.call(ana, 'GET /api/users/auth/logged_in')).data !== null).toBe(accepted);
});

test('a member lists their sessions and ends one of them', async () => {
  const ana = await aMember(app.context());
  const { data } = await app.call(ana, 'GET /api/users/auth/sessions');
  expect(data).toHaveLength(1);
  expect(data[0]?.attributes.current).toBe(true);
  await app.call(ana, 'DELETE /api/users/auth/sessions/{id}', { params: { id: data[0]?.id ?? '' } });
  await expect(app.call(ana, 'GET /api/users/auth/sessions')).rejects.toMatchObject({ status: 401 });
});

test("another member's session is a 404", async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const { data } = await app.call(ana, 'GET /api/users/auth/sessions');
  await expect(
    app.call(ben, 'DELETE /api/users/auth/sessions/{id}', { params: { id: data[0]?.id ?? '' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a cross-site mutation is refused, whatever its content type', async () => {
  const ana = await aMember(app.context());
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const init = {
      method: 'PATCH',
      headers: { cookie: ana.cookie, 'content-type': type, 'sec-fetch-site': 'cross-site' },
      body: '{}',
    };
    expect((await app.fetch('/api/users/update_profile', init)).status).toBe(403);
  }
  const foreign = {
    method: 'PATCH',
    headers: { cookie: ana.cookie, 'content-type': 'application/json', origin: 'https://evil.example' },
    body: '{}',
  };
  expect((await app.fetch('/api/users/update_profile', foreign)).status).toBe(403);
});
