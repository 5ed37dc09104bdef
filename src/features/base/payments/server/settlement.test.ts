import { Writable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { createLog } from '#platform/runtime/log.ts';
import { SANDBOX_MERCHANT_KEY, SANDBOX_MERCHANT_SALT } from '#platform/runtime/sandbox-contract.ts';
import { responseHash } from './protocol/hashes.ts';
import { aPayer, aPurchase, aShop } from './testing.ts';

const lines: string[] = [];
const log = createLog('debug', new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }));
const shop = aShop();
const app = openTestApp({}, { ...shop, paymentSandbox: true, log });
const payer = aPayer(app);
const merchant = { key: SANDBOX_MERCHANT_KEY, salt: SANDBOX_MERCHANT_SALT };

afterEach(() => payer.setCommandMode('ok'));

test('a successful payment returns to its status page, gets a receipt number, and grants the item once', async () => {
  const { item, txnid, purchase, attributes, grants, row, events } = await aPurchase(app, shop);
  const back = await payer.pay(purchase);
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe(`/books/${item.purchasable_id}/payment/status?txnid=${txnid}`);
  expect(await attributes()).toMatchObject({
    status: 'success',
    amount: '49.00',
    payment_type: 'CC',
    book_id: 'b-1',
    author: 'kite',
    poster_id: null,
  });
  expect((await row()).invoice_number).toMatch(/^RCP\/2627\/\d{6}$/);
  expect(grants()).toHaveLength(1);
  expect((await events()).map((event) => [event.source, event.hash_ok])).toEqual([
    ['browser', true],
    ['verify', null],
  ]);
});

test('a payment for another type of product returns to the status page of that type', async () => {
  const { item, txnid, purchase } = await aPurchase(app, shop, { type: 'Poster' });
  const back = await payer.pay(purchase, 'cancel');
  expect(back.headers.get('location')).toBe(`/posters/${item.purchasable_id}/payment/status?txnid=${txnid}`);
});

test('the return endpoint reads no cookie and sets none', async () => {
  const { ana, purchase } = await aPurchase(app, shop);
  const loadLastSeen = async () =>
    (
      await app.context().db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', ana.id).executeTakeFirstOrThrow()
    ).last_seen_at.getTime();
  const before = await loadLastSeen();
  const { fields } = await payer.runScenario(purchase, 'success');
  for (const cookie of [ana.cookie, '__Host-sid=forged']) {
    const back = await payer.returnToShop(fields, { cookie });
    expect([back.status, back.headers.get('set-cookie')]).toEqual([303, null]);
  }
  expect(await loadLastSeen()).toBe(before);
});

test('a hundred concurrent identical responses give one grant, one number and one stored response', async () => {
  const { purchase, grants, events, row } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'success');
  const before = await highestNumber();
  const responses = await Promise.all(Array.from({ length: 100 }, () => payer.returnToShop(fields)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([303]));
  expect(grants()).toHaveLength(1);
  expect((await highestNumber()) - before).toBe(1);
  expect((await events()).map(({ source }) => source).toSorted()).toEqual(['browser', 'verify']);
  expect((await row()).status).toBe('success');
});

async function highestNumber(): Promise<number> {
  const counter = await app
    .context()
    .db.selectFrom('invoice_counters')
    .select('last')
    .where('series', '=', 'RCP')
    .executeTakeFirst();
  return counter?.last ?? 0;
}

test.each(['before', 'twice', 'out-of-order'])('browser and webhooks (%s) settle a payment once', async (order) => {
  const { purchase, grants, attributes } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'success', order);
  await Promise.all([payer.returnToShop(fields), payer.control('webhook', { txnid: purchase.attributes.txnid })]);
  expect(grants()).toHaveLength(1);
  expect(await attributes()).toMatchObject({ status: 'success' });
});

test('a webhook alone is enough, URL-encoded or multipart', async () => {
  for (const multipart of [false, true]) {
    const { purchase, attributes } = await aPurchase(app, shop);
    const { fields } = await payer.runScenario(purchase, 'never-redirected');
    const parts = new FormData();
    for (const [name, value] of Object.entries(fields)) parts.append(name, value);
    const response = await app.fetch('/api/purchases/webhook', {
      method: 'POST',
      body: multipart ? parts : new URLSearchParams(fields),
    });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await attributes()).toMatchObject({ status: 'success' });
  }
});

test.each([
  ['decline', 'failure'],
  ['cancel', 'failure'],
  ['dropped', 'failure'],
  ['pending', 'pending'],
  ['authorised', 'pending'],
  ['additional-charges', 'success'],
  ['wrong-amount', 'pending'],
  ['tampered', 'failure'],
])('after "%s" the purchase is %s', async (scenario, status) => {
  const { purchase, attributes, grants } = await aPurchase(app, shop);
  await payer.pay(purchase, scenario);
  expect(await attributes()).toMatchObject({ status });
  expect(grants()).toHaveLength(status === 'success' ? 1 : 0);
});

