import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { storeEvent, redactRecord } from './store-event.ts';
import { aPurchase, aShop } from './testing.ts';

const shop = aShop();
const app = openTestApp({}, shop);

test('card numbers, names and tokens are never stored, wherever the provider sends them', () => {
  const stored = JSON.stringify(
    redactRecord({
      cardnum: 'XXXXXXXXXXXX2346',
      card_no: '512345XXXXXX2346',
      name_on_card: 'Asha Menon',
      cardToken: 'abc',
      cardhash: 'def',
      field4: '512345******2346',
      field9: 'card 5123456789012346 declined',
      offer: { nested: '4012 0010 3714 1112', list: ['4012001037141112', 5_123_456_789_012_346] },
    }),
  );
  for (const removed of ['512345', '5123456789012346', '4012', 'Asha', 'abc', 'def']) expect(stored).not.toContain(removed);
  expect(stored.match(/…2346/g)).toHaveLength(5);
});

test('other values are stored as received', () => {
  const body = {
    mihpayid: '403993715531077182',
    txnid: 'T1',
    amount: '49.00',
    bank_ref_num: '5123456789012346',
    nothing: null,
    n: 10,
  };
  expect(redactRecord(body)).toEqual(body);
});

test('no whole card number survives in any field that is not a reference', () => {
  const luhn = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 }).map((digits) => {
    const sum = digits
      .toReversed()
      .map((digit, index) => (index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit))
      .reduce((total, digit) => total + digit, 0);
    return `${digits.join('')}${(10 - (sum % 10)) % 10}`;
  });
  fc.assert(
    fc.property(luhn, fc.stringMatching(/^[a-z]{3,12}$/), (number, name) => {
      fc.pre(!['phone', 'token', 'arn', 'txnid', 'mihpayid'].includes(name));
      expect(JSON.stringify(redactRecord({ [name]: `x ${number} y` }))).not.toContain(number);
    }),
  );
});

test('a flood of unsigned responses is not stored beyond a limit; signed ones always are', async () => {
  const { purchase, events } = await aPurchase(app, shop);
  const ctx = app.context();
  for (let count = 0; count < 120; count += 1)
    await storeEvent(ctx, purchase.id, { source: 'browser', body: { noise: randomUUID() }, hashOk: false });
  await storeEvent(ctx, purchase.id, { source: 'webhook', body: { status: 'success' }, hashOk: true });
  const stored = await events();
  expect(stored.filter(({ hash_ok }) => hash_ok === false)).toHaveLength(100);
  expect(stored.at(-1)).toMatchObject({ source: 'webhook', hash_ok: true });
});

test('the audit trail cannot be truncated', async () => {
  await expect(sql`truncate purchase_events`.execute(app.context().db)).rejects.toThrow('append only');
});
