import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '../boot/testing.ts';
import { aBrowser, aMember } from '#features/base/accounts/server/testing.ts';
import { notify, sendDigests } from '#features/base/notifications/server/index.ts';
import { aPayer, aShop } from '#features/base/payments/server/testing.ts';
import { buildRequest } from '#platform/contract/request.ts';
import { language, LANGUAGES, localizePath, stripLanguage, languageOfPath } from '#platform/language/language.ts';
import { inLanguage } from '#platform/http/request-language.ts';

const app = openTestApp({}, { identitySandbox: true });
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000' };
const findMissingJobMessage = (headers: Record<string, string> = {}) =>
  app.fetch('/api/jobs/there-is-none', { headers: { ...SAME_ORIGIN, ...headers } }).then(async (answer) => {
    const { detail } = (await answer.json()) as { detail: string };
    return detail;
  });
const HINDI = /[\u0900-\u097f]/;

describe('error messages are localized', () => {
  test.each([
    ['in Hindi for a Hindi page', { 'accept-language': 'hi' }, true],
    ['in English for an English page, whatever was chosen', { 'accept-language': 'en', cookie: 'language=hi' }, false],
    ['in Hindi for a link on a Hindi page', { referer: `${ORIGIN}/hi/plans`, 'accept-language': 'en-IN,en' }, true],
    ['in English for a link on a Hindi page of another site', { referer: 'https://example.com/hi/plans' }, false],
    ['in the language that was chosen', { cookie: 'language=hi' }, true],
    ['in English if only the browser prefers Hindi', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, false],
    ['in English for API clients', {}, false],
  ])('%s', async (_description, headers, isHindi) => {
    expect(HINDI.test(await findMissingJobMessage(headers))).toBe(isHindi);
  });

  test('for concurrent readers, each in their own language', async () => {
    const languages = Array.from({ length: 40 }, (__, index) => (index % 2 === 0 ? 'hi' : 'en'));
    const details = await Promise.all(languages.map((reader) => findMissingJobMessage({ 'accept-language': reader })));
    expect(details.map((detail) => (HINDI.test(detail) ? 'hi' : 'en'))).toEqual(languages);
  });

  test('for each field', async () => {
    const member = await aMember(app.context());
    const request = buildRequest('PATCH /api/users/update_profile', { json: { name: '' } }, ORIGIN, {
      headers: { ...SAME_ORIGIN, cookie: member.cookie, 'accept-language': 'hi' },
    });
    const answer = await app.fetch(request.url, { method: 'PATCH', headers: request.headers, body: await request.text() });
    expect(await answer.json()).toMatchObject({ status: 422, errors: [{ path: 'name', message: 'कम से कम 1 अक्षर लिखें।' }] });
  });

  test('with parameters from the use case', async () => {
    const member = await aMember(app.context());
    const sent = buildRequest('POST /api/users/update_user_interest', { json: { hashtags: ['no-such-interest'] } }, ORIGIN, {
      headers: { ...SAME_ORIGIN, cookie: member.cookie, 'accept-language': 'hi' },
    });
    const answer = await app.fetch(sent.url, { method: sent.method, headers: sent.headers, body: await sent.text() });
    const message = '“no-such-interest” नाम की कोई रुचि नहीं है।';
    expect(await answer.json()).toMatchObject({
      title: 'सही नहीं है',
      status: 422,
      detail: message,
      errors: [{ path: 'hashtags', message }],
    });
  });
});

