import { expect, test } from 'vitest';
import { openTestApp } from '#app/testing.ts';
import { aMember } from '#features/accounts/server/testing.ts';
import { aPayer, aShop } from './testing.ts';

const shop = aShop();
const app = openTestApp({ GSTIN: '29ABCDE1234F1Z5' }, { ...shop, paymentSandbox: true });
const payer = aPayer(app);

test('with a GSTIN the state is asked for before payment, and stands on the tax invoice', async () => {
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

test('numbers have no gap within a financial year and begin again with the next', async () => {
  const pay = async () => {
    const ana = await aMember(app.context());
    const { data } = await app.call(ana, 'POST /api/purchases', { json: { ...shop.item(ana), state_code: '29' } });
    await payer.pay(data);
  };
  for (let paid = 0; paid < 3; paid += 1) await Promise.all([pay(), pay()]);
  app.clock.advance(200 * 86_400_000);
  await pay();
  const rows = await app.context().db.selectFrom('purchases').select('invoice_number').where('status', '=', 'success').execute();
  const numbers = rows.map((row) => row.invoice_number).toSorted();
  expect(numbers).toEqual([...Array.from({ length: 7 }, (_, index) => `INV/2627/00000${index + 1}`), 'INV/2728/000001']);
});
