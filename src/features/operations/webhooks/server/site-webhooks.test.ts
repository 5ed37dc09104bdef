import { afterAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '#app/boot/testing.ts';
import { eventHandlers } from '#app/wiring/event-handlers.ts';
import { tasks } from '#app/wiring/tasks.ts';
import { aPayer, aPurchase, aShop } from '#features/base/payments/server/testing.ts';
import { aSiteWebhook, anAdministrator, startReceiver } from './testing.ts';

const receiver = await startReceiver();
afterAll(() => receiver.stop());
const shop = aShop();
const app = openTestApp({}, { ...shop, eventHandlers, fetcher: receiver.fetcher, paymentSandbox: true });
const payer = aPayer(app);
const reason = 'A reason that is long enough';

test('administrators learn of purchases that were paid, held and refunded, by their ids and states', async () => {
  const administrator = await anAdministrator(app);
  const { id } = await aSiteWebhook(app, administrator);
  const paid = await aPurchase(app, shop);
  await payer.pay(paid.purchase);
  const held = await aPurchase(app, shop);
  await payer.pay(held.purchase, 'wrong-amount');
  await app.call(administrator, 'POST /api/staff/purchases/{id}/refund', {
    params: { id: paid.purchase.id },
    json: { state: 'success', reason },
  });
  await app.runTasks();
  // The provider says later that the money was returned.
  for (let check = 0; check < 3; check += 1) {
    app.clock.advance(6 * 60_000);
    await tasks['payments.reconcile'].run(app.context(), {});
  }
  await app.runTasks();
  const { data: deliveries } = await app.call(administrator, 'GET /api/webhooks/{id}/deliveries', { params: { id } });
  const told = deliveries.map(({ attributes: { body } }) => JSON.parse(body) as { type: string; data: object });
  const of = (purchase: { id: string }, status: string) => ({
    id: purchase.id,
    status,
    url: `${ORIGIN}/api/staff/purchases/${purchase.id}`,
  });
  expect(Object.fromEntries(told.map(({ type, data }) => [type, data]))).toEqual({
    'purchase.paid': of(paid.purchase, 'success'),
    'purchase.held': of(held.purchase, 'held'),
    'purchase.refunded': of(paid.purchase, 'refunded'),
  });
  expect(deliveries.map(({ attributes: { state } }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
});

test('a change of a webhook of the site needs a reason, which is in the audit log', async () => {
  const administrator = await anAdministrator(app);
  const { id } = await aSiteWebhook(app, administrator);
  for (const key of ['POST /api/webhooks/{id}/pause', 'POST /api/webhooks/{id}/roll_secret'] as const)
    await expect(app.call(administrator, key, { params: { id }, json: {} }), key).rejects.toMatchObject({
      status: 422,
      body: { errors: [{ path: 'reason' }] },
    });
  await app.call(administrator, 'POST /api/webhooks/{id}/pause', { params: { id }, json: { reason } });
  const entries = await app
    .context()
    .db.selectFrom('audit_entries')
    .select(['action', 'details'])
    .where('object_id', '=', id)
    .where('action', '=', 'webhook.pause')
    .execute();
  expect(entries).toMatchObject([{ details: { reason, before: { state: 'active' }, after: { state: 'paused' } } }]);
});
