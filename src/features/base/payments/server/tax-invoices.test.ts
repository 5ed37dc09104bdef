import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { advanceRefund } from './advance-refund.ts';
import { refundByOperator } from './refund-by-operator.ts';
import { aPayer, aShop, PAYER_PHONE } from './testing.ts';

const shop = aShop();
const app = openTestApp({ GSTIN: '29ABCDE1234F1Z5' }, { ...shop, paymentSandbox: true });
const payer = aPayer(app);

test('with a GSTIN the state is required before payment, and the tax invoice states it', async () => {
  const ana = await aMember(app.context());
  const item = shop.item(ana);
  const needsState = { status: 422, body: { errors: [{ path: 'state_code' }] } };
  await expect(app.call(ana, 'POST /api/purchases', { json: item })).rejects.toMatchObject(needsState);
  await expect(app.call(ana, 'POST /api/purchases', { json: { ...item, state_code: '99' } })).rejects.toMatchObject(needsState);
  const { data: purchase } = await app.call(ana, 'POST /api/purchases', { json: { ...item, state_code: '27' } });
  await payer.pay(purchase);
  const row = await app.context().db.selectFrom('purchases').selectAll().where('id', '=', purchase.id).executeTakeFirstOrThrow();
  expect(row.receipt).toMatchObject({
    kind: 'tax_invoice',
    number: 'INV/2627/000001',
    recipient: { state: 'Maharashtra' },
    tax: { taxable: 4153, cgst: 0, sgst: 0, igst: 747 },
  });
});

test('the required details are returned before payment, with the previously entered ones', async () => {
  const ana = await aMember(app.context());
  expect(await app.call(ana, 'GET /api/purchases/billing')).toEqual({ state_required: true, state_code: null, phone: null });
  await app.call(ana, 'POST /api/purchases', { json: { ...shop.item(ana), state_code: '27' } });
  expect(await app.call(ana, 'GET /api/purchases/billing')).toEqual({
    state_required: true,
    state_code: '27',
    phone: PAYER_PHONE,
  });
  await expect(app.call(null, 'GET /api/purchases/billing')).rejects.toMatchObject({ status: 401 });
});

test('a refund is a credit note in a separate series that reverses the invoice to the paisa', async () => {
  const ana = await aMember(app.context());
  const { data: purchase } = await app.call(ana, 'POST /api/purchases', { json: { ...shop.item(ana), state_code: '29' } });
  await payer.pay(purchase);
  await refundByOperator(app.context(), { txnidOrNumber: purchase.attributes.txnid, note: 'asked' });
  for (let step = 0; step < 3; step += 1) await advanceRefund(app.context(), { purchaseId: purchase.id });
  const { db } = app.context();
  const { receipt } = await db.selectFrom('purchases').select('receipt').where('id', '=', purchase.id).executeTakeFirstOrThrow();
  const { document } = await db
    .selectFrom('refunds')
    .select('document')
    .where('purchase_id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  expect(document).toMatchObject({
    kind: 'credit_note',
    number: 'CRN/2627/000001',
    against: { number: receipt?.number },
    tax: receipt?.tax,
    line: receipt?.line,
    recipient: receipt?.recipient,
  });
});

test('numbers have no gap within a financial year and restart with the next', async () => {
  const pay = async () => {
    const ana = await aMember(app.context());
    const { data } = await app.call(ana, 'POST /api/purchases', { json: { ...shop.item(ana), state_code: '29' } });
    await payer.pay(data);
  };
  const { last: before } = await app
    .context()
    .db.selectFrom('invoice_counters')
    .select('last')
    .where('series', '=', 'INV')
    .executeTakeFirstOrThrow();
  for (let paid = 0; paid < 3; paid += 1) await Promise.all([pay(), pay()]);
  app.clock.advance(200 * 86_400_000);
  await pay();
  const rows = await app
    .context()
    .db.selectFrom('purchases')
    .select('invoice_number')
    .where('invoice_number', 'is not', null)
    .execute();
  const numbers = rows.map((row) => row.invoice_number).toSorted();
  const thisYear = Array.from({ length: before + 6 }, (_, index) => `INV/2627/${String(index + 1).padStart(6, '0')}`);
  expect(numbers).toEqual([...thisYear, 'INV/2728/000001']);
  expect(Math.max(...numbers.map((number) => number?.length ?? 99))).toBeLessThanOrEqual(16);
});
