import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { advanceRefund } from './advance-refund.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';
import { refundByOperator } from './refund-by-operator.ts';
import { aPayer, aPurchase, aShop, refundsAtProvider } from './testing.ts';

const shop = aShop();
const app = openTestApp({}, { ...shop, paymentSandbox: true });
const payer = aPayer(app);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

afterEach(() => payer.setCommandMode('ok'));
const refundAsOperator = (txnidOrNumber: string) =>
  refundByOperator(app.context(), { txnidOrNumber, note: 'asked by the payer' });

async function aSecondPayment() {
  const first = await aPurchase(app, shop);
  await payer.runScenario(first.purchase, 'pending');
  app.clock.advance(16 * MINUTE);
  const second = await first.again();
  await payer.pay(second);
  await payer.control('finish', { txnid: first.txnid, webhook: 'after' });
  const refund = () => advanceRefund(app.context(), { purchaseId: first.purchase.id });
  const ledger = () => refundsAtProvider(app, first.txnid);
  return { ...first, second, refund, ledger };
}

test('a duplicate payment is refunded once automatically and its payer is notified', async () => {
  const { row, grants, ledger, notices, refund } = await aSecondPayment();
  expect(await row()).toMatchObject({ status: 'refund_pending', invoice_number: null });
  expect(grants()).toHaveLength(1);
  await app.runTasks();
  expect(await ledger()).toHaveLength(1);
  await refund();
  await refund();
  await refund();
  expect(await ledger()).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'refunded' });
  expect(await notices()).toEqual([{ kind: 'purchase-refunded', facts: { item: 'A Book', amount: '₹49.00' } }]);
});

test('a refund whose response was lost is found by its token, not repeated', async () => {
  const { row, ledger, refund } = await aSecondPayment();
  await payer.setCommandMode('no-refund-answer');
  await expect(refund()).rejects.toThrow('cancel_refund_transaction');
  expect(await ledger()).toHaveLength(1);
  await payer.setCommandMode('ok');
  await refund();
  await refund();
  expect(await ledger()).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'refunded' });
});

async function aPaidPurchase(overrides: Parameters<typeof aPurchase>[2] = {}) {
  const bought = await aPurchase(app, shop, overrides);
  await payer.pay(bought.purchase);
  const returned = () => shop.returned.filter((paid) => paid.purchasableId === bought.item.purchasable_id);
  return { ...bought, returned, ledger: () => refundsAtProvider(app, bought.txnid) };
}

test('an operator refunds a payment once: the item is locked immediately, the document and the notification follow when the money is returned', async () => {
  const { ana, purchase, txnid, row, attributes, returned, ledger, notices } = await aPaidPurchase();
  expect(await refundAsOperator(txnid)).toMatchObject({
    status: 'refund_pending',
    refund: { amountPaise: 4900, reason: 'operator' },
  });
  expect(returned()).toHaveLength(1);
  expect(await attributes()).toMatchObject({ status: 'refund_pending', refund: { amount: '49.00', document: null } });
  await app.runTasks();
  for (let minute = 0; minute < 3; minute += 1) {
    app.clock.advance(6 * MINUTE);
    await Promise.all([reconcilePurchases(app.context()), reconcilePurchases(app.context())]);
  }
  const again = await refundAsOperator((await row()).invoice_number ?? '');
  expect(again).toMatchObject({ txnid, status: 'refunded', refund: { number: expect.stringMatching(/^RFD\/2627\/\d{6}$/) } });
  expect(await ledger()).toHaveLength(1);
  expect(returned()).toHaveLength(1);
  expect((await notices()).map(({ kind }) => kind)).toEqual(['purchase-refunded']);
  const pdf = await app.call(ana, 'GET /api/purchases/{id}/refund_pdf', { params: { id: purchase.id } });
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-');
  const receipt = await app.call(ana, 'GET /api/purchases/{id}/pdf', { params: { id: purchase.id } });
  expect(await receipt.slice(0, 5).text()).toBe('%PDF-');
});

test('an operator’s decision is in the audit trail, with its note', async () => {
  const { purchase, txnid, events } = await aPaidPurchase();
  await refundAsOperator(txnid);
  expect((await events()).at(-1)).toMatchObject({ source: 'operator', body: { action: 'refund', note: 'asked by the payer' } });
  const entries = app
    .context()
    .db.selectFrom('audit_entries')
    .select(['action', 'actor_id'])
    .where('object_id', '=', purchase.id);
  expect(await entries.execute()).toEqual([{ action: 'purchase.refund', actor_id: null }]);
});

test('a refunded item can be bought again, with a new receipt number', async () => {
  const { txnid, again, grants, row } = await aPaidPurchase();
  await refundAsOperator(txnid);
  const next = await again();
  expect(next.attributes.txnid).not.toBe(txnid);
  await payer.pay(next);
  expect(grants()).toHaveLength(2);
  const { invoice_number } = await app
    .context()
    .db.selectFrom('purchases')
    .select('invoice_number')
    .where('id', '=', next.id)
    .executeTakeFirstOrThrow();
  expect(invoice_number).not.toBe((await row()).invoice_number);
});

test('concurrent operators refund a payment once', async () => {
  const { txnid, ledger, returned } = await aPaidPurchase();
  await Promise.all([refundAsOperator(txnid), refundAsOperator(txnid), refundAsOperator(txnid)]);
  await app.runTasks();
  expect(await ledger()).toHaveLength(1);
  expect(returned()).toHaveLength(1);
});