describe('a member', () => {
  afterEach(() => app.context().db.deleteFrom('identities').where('issuer', 'like', 'stand-in:%').execute());
  const languageOf = async (cookie: string) =>
    (await app.call({ cookie }, 'GET /api/users/auth/logged_in')).data?.attributes.language;

  test('who signs up from a Hindi page gets Hindi and returns to that page', async () => {
    const browser = aBrowser(app);
    const response = await browser.signIn('google', 'asha', { return_to: '/hi/plans' });
    expect(await response.json()).toMatchObject({
      data: { attributes: { language: 'hi' } },
      meta: { return_to: '/hi/plans' },
    });
    expect(browser.cookies.get('return-language')).toBe('hi');
  });

  test('keeps their language when signing in from a page in another language', async () => {
    const first = await (await aBrowser(app).signIn('google', 'asha', { return_to: '/' })).json();
    const again = await (await aBrowser(app).signIn('google', 'asha', { return_to: '/hi' })).json();
    expect([first.data.attributes.language, again.data.attributes.language]).toEqual(['en', 'en']);
  });

  test('can change it to a supported language only', async () => {
    const member = await aMember(app.context());
    await app.call(member, 'PATCH /api/users/update_profile', { json: { language: 'hi' } });
    expect(await languageOf(member.cookie)).toBe('hi');
    const wrong = app.call(member, 'PATCH /api/users/update_profile', { json: { language: 'fr' as 'hi' } });
    await expect(wrong).rejects.toMatchObject({ status: 422 });
  });

  test('gets e-mails and their links in it, even when an English reader’s request triggers them', async () => {
    const [asha, ana] = [await aMember(app.context(), { name: 'Asha' }), await aMember(app.context(), { name: 'Ana' })];
    await app.call(asha, 'PATCH /api/users/update_profile', { json: { language: 'hi' } });
    await inLanguage('en', async () => {
      for (const { id } of [asha, ana])
        await notify(app.context(), {
          userId: id,
          kind: 'purchase-failed',
          dedupeKey: `failed-${id}`,
          facts: { item: 'Role Fitment Score' },
          url: '/purchases',
          mail: true,
        });
    });
    const mailOf = async ({ id }: { id: string }) =>
      app.context().db.selectFrom('outbox_mails').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
    const [hindi, english] = [JSON.stringify(await mailOf(asha)), JSON.stringify(await mailOf(ana))];
    expect(hindi).toContain('नमस्ते Asha');
    expect(hindi).toContain(`${ORIGIN}/hi/purchases`);
    expect(english).toContain('Hello Ana');
    expect(english).toContain(`${ORIGIN}/purchases`);
    expect(HINDI.test(english)).toBe(false);
  });

  test('gets the digest in it', async () => {
    const asha = await aMember(app.context(), { name: 'Asha' });
    await app.call(asha, 'PATCH /api/users/update_profile', { json: { language: 'hi' } });
    await notify(app.context(), {
      userId: asha.id,
      kind: 'comment',
      dedupeKey: 'a comment',
      facts: { person: 'Ravi', title: 'Reading an ad' },
      url: '/insights/mine',
    });
    await app.context().db.updateTable('notifications').set({ mail: 'digest' }).where('user_id', '=', asha.id).execute();
    await sendDigests(app.context());
    const mail = await app
      .context()
      .db.selectFrom('outbox_mails')
      .selectAll()
      .where('user_id', '=', asha.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(mail)).toContain('Ravi ने “Reading an ad” पर टिप्पणी की।');
    expect(JSON.stringify(mail)).toContain(`${ORIGIN}/hi/insights/mine`);
  });
});

describe('addresses', () => {
  const segment = fc
    .stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
    .filter((part) => !['hi', 'en', 'api', 'auth', 'assets', 'sitemaps', 'cable'].includes(part));
  const path = fc.array(segment, { maxLength: 3 }).map((parts) => `/${parts.join('/')}`);

  test('get the prefix of a language once, and are the same without it', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...LANGUAGES), fc.constantFrom('', '?Ref=1&q=a', '#part'), (page, into, rest) => {
        const local = localizePath(`${page}${rest}`, into);
        expect(languageOfPath(local) ?? 'en').toBe(into);
        expect(stripLanguage(local)).toBe(`${page}${rest}`);
        expect(localizePath(local, into)).toBe(local);
      }),
    );
  });

  test.each(['/api/docs', '/auth/google?code=1', '/favicon.svg', '/sitemap.xml', '/assets/x.js'])(
    '%s gets no language prefix',
    (address) => {
      expect(localizePath(address, 'hi')).toBe(address);
    },
  );
});

test('concurrent work in two languages does not interfere', async () => {
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inLanguage(index % 2 ? 'hi' : 'en', async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return language();
      }),
    ),
  );
  expect(results).toEqual(Array.from({ length: 20 }, (_, index) => (index % 2 ? 'hi' : 'en')));
  expect(language()).toBe('en');
});

describe('a payment', () => {
  const shop = aShop();
  const store = openTestApp({}, { paymentSandbox: true, purchasables: shop.purchasables, eventHandlers: shop.eventHandlers });

  test('that started on a Hindi page ends on one, although the provider’s page sends no cookie', async () => {
    const member = await aMember(store.context());
    const request = buildRequest('POST /api/purchases', { json: shop.item(member) }, ORIGIN, {
      headers: { ...SAME_ORIGIN, cookie: member.cookie, 'accept-language': 'hi' },
    });
    const answer = await store.fetch(request.url, { method: 'POST', headers: request.headers, body: await request.text() });
    const { data } = (await answer.json()) as { data: { id: string; attributes: { txnid: string } } };
    const back = await aPayer(store).returnToShop({ txnid: data.attributes.txnid, status: 'failure' });
    expect([back.status, back.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/hi\//)]);
  });
});
