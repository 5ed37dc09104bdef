import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { purgeIdempotencyKeys } from '#platform/http/idempotency.ts';
import { aShop } from './testing.ts';

const shop = aShop();
const app = openTestApp({}, shop);
const DAY = 86_400_000;

/** Starts a purchase with an idempotency key; returns status, headers and transaction id. */
async function buy(person: TestUser, json: object, key: string) {
  const response = await app.fetch('/api/purchases', {
    method: 'POST',
    body: JSON.stringify(json),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: person.cookie,
      'idempotency-key': key,
    },
  });
  const body = (await response.json()) as { data?: { attributes: { txnid: string } }; code?: string };
  return { status: response.status, headers: response.headers, txnid: body.data?.attributes.txnid, code: body.code };
}

test('a repeated request with the same key gets the first response, even if a new one would differ', async () => {
  const ana = await aMember(app.context());
  const item = shop.item(ana);
  const first = await buy(ana, item, 'k-1');
  app.clock.advance(20 * 60_000);
  const again = await buy(ana, item, 'k-1');
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.txnid).toBe(first.txnid);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await buy(ana, item, 'k-2')).txnid).not.toBe(first.txnid);
});

test('a different request with a used key is refused', async () => {
  const ana = await aMember(app.context());
  await buy(ana, shop.item(ana), 'k');
  expect(await buy(ana, shop.item(ana), 'k')).toMatchObject({ status: 422, code: 'key-reused' });
});

test('a key is scoped to one member', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const first = await buy(ana, shop.item(ana), 'shared');
  const other = await buy(ben, shop.item(ben), 'shared');
  expect([first.status, other.status]).toEqual([201, 201]);
  expect(other.txnid).not.toBe(first.txnid);
});

test('ten concurrent requests with one key create one purchase; early ones are asked to retry', async () => {
  const ana = await aMember(app.context());
  const item = shop.item(ana);
  const responses = await Promise.all(Array.from({ length: 10 }, () => buy(ana, item, 'burst')));
  const created = responses.filter(({ status }) => status === 201);
  expect(new Set(created.map(({ txnid }) => txnid)).size).toBe(1);
  for (const early of responses.filter(({ status }) => status !== 201))
    expect([early.status, early.code, early.headers.get('retry-after')]).toEqual([409, 'in-progress', '1']);
  const { db } = app.context();
  expect(await db.selectFrom('purchases').select('id').where('user_id', '=', ana.id).execute()).toHaveLength(1);
});

test('a key is locked while its request runs, and freed a minute after its process died', async () => {
  const ana = await aMember(app.context());
  const item = shop.item(ana);
  const first = await buy(ana, item, 'lost');
  const { db } = app.context();
  await db.updateTable('idempotency_keys').set({ status: null, body: null }).where('user_id', '=', ana.id).execute();
  expect(await buy(ana, item, 'lost')).toMatchObject({ status: 409, code: 'in-progress' });
  app.clock.advance(61_000);
  expect(await buy(ana, item, 'lost')).toMatchObject({ status: 201, txnid: first.txnid });
});

test('a refused request frees its key', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const foreign = shop.item(ben);
  expect((await buy(ana, foreign, 'k')).status).toBe(404);
  expect((await buy(ana, shop.item(ana), 'k')).status).toBe(201);
});

test.each(['', ' ', 'a b', 'x'.repeat(256)])('"%s" is not accepted as a key', async (key) => {
  const ana = await aMember(app.context());
  expect((await buy(ana, shop.item(ana), key)).status).toBe(400);
});

test('keys expire after a day and are purged at night', async () => {
  const ana = await aMember(app.context());
  await buy(ana, shop.item(ana), 'old');
  app.clock.advance(DAY + 1000);
  expect((await buy(ana, shop.item(ana), 'old')).status).toBe(201);
  app.clock.advance(DAY + 1000);
  await purgeIdempotencyKeys(app.context());
  expect(await app.context().db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
});