test('the payer is notified when the bank refuses, but not when they cancel', async () => {
  const declined = await aPurchase(app, shop);
  await payer.pay(declined.purchase, 'decline');
  expect(await declined.notices()).toEqual([{ kind: 'purchase-failed', facts: { item: 'A Book' } }]);
  const cancelled = await aPurchase(app, shop);
  await payer.pay(cancelled.purchase, 'cancel');
  expect(await cancelled.notices()).toEqual([]);
});

test('an unsigned claim of success changes nothing', async () => {
  const { purchase, attributes, events } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'decline');
  await payer.returnToShop({ ...fields, status: 'success', unmappedstatus: 'captured' });
  expect(await attributes()).toMatchObject({ status: 'failure' });
  expect((await events())[0]).toMatchObject({ source: 'browser', hash_ok: false });
});

test('a correctly signed response for another amount is held, raises an alert and is never fulfilled', async () => {
  const { purchase, row, grants } = await aPurchase(app, shop);
  await payer.pay(purchase, 'wrong-amount');
  expect(await row()).toMatchObject({ status: 'pending', held_because: 'another amount' });
  expect(grants()).toHaveLength(0);
  expect(lines.some((line) => line.includes('payment-held') && line.includes(purchase.id))).toBe(true);
});

test('a webhook with the cookie of a member or of anybody reads none and sets none', async () => {
  const { ana, purchase, attributes } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'never-redirected');
  for (const cookie of ['__Host-sid=forged', ana.cookie]) {
    const body = new URLSearchParams(fields);
    const response = await app.fetch('/api/purchases/webhook', { method: 'POST', body, headers: { cookie } });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  }
  expect(await attributes()).toMatchObject({ status: 'success' });
});

test('a signed response of another transaction or merchant is told in the log, and pays nothing', async () => {
  const { purchase, txnid, row } = await aPurchase(app, shop);
  await payer.open(purchase);
  const fields = { ...purchase.attributes, status: 'success', unmappedstatus: 'captured', key: merchant.key, mihpayid: '1' };
  // The provider is asked, and says that nothing was paid; that answer is stored.
  const paid = async () => {
    const { next_check_at: _next, provider_status: _status, unmapped_status: _detail, verified_at: _at, ...rest } = await row();
    return rest;
  };
  const before = await paid();
  const sign = (txnidSigned: string, key: string) =>
    responseHash({ ...merchant, key }, { ...purchase.attributes, txnid: txnidSigned }, { ...fields, status: 'success' });
  for (const forged of [
    { txnid: 'Tnobodys', hash: sign('Tnobodys', merchant.key) },
    { txnid, hash: sign('Tnobodys', merchant.key) },
    { txnid, key: 'another', hash: sign(txnid, 'another') },
  ]) {
    lines.length = 0;
    await payer.returnToShop({ ...fields, ...forged });
    expect(lines.join('')).toMatch(/a payment response (?:matches no purchase|has no valid signature for this purchase)/);
  }
  expect(await paid()).toEqual(before);
});

test('a response signed for one purchase has no effect on another', async () => {
  const [cheap, expensive] = [await aPurchase(app, shop), await aPurchase(app, shop, { amountPaise: 99_900 })];
  const { fields } = await payer.runScenario(cheap.purchase, 'success');
  await payer.open(expensive.purchase);
  await payer.returnToShop({ ...fields, txnid: expensive.txnid });
  expect(await expensive.attributes()).toMatchObject({ status: 'created' });
  expect(expensive.grants()).toHaveLength(0);
});

test.each([
  ['an empty body', {}],
  ['an unknown transaction', { txnid: 'Tunknown', status: 'success' }],
  ['a NUL byte', { txnid: 'T\0', status: 'suc\0cess' }],
  ['odd names', { __proto__x: '1', constructor: '2', 'txnid[]': 'T1' }],
])('%s redirects to the home page, without an error', async (_, fields: Record<string, string>) => {
  const back = await payer.returnToShop(fields);
  expect([back.status, back.headers.get('location')]).toEqual([303, '/']);
});

