import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import type { TokenScope } from '#platform/contract/token-scope.ts';
import { endSessions } from './index.ts';
import { aMember, aToken, type TestMember } from './testing.ts';
import { isToken, newToken } from './token-secret.ts';

const app = openTestApp();
const db = () => app.context().db;
const NEW = { name: 'Laptop', scopes: ['tracker:read'] as TokenScope[], days: 30 as const };

const send = (token: string, method: string, pathname: string, headers: Record<string, string> = {}, json?: unknown) =>
  app.fetch(pathname, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
const trackerStatus = async (token: string) => (await send(token, 'GET', '/api/tracker')).status;
const actionsOf = async (member: TestMember) =>
  (await db().selectFrom('audit_entries').select('action').where('actor_id', '=', member.id).orderBy('at').execute()).map(
    ({ action }) => action,
  );

test('a member creates a token, which is shown once, stored as a hash, and calls the API', async () => {
  const ana = await aMember(app.context());
  const { data, meta } = await app.call(ana, 'POST /api/api_tokens', { json: NEW });
  expect(isToken(meta.token)).toBe(true);
  expect(data.attributes).toMatchObject({ name: 'Laptop', scopes: ['tracker:read'], last_used_at: null, expired: false });
  expect(await trackerStatus(meta.token)).toBe(200);
  const listed = await app.call(ana, 'GET /api/api_tokens');
  expect(listed.data[0]?.attributes.last_used_at).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(meta.token.slice(12, 40));
  const { rows } = await sql<{ row: string }>`select t::text as row from api_tokens t where user_id = ${ana.id}`.execute(db());
  expect(rows[0]?.row).not.toContain(meta.token.slice(12, 40));
  expect(await actionsOf(ana)).toEqual(['token.create']);
});

test('creating a token needs a fresh sign-in', async () => {
  const ana = await aMember(app.context(), { signedInMinutesAgo: 11 });
  await expect(app.call(ana, 'POST /api/api_tokens', { json: NEW })).rejects.toMatchObject({
    status: 401,
    body: { code: 'sign-in-again' },
  });
});

test('a token lives for 30, 90 or 365 days and has at least one scope that exists', async () => {
  const ana = await aMember(app.context());
  for (const change of [{ days: 366 }, { days: 0 }, { scopes: [] }, { scopes: ['staff'] }, { name: ' ' }]) {
    const json = { ...NEW, ...change } as typeof NEW;
    await expect(app.call(ana, 'POST /api/api_tokens', { json })).rejects.toMatchObject({ status: 422 });
  }
  const { data } = await app.call(ana, 'POST /api/api_tokens', { json: { ...NEW, days: 365 } });
  const days = (Date.parse(data.attributes.expires_at) - Date.parse(data.attributes.created_at)) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

test('a member has at most twenty tokens', async () => {
  const ana = await aMember(app.context());
  for (let count = 0; count < 20; count += 1) await aToken(app.context(), ana, ['tracker:read']);
  await expect(app.call(ana, 'POST /api/api_tokens', { json: NEW })).rejects.toMatchObject({ status: 409 });
});

test('a revoked token ends at once, and only its owner can revoke it', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const token = await aToken(app.context(), ana, ['tracker:read']);
  const { data } = await app.call(ana, 'GET /api/api_tokens');
  const params = { id: data[0]?.id ?? '' };
  await expect(app.call(ben, 'DELETE /api/api_tokens/{id}', { params })).rejects.toMatchObject({ status: 404 });
  expect(await trackerStatus(token)).toBe(200);
  await app.call(ana, 'DELETE /api/api_tokens/{id}', { params });
  expect(await trackerStatus(token)).toBe(401);
  expect(await actionsOf(ana)).toEqual(['token.revoke']);
});

test('an expired, mistyped or invented token is refused, whatever cookie comes with it', async () => {
  const ana = await aMember(app.context());
  const expired = await aToken(app.context(), ana, ['tracker:read'], { days: -1 });
  const mistyped = `${expired.slice(0, -1)}${expired.endsWith('x') ? 'y' : 'x'}`;
  for (const token of [expired, mistyped, newToken(), 'something', '']) {
    const response = await send(token, 'GET', '/api/tracker', { cookie: ana.cookie });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
    expect(await codeOf(response)).toBe('token-invalid');
  }
});

test('a token does only what its scopes allow, and the refusal names the scope that is missing', async () => {
  const token = await aToken(app.context(), await aMember(app.context()), ['tracker:read']);
  const entry = { kind: 'job', title: 'Analyst', organisation: 'Trent' };
  const response = await send(token, 'POST', '/api/tracker', {}, entry);
  expect(response.status).toBe(403);
  expect(response.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="tracker:write"');
  expect(await codeOf(response)).toBe('token-scope');
});

test('a token cannot create tokens, export, delete the account, pay or act as staff', async () => {
  const admin = await aMember(app.context(), { staff: true });
  const token = await aToken(app.context(), admin, ['tracker:write', 'profile:read', 'catalogue:read']);
  const refused = [
    ['POST', '/api/api_tokens', NEW],
    ['GET', '/api/api_tokens'],
    ['GET', '/api/users/export'],
    ['POST', '/api/users/delete_account', { confirm: 'delete my account' }],
    ['POST', '/api/purchases', {}],
    ['GET', '/api/moderation'],
    ['GET', '/api/staff/members'],
  ] as const;
  for (const [method, pathname, json] of refused) {
    const response = await send(token, method, pathname, {}, json);
    expect([pathname, response.status, await codeOf(response)]).toEqual([pathname, 403, 'token-not-accepted']);
  }
});

test('a request with a token needs no same-origin headers, and its cookies are not read', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const token = await aToken(app.context(), ana, ['profile:read', 'tracker:write']);
  const foreign = { cookie: ben.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const response = await send(token, 'GET', '/api/users/auth/logged_in', foreign);
  expect(((await response.json()) as { data: { attributes: { slug: string } } }).data.attributes.slug).toBe(ana.slug);
  const entry = { kind: 'job', title: 'Analyst', organisation: 'Trent' };
  expect((await send(token, 'POST', '/api/tracker', foreign, entry)).status).toBeLessThan(300);
  expect((await send('anything', 'PATCH', '/api/users/update_profile', { ...foreign, cookie: ana.cookie }, {})).status).toBe(401);
});

test('a token says which it is and whose', async () => {
  const ana = await aMember(app.context(), { name: 'Ana Silva' });
  const token = await aToken(app.context(), ana, ['ads:check']);
  const response = await send(token, 'GET', '/api/api_tokens/current');
  expect(await response.json()).toMatchObject({
    data: { attributes: { scopes: ['ads:check'] } },
    meta: { user: { slug: ana.slug, name: 'Ana Silva' } },
  });
  await expect(app.call(ana, 'GET /api/api_tokens/current')).rejects.toMatchObject({ status: 404 });
});

test('ending all sessions of a member revokes their tokens, and deleting the account does too', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const tokens = [
    await aToken(app.context(), ana, ['tracker:read']),
    await aToken(app.context(), ben, ['tracker:read']),
  ] as const;
  await endSessions(app.context(), ana.id);
  await app.call(ben, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
  expect([await trackerStatus(tokens[0]), await trackerStatus(tokens[1])]).toEqual([401, 401]);
});

test('tokens are long, random and carry a checksum', () => {
  const tokens = new Set(Array.from({ length: 1000 }, newToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) expect(token).toMatch(/^pathlight_[0-9A-Za-z]{49}$/);
  expect([...tokens].every(isToken)).toBe(true);
});
