import net from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { createLog } from '#platform/runtime/log.ts';
import { aBrowser, aMember } from './testing.ts';

const lines: string[] = [];
const log = createLog('debug', new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }));
const app = openTestApp({}, { identitySandbox: true, log });
const db = () => app.context().db;
const PROVIDERS = ['google', 'linkedin'] as const;
const otherProvider = { google: 'linkedin', linkedin: 'google' } as const;

const bodyOf = async (response: Response) => (await response.json()) as { detail: string; code: string; data: { id: string } };
const findSignedInEmail = async (cookie: string) =>
  (await app.call({ cookie }, 'GET /api/users/auth/logged_in')).data?.attributes.email ?? null;
const countSessions = async (userId: string) =>
  (await db().selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;

/** These tests identify members by e-mail, so each one starts without the identities and addresses of the one before. */
afterEach(async () => {
  await db().deleteFrom('identities').where('issuer', 'like', 'stand-in:%').execute();
  await db().updateTable('users').set({ email: '' }).execute();
});

describe.each(PROVIDERS)('with %s', (provider) => {
  test('a member signs in, returns to the same page, and is the same member the next time', async () => {
    const browser = aBrowser(app);
    const response = await browser.signIn(provider, 'asha', { return_to: '/jobs-apprenticeships?page=2#top' });
    const body = await response.json();
    expect([response.status, body]).toMatchObject([
      200,
      { data: { attributes: { name: 'Asha Menon' } }, meta: { return_to: '/jobs-apprenticeships?page=2#top' } },
    ]);
    expect(await findSignedInEmail(`__Host-sid=${browser.session()}`)).toBe('asha.menon@people.example');
    expect(browser.cookies.has('__Host-login')).toBe(false);
    expect((await bodyOf(await aBrowser(app).signIn(provider, 'asha'))).data.id).toBe(body.data.id);
  });

  test('the session cookie is HttpOnly, Secure and host-bound, and only its hash is stored', async () => {
    const browser = aBrowser(app);
    const response = await browser.signIn(provider, 'asha');
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-sid=')) ?? '';
    expect(line.split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax', 'Secure']);
    const token = browser.session() ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const sessions = await db().selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
    const days = sessions.map(
      ({ absolute_expires_at: end, created_at: start }) => (end.getTime() - start.getTime()) / 86_400_000,
    );
    expect(Math.max(...days)).toBeCloseTo(30, 3);
  });

  const attacks: readonly [string, (browser: ReturnType<typeof aBrowser>) => Promise<Response>][] = [
    [
      'without a state',
      async (browser) => browser.finish(provider, { code: (await browser.authorize(provider, 'asha')).code ?? '' }),
    ],
    [
      'with a wrong state',
      async (browser) => browser.finish(provider, { ...(await browser.authorize(provider, 'asha')), state: 'x' }),
    ],
    [
      'in another browser that started no sign-in',
      async (browser) => aBrowser(app).finish(provider, await browser.authorize(provider, 'asha')),
    ],
    [
      'in another browser that started its own sign-in',
      async (browser) => {
        const victim = aBrowser(app);
        await victim.start(provider);
        return victim.finish(provider, await browser.authorize(provider, 'asha'));
      },
    ],
    [
      'with the code of the other provider',
      async (browser) => {
        const { code = '' } = await aBrowser(app).authorize(otherProvider[provider], 'asha');
        return browser.finish(provider, { ...(await browser.authorize(provider, 'asha')), code });
      },
    ],
    [
      'at the other provider',
      async (browser) => browser.finish(otherProvider[provider], await browser.authorize(provider, 'asha')),
    ],
    [
      'with the issuer of another provider',
      async (browser) =>
        browser.finish(provider, { ...(await browser.authorize(provider, 'asha')), iss: 'https://evil.example' }),
    ],
    [
      'after ten minutes',
      async (browser) => {
        const answer = await browser.authorize(provider, 'asha');
        await db()
          .updateTable('login_attempts')
          .set({ expires_at: new Date(Date.now() - 1000) })
          .execute();
        return browser.finish(provider, answer);
      },
    ],
    [
      'after the member cancels at the provider',
      async (browser) => {
        const answer = await browser.authorize(provider, null);
        expect(answer).toMatchObject({ error: 'access_denied' });
        return browser.finish(provider, { state: answer.state ?? '' });
      },
    ],
    [
      'a second time with the same response',
      async (browser) => {
        const answer = await browser.authorize(provider, 'asha');
        expect((await browser.finish(provider, answer)).status).toBe(200);
        browser.cookies.delete('__Host-sid');
        return browser.finish(provider, answer);
      },
    ],
    [
      'a second time with the same code in a new attempt',
      async (browser) => {
        const { code = '', ...answer } = await browser.authorize(provider, 'asha');
        expect((await browser.finish(provider, { ...answer, code })).status).toBe(200);
        browser.cookies.delete('__Host-sid');
        return browser.finish(provider, { ...(await browser.authorize(provider, 'asha')), code });
      },
    ],
  ];
  test.each(attacks)('sign-in is refused %s', async (_how, attack) => {
    const browser = aBrowser(app);
    const response = await attack(browser);
    expect([response.status, (await bodyOf(response)).code]).toEqual([401, 'sign-in-failed']);
    expect(response.headers.getSetCookie().join()).not.toContain('__Host-sid=');
    expect(browser.session()).toBeUndefined();
  });

  test('the same response twice at once starts one session', async () => {
    const browser = aBrowser(app);
    const answer = await browser.authorize(provider, 'asha');
    const both = await Promise.all([browser.finish(provider, answer), browser.finish(provider, answer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const { data } = await app.call({ cookie: `__Host-sid=${browser.session()}` }, 'GET /api/users/auth/logged_in');
    expect(await countSessions(data?.id ?? '')).toBe(1);
  });

  test('simultaneous first sign-ins of one person create one account', async () => {
    const browsers = [aBrowser(app), aBrowser(app), aBrowser(app)];
    const answers = await Promise.all(browsers.map((browser) => browser.authorize(provider, 'rahul')));
    const responses = await Promise.all(browsers.map((browser, index) => browser.finish(provider, answers[index] ?? {})));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(await Promise.all(responses.map(async (response) => (await bodyOf(response)).data.id))).size).toBe(1);
  });
});

describe('with a provider that supports nonce and PKCE', () => {
  test('a response without an issuer is refused', async () => {
    const browser = aBrowser(app);
    const { iss, ...answer } = await browser.authorize('google', 'asha');
    expect(iss).toBe(`${app.config.sandboxOrigin}/google`);
    expect((await browser.finish('google', answer)).status).toBe(401);
  });

  test("another person's code is refused even with the right state", async () => {
    const { code = '' } = await aBrowser(app).authorize('google', 'meera');
    const browser = aBrowser(app);
    const answer = await browser.authorize('google', 'asha');
    expect((await browser.finish('google', { ...answer, code })).status).toBe(401);
  });
});

test('a session token from before the sign-in stops working', async () => {
  const planted = aBrowser(app).signedInAs({ cookie: '__Host-sid=planted-by-an-attacker' });
  expect((await planted.signIn('google', 'asha')).status).toBe(200);
  expect(planted.session()).not.toBe('planted-by-an-attacker');
  expect(await findSignedInEmail('__Host-sid=planted-by-an-attacker')).toBeNull();

  const before = planted.session();
  await planted.signIn('google', 'meera');
  expect(await findSignedInEmail(`__Host-sid=${before}`)).toBeNull();
  expect(await findSignedInEmail(`__Host-sid=${planted.session()}`)).toBe('meera.iyer@people.example');
});

describe('e-mail addresses', () => {
  test('an unverified address does not match another account', async () => {
    const owner = await aMember(app.context(), { email: 'dev.kapoor@people.example' });
    const response = await aBrowser(app).signIn('google', 'dev');
    expect(response.status).toBe(200);
    expect((await bodyOf(response)).data.id).not.toBe(owner.id);
  });

  test('a verified address under a second provider is refused with a hint to the first, ignoring case', async () => {
    await aBrowser(app).signIn('google', 'asha');
    await db().updateTable('users').set({ email: 'Asha.Menon@People.example' }).where('email', '<>', '').execute();
    const browser = aBrowser(app);
    const response = await browser.signIn('linkedin', 'asha');
    expect([response.status, await bodyOf(response)]).toMatchObject([
      409,
      {
        code: 'email-in-use',
        detail: 'You already have an account with this e-mail address. Sign in with Google, then link LinkedIn in your settings.',
      },
    ]);
    expect(browser.session()).toBeUndefined();
  });
});

test('a verified address under another account of the same provider is told to choose that account', async () => {
  await aBrowser(app).signIn('google', 'asha');
  await db().updateTable('identities').set({ subject: 'asha-of-before' }).where('subject', '=', 'asha').execute();
  const response = await aBrowser(app).signIn('google', 'asha');
  expect([response.status, await bodyOf(response)]).toMatchObject([
    409,
    { code: 'email-in-use-same', detail: expect.stringContaining('another Google account') },
  ]);
});

test('a sign-in that was begun is known to its browser alone, and until it is finished or too old', async () => {
  const findAttempt = async (browser: ReturnType<typeof aBrowser>) =>
    ((await (await browser.send('/api/users/auth/attempt')).json()) as { data: unknown }).data;
  const browser = aBrowser(app);
  expect(await findAttempt(browser)).toBeNull();
  const answer = await browser.authorize('google', 'asha', { return_to: '/forum/a?Ref=mail7#b' });
  expect(await findAttempt(browser)).toEqual({ return_to: '/forum/a?Ref=mail7#b', purpose: 'sign-in' });
  expect(await findAttempt(aBrowser(app))).toBeNull();
  const secret = browser.cookies.get('__Host-login') ?? '';
  await browser.finish('google', answer);
  browser.cookies.set('__Host-login', secret);
  expect(await findAttempt(browser)).toBeNull();

  await browser.start('linkedin', { purpose: 'link', return_to: '/settings' });
  expect(await findAttempt(browser)).toEqual({ return_to: '/settings', purpose: 'link' });
  await db()
    .updateTable('login_attempts')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute();
  expect(await findAttempt(browser)).toBeNull();
});

describe('linking a second sign-in', () => {
  const link = { purpose: 'link', return_to: '/settings' };

  test('requires a sign-in within the last ten minutes', async () => {
    const visitor = await aBrowser(app).start('linkedin', link);
    const page = '/auth/linkedin?error=sign-in-again&return_to=%2Fsettings';
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, page]);
    const stale = aBrowser(app).signedInAs(await aMember(app.context(), { signedInMinutesAgo: 11 }));
    const refused = await stale.start('linkedin', link);
    expect([refused.status, refused.headers.get('location')]).toEqual([302, page]);
    const fresh = aBrowser(app).signedInAs(await aMember(app.context(), { signedInMinutesAgo: 9 }));
    expect((await fresh.start('linkedin', link)).status).toBe(302);
  });

  test('signs in to the same account with both, under a new token; the last identity cannot be unlinked', async () => {
    const browser = aBrowser(app);
    const { data } = await bodyOf(await browser.signIn('google', 'asha'));
    const before = browser.session();
    const linked = await browser.signIn('linkedin', 'asha', link);
    expect([linked.status, (await bodyOf(linked)).data.id]).toEqual([200, data.id]);
    expect(await findSignedInEmail(`__Host-sid=${before}`)).toBeNull();
    expect((await bodyOf(await aBrowser(app).signIn('linkedin', 'asha'))).data.id).toBe(data.id);

    const identities = await app.call({ cookie: `__Host-sid=${browser.session()}` }, 'GET /api/users/auth/identities');
    const unlink = (id = '') => browser.send(`/api/users/auth/identities/${id}`, { method: 'DELETE' });
    expect((await unlink(identities.data[1]?.id)).status).toBe(204);
    const last = await unlink(identities.data[0]?.id);
    expect([last.status, (await bodyOf(last)).code]).toEqual([409, 'last-identity']);
  });

  test('unlinking requires a recent sign-in too', async () => {
    const ana = await aMember(app.context(), { signedInMinutesAgo: 11 });
    const { data } = await app.call(ana, 'GET /api/users/auth/identities');
    const params = { id: data[0]?.id ?? '' };
    await expect(app.call(ana, 'DELETE /api/users/auth/identities/{id}', { params })).rejects.toMatchObject({
      status: 401,
      body: { code: 'sign-in-again' },
    });
  });

  test('an identity of another account cannot be linked', async () => {
    await aBrowser(app).signIn('linkedin', 'meera');
    const browser = aBrowser(app).signedInAs(await aMember(app.context()));
    const response = await browser.signIn('linkedin', 'meera', link);
    expect([response.status, (await bodyOf(response)).code]).toEqual([409, 'identity-taken']);
  });

  test('a link started by one member cannot be finished by another member or a visitor', async () => {
    for (const next of [await aMember(app.context()), null]) {
      const browser = aBrowser(app).signedInAs(await aMember(app.context()));
      const answer = await browser.authorize('linkedin', 'rahul', link);
      if (next) browser.signedInAs(next);
      else browser.cookies.delete('__Host-sid');
      expect((await browser.finish('linkedin', answer)).status).toBe(401);
    }
    const taken = await db().selectFrom('identities').select('id').where('subject', '=', 'rahul').execute();
    expect(taken).toEqual([]);
  });
});

describe('while the provider is unreachable', () => {
  test.each([
    ['refuses connections', false],
    ['accepts connections but never responds', true],
  ])('and %s, an error appears within ten seconds and existing sessions stay valid', async (_how, hangs) => {
    const server = net.createServer((socket) => void socket.on('error', () => {}));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    if (!hangs) await new Promise((resolve) => server.close(resolve));
    const member = await aMember(app.context());
    const browser = aBrowser(app).signedInAs(member);
    const answer = await browser.authorize('linkedin', 'asha');
    const originalOrigin = app.config.sandboxOrigin;
    app.config.sandboxOrigin = `http://127.0.0.1:${port}`;
    const began = Date.now();
    try {
      const responses = await Promise.all([browser.finish('linkedin', answer), aBrowser(app).start('google')]);
      expect(Date.now() - began).toBeLessThan(10_000);
      expect(responses.map(({ status }) => status)).toEqual([502, 502]);
      for (const response of responses) expect((await bodyOf(response)).detail).toMatch(/is not answering just now/);
      expect(await findSignedInEmail(member.cookie)).not.toBeNull();
    } finally {
      app.config.sandboxOrigin = originalOrigin;
      server.close();
    }
  });
});

test('no code, state, token or e-mail address is in the log', async () => {
  const browser = aBrowser(app);
  const answer = await browser.authorize('google', 'asha');
  await browser.finish('google', answer);
  await browser.finish('google', answer);
  const injected = await browser.authorize('google', 'asha');
  await browser.finish('google', { ...injected, code: answer.code ?? '' });
  const logged = lines.join('');
  expect(logged).toContain('a request was refused');
  for (const secret of [answer.code, answer.state, injected.code, injected.state, browser.session(), '@people.example'])
    expect(logged).not.toContain(secret);
});
