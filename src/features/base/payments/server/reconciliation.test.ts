import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { nextCheckAt } from './check-schedule.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';
import { storeEvent } from './store-event.ts';
import { aPayer, aPurchase, aShop } from './testing.ts';

const shop = aShop();
const app = openTestApp({}, { ...shop, paymentSandbox: true });
const payer = aPayer(app);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => payer.setCommandMode('ok'));
const reconcile = () => reconcilePurchases(app.context());

test('without return or webhook, a purchase is fulfilled within three minutes', async () => {
  const { purchase, attributes, grants } = await aPurchase(app, shop);
  await payer.runScenario(purchase, 'never-redirected');
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'created' });
  app.clock.advance(3 * MINUTE);
  await Promise.all([reconcile(), reconcile(), reconcile()]);
  expect(await attributes()).toMatchObject({ status: 'success' });
  expect(grants()).toHaveLength(1);
});

test('a response stored before a crash is settled by the next run', async () => {
  const { purchase, attributes, grants } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'success');
  const ctx = app.context();
  await storeEvent(ctx, purchase.id, { source: 'browser', body: fields, hashOk: true });
  await ctx.db.updateTable('purchases').set({ next_check_at: ctx.clock.now() }).where('id', '=', purchase.id).execute();
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'success' });
  expect(grants()).toHaveLength(1);
});

test('a crash during fulfilment leaves nothing partial, and the next run completes it', async () => {
  const { purchase, attributes, grants, row } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'success');
  const broken = new Error('the process ended here');
  const handlers = shop.eventHandlers['purchase.paid'];
  handlers.push(async () => Promise.reject(broken));
  const before = await app.context().db.selectFrom('invoice_counters').selectAll().execute();
  expect((await payer.returnToShop(fields)).status).toBe(303);
  handlers.pop();
  expect(await row()).toMatchObject({ status: 'created', invoice_number: null });
  expect(await app.context().db.selectFrom('invoice_counters').selectAll().execute()).toEqual(before);
  shop.granted.length = 0;
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'success' });
  expect(grants()).toHaveLength(1);
});

test('a payment that was never made fails after a day without a notification', async () => {
  const { attributes, notices } = await aPurchase(app, shop);
  app.clock.advance(DAY - MINUTE);
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'created' });
  app.clock.advance(2 * MINUTE);
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'failure' });
  expect(await notices()).toEqual([]);
});

test('an abandoned payment fails after a day; until then the payer may return', async () => {
  const { purchase, attributes, again, txnid } = await aPurchase(app, shop);
  await payer.runScenario(purchase, 'bounced');
  app.clock.advance(3 * MINUTE);
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'created' });
  expect((await again()).attributes.txnid).toBe(txnid);
  app.clock.advance(DAY);
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'failure' });
});

test('while the provider is unreachable, a purchase waits and is checked again at its next scheduled time', async () => {
  const { row } = await aPurchase(app, shop);
  await payer.setCommandMode('html');
  app.clock.advance(3 * MINUTE);
  await reconcile();
  const { status, next_check_at, created_at, check_count } = await row();
  expect(status).toBe('created');
  expect(check_count).toBe(1);
  expect((next_check_at?.getTime() ?? 0) - created_at.getTime()).toBe(5 * MINUTE);
});

test('a signed success that cannot be confirmed is checked again within 15 minutes, even days later', async () => {
  const { purchase, row, attributes } = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(purchase, 'success');
  app.clock.advance(3 * DAY);
  await payer.setCommandMode('429');
  await payer.returnToShop(fields);
  const { status, next_check_at } = await row();
  expect(status).toBe('pending');
  expect((next_check_at?.getTime() ?? 0) - app.clock.now().getTime()).toBeLessThanOrEqual(15 * MINUTE);
  await payer.setCommandMode('ok');
  app.clock.advance(15 * MINUTE);
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'success' });
});

test('a run ends early while the provider is unreachable, and skips no purchase', async () => {
  const many = await Promise.all(Array.from({ length: 25 }, () => aPurchase(app, shop)));
  for (const { purchase } of many) await payer.runScenario(purchase, 'never-redirected');
  app.clock.advance(3 * MINUTE);
  await payer.setCommandMode('500');
  await reconcile();
  await payer.setCommandMode('ok');
  app.clock.advance(16 * MINUTE);
  await reconcile();
  const statuses = await Promise.all(many.map(async ({ attributes }) => (await attributes()).status));
  expect(new Set(statuses)).toEqual(new Set(['success']));
});

test('a late success without any notification is found by the check after an hour', async () => {
  const { purchase, txnid, attributes } = await aPurchase(app, shop);
  await payer.pay(purchase, 'late-success');
  await payer.control('finish', { txnid });
  app.clock.advance(61 * MINUTE);
  await reconcile();
  expect(await attributes()).toMatchObject({ status: 'success' });
});

test('the next check is always in the future, and there is none after five days', () => {
  const created = new Date('2026-11-21T09:00:00Z');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 * 24 * 60 }),
      fc.constantFrom('created' as const, 'pending' as const, 'failure' as const),
      (minutes, status) => {
        const now = new Date(created.getTime() + minutes * MINUTE);
        const next = nextCheckAt(status, created, now);
        const last = status === 'failure' ? DAY : 5 * DAY;
        expect(next === null).toBe(minutes * MINUTE >= last);
        if (next === null) return;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(DAY);
      },
    ),
  );
  const claimed = new Date(created.getTime() + 3 * DAY);
  expect((nextCheckAt('pending', created, claimed, true)?.getTime() ?? 0) - claimed.getTime()).toBe(15 * MINUTE);
  expect(nextCheckAt('pending', created, new Date(created.getTime() + 8 * DAY), true)).toBeNull();
  for (const status of ['success', 'refunded', 'refund_pending', 'refund_failed'] as const)
    expect(nextCheckAt(status, created, created)).toBeNull();
});

test('two payments for one item that settle at the same moment give one grant and one refund', async () => {
  const first = await aPurchase(app, shop);
  app.clock.advance(16 * MINUTE);
  const second = await first.again();
  const responses = [await payer.runScenario(first.purchase, 'success'), await payer.runScenario(second, 'success')];
  await Promise.all(responses.map(({ fields }) => payer.returnToShop(fields)));
  const rows = await app
    .context()
    .db.selectFrom('purchases')
    .select('status')
    .where('purchasable_id', '=', first.item.purchasable_id)
    .execute();
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['refund_pending', 'success']);
  expect(first.grants()).toHaveLength(1);
});