test('forged, repeated and oversized bodies leave the purchase unchanged', async () => {
  const { purchase, txnid, row } = await aPurchase(app, shop);
  const before = await row();
  const post = (body: string) =>
    app.fetch('/api/purchases/purchase_response', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const sent = { ...purchase.attributes, key: merchant.key };
  const foreign = new URLSearchParams({
    ...sent,
    key: 'other',
    status: 'success',
    hash: responseHash({ ...merchant, key: 'other' }, sent, { status: 'success' }),
  });
  for (const body of [
    `txnid=${txnid}&status=success&hash=${'0'.repeat(128)}`,
    `txnid=${txnid}&txnid=${txnid}&status=success`,
    `txnid=${txnid}&status[]=success&hash[]=1&__proto__=x`,
    `txnid=${txnid}&status=success%00&field1=%00&field2=%F0%9F%98%80`,
    foreign.toString(),
  ])
    expect((await post(body)).status).toBe(303);
  expect((await post(`txnid=${txnid}&x=${'y'.repeat(1_000_000)}`)).status).toBe(413);
  expect(
    (
      await app.fetch('/api/purchases/purchase_response', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(415);
  expect(await row()).toMatchObject({ status: before.status, invoice_number: null });
});

test.each(['500', 'html', '429', 'reset', 'not-found', 'nulls', 'endless'])(
  'while verification responds with %s, a signed success waits and fulfils nothing',
  async (mode) => {
    const { purchase, attributes, grants } = await aPurchase(app, shop);
    const { fields } = await payer.runScenario(purchase, 'success');
    await payer.setCommandMode(mode);
    expect((await payer.returnToShop(fields)).status).toBe(303);
    expect(await attributes()).toMatchObject({ status: 'pending' });
    expect(grants()).toHaveLength(0);
    await payer.setCommandMode('ok');
    await payer.returnToShop(fields);
    expect(await attributes()).toMatchObject({ status: 'success' });
  },
);

test('a verification that times out counts as none', async () => {
  const { purchase, attributes } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'success');
  await payer.setCommandMode('delay');
  await payer.returnToShop(fields);
  expect(await attributes()).toMatchObject({ status: 'pending' });
});

test.each(['500', 'html', '429', 'reset', 'endless'])(
  'a verification that fails once with %s is retried immediately',
  async (mode) => {
    const { purchase, attributes } = await aPurchase(app, shop);
    const { fields } = await payer.runScenario(purchase, 'success');
    await payer.setCommandMode(mode, 1);
    await payer.returnToShop(fields);
    expect(await attributes()).toMatchObject({ status: 'success' });
  },
);

test('a signed success that verification denies is held, without a notification of failure', async () => {
  const { purchase, row, txnid, notices } = await aPurchase(app, shop);
  await payer.runScenario(purchase, 'decline');
  const signed = { ...purchase.attributes, key: merchant.key, status: 'success' };
  await payer.returnToShop({ ...signed, hash: responseHash(merchant, purchase.attributes, { status: 'success' }) });
  expect(await row()).toMatchObject({ status: 'pending', held_because: 'signed success, verified failure' });
  expect(await notices()).toEqual([]);
  expect(lines.some((line) => line.includes('payment-held') && line.includes(purchase.id))).toBe(true);
  await payer.control('finish', { txnid });
  await payer.returnToShop(signed);
  expect(await row()).toMatchObject({ status: 'success', held_because: null });
});

test('a verification of another amount holds a purchase whose response was valid', async () => {
  const { purchase, row } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'success');
  await payer.setCommandMode('wrong-amount');
  await payer.returnToShop(fields);
  expect(await row()).toMatchObject({ status: 'pending', held_because: 'another amount' });
});

test('a failure can become a late success; a success is final', async () => {
  const { purchase, txnid, attributes, grants, row } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'late-success');
  await payer.returnToShop(fields);
  expect(await attributes()).toMatchObject({ status: 'failure' });
  await payer.control('finish', { txnid, webhook: 'after' });
  expect(await attributes()).toMatchObject({ status: 'success' });
  await payer.returnToShop(fields);
  expect(await attributes()).toMatchObject({ status: 'success' });
  expect(grants()).toHaveLength(1);
  const { id } = await row();
  for (const status of ['failure', 'pending', 'created'] as const)
    await expect(app.context().db.updateTable('purchases').set({ status }).where('id', '=', id).execute()).rejects.toThrow(
      'cannot become',
    );
});

test('events are append-only and contain no card data', async () => {
  const { purchase, events } = await aPurchase(app, shop);
  await payer.pay(purchase);
  const stored = JSON.stringify(await events());
  expect(stored).toContain('…2346');
  for (const removed of ['Test Payer', '512345', 'cardhash', 'XXXX2346']) expect(stored).not.toContain(removed);
  const { db } = app.context();
  await expect(db.deleteFrom('purchase_events').where('purchase_id', '=', purchase.id).execute()).rejects.toThrow('append only');
  await expect(
    db.updateTable('purchase_events').set({ hash_ok: true }).where('purchase_id', '=', purchase.id).execute(),
  ).rejects.toThrow('append only');
});

test('the salt is in no response, log line or stored event, and nothing of the payer is in a log line', async () => {
  const { ana, purchase } = await aPurchase(app, shop);
  await payer.pay(purchase, 'tampered');
  const listed = await app.call(ana, 'GET /api/purchases');
  const events = await app.context().db.selectFrom('purchase_events').select('body').execute();
  for (const text of [JSON.stringify(purchase), JSON.stringify(listed), JSON.stringify(events), lines.join('')])
    expect(text).not.toContain(merchant.salt);
  // Everything that the provider sends about the card and the payer.
  const { fields } = await payer.runScenario((await aPurchase(app, shop)).purchase, 'success');
  const { cardnum = '', name_on_card = '', email = '', phone = '' } = fields;
  for (const secret of [cardnum, name_on_card, email, phone]) {
    expect(secret.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain(secret);
  }
});