test('workers that request one refund concurrently create one', async () => {
  const { purchase, txnid, ledger } = await aPaidPurchase();
  await refundAsOperator(txnid);
  await Promise.all(Array.from({ length: 4 }, () => advanceRefund(app.context(), { purchaseId: purchase.id })));
  expect(await ledger()).toHaveLength(1);
});

test('a held payment is refunded with the amount really paid', async () => {
  const { purchase, txnid, row, ledger, attributes } = await aPurchase(app, shop).then((bought) => ({
    ...bought,
    ledger: () => refundsAtProvider(app, bought.txnid),
  }));
  await payer.pay(purchase, 'wrong-amount');
  expect(await row()).toMatchObject({ status: 'pending', held_because: 'another amount' });
  expect(await refundAsOperator(txnid)).toMatchObject({ status: 'refund_pending', refund: { amountPaise: 100 } });
  await app.runTasks();
  expect(await ledger()).toMatchObject([{ amount: '1.00' }]);
  await advanceRefund(app.context(), { purchaseId: purchase.id });
  await advanceRefund(app.context(), { purchaseId: purchase.id });
  expect(await attributes()).toMatchObject({
    status: 'refunded',
    refund: { amount: '1.00', document: { kind: 'refund_receipt' } },
  });
});

test('a refund is refused without a payment, and while the provider is unreachable', async () => {
  const { txnid, purchase } = await aPurchase(app, shop);
  await expect(refundAsOperator('Tunknown')).rejects.toMatchObject({ status: 404 });
  await expect(refundAsOperator(txnid)).rejects.toMatchObject({ status: 409 });
  await payer.pay(purchase, 'decline');
  await expect(refundAsOperator(txnid)).rejects.toMatchObject({ status: 409 });
  await payer.setCommandMode('500');
  await expect(refundAsOperator(txnid)).rejects.toMatchObject({ status: 503 });
});

test('a refund survives days without the provider, and is not requested twice afterwards', async () => {
  const { txnid, row, ledger } = await aPaidPurchase();
  await refundAsOperator(txnid);
  await payer.setCommandMode('html');
  for (let day = 0; day < 4; day += 1) {
    app.clock.advance(DAY);
    await reconcilePurchases(app.context());
    expect(await row()).toMatchObject({ status: 'refund_pending' });
  }
  await payer.setCommandMode('ok');
  for (let half = 0; half < 4; half += 1) {
    app.clock.advance(DAY / 2);
    await reconcilePurchases(app.context());
  }
  expect(await row()).toMatchObject({ status: 'refunded' });
  expect(await ledger()).toHaveLength(1);
});

test('a refund that fails at the bank needs an operator, who can retry with another token', async () => {
  const { purchase, txnid, row, ledger } = await aPaidPurchase();
  const advance = () => advanceRefund(app.context(), { purchaseId: purchase.id });
  await refundAsOperator(txnid);
  await advance();
  await payer.setCommandMode('refund-fails');
  await advance();
  await advance();
  expect(await row()).toMatchObject({ status: 'refund_failed', next_check_at: null });
  await payer.setCommandMode('ok');
  expect(await refundAsOperator(txnid)).toMatchObject({ status: 'refund_pending' });
  await advance();
  await advance();
  await advance();
  expect(await row()).toMatchObject({ status: 'refunded' });
  const tokens = (await ledger()).map(({ token }) => token);
  expect([tokens.length, new Set(tokens).size]).toEqual([2, 2]);
});

test('a refund that the provider refuses is retried for a day before an operator has to act', async () => {
  const { purchase, txnid, row } = await aPaidPurchase();
  await refundAsOperator(txnid);
  await payer.setCommandMode('refund-refused');
  await advanceRefund(app.context(), { purchaseId: purchase.id });
  expect(await row()).toMatchObject({ status: 'refund_pending' });
  app.clock.advance(DAY);
  await reconcilePurchases(app.context());
  expect(await row()).toMatchObject({ status: 'refund_failed' });
});

test('a refund webhook from the provider makes the next check due at once', async () => {
  const { txnid, row } = await aPaidPurchase();
  await refundAsOperator(txnid);
  await app.runTasks();
  const before = (await row()).next_check_at?.getTime() ?? 0;
  await payer.control('webhook', { txnid });
  expect((await row()).next_check_at?.getTime()).toBe(app.clock.now().getTime());
  expect(before).toBeGreaterThan(app.clock.now().getTime());
});

test('the document of a refund is available to its owner only, and only after the money is returned', async () => {
  const { ana, purchase, txnid } = await aPaidPurchase();
  const params = { id: purchase.id };
  const document = (person: typeof ana) => app.call(person, 'GET /api/purchases/{id}/refund_pdf', { params });
  await refundAsOperator(txnid);
  await expect(document(ana)).rejects.toMatchObject({ status: 404 });
  for (let time = 0; time < 3; time += 1) await advanceRefund(app.context(), { purchaseId: purchase.id });
  const first = await (await document(ana)).text();
  expect(await (await document(ana)).text()).toBe(first);
  await expect(document(await aMember(app.context()))).rejects.toMatchObject({ status: 404 });
  await expect(app.call(ana, 'GET /api/purchases/{id}/refund_pdf', { params: { id: randomUUID() } })).rejects.toMatchObject({
    status: 404,
  });
});
