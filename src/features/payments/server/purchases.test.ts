import { expect, test } from 'vitest';
import { openTestApp } from '#app/testing.ts';
import { aMember } from '#features/accounts/server/testing.ts';
import { aPayer, aShop } from './testing.ts';

const shop = aShop();
const app = openTestApp({}, { ...shop, paymentSandbox: true });
const payer = aPayer(app);

async function aPurchase(over: Parameters<typeof shop.item>[1] = {}) {
  const ana = await aMember(app.context());
  const item = shop.item(ana, over);
  const { data: purchase } = await app.call(ana, 'POST /api/purchases', { json: item });
  const status = async () => {
    const { data } = await app.call(ana, 'GET /api/purchases', { query: { txnid: purchase.attributes.txnid } });
    if (Array.isArray(data)) throw new Error('one purchase was asked for');
    return data;
  };
  return { ana, item, purchase, status };
}

test('a payment at the hosted page leads back to its status page, paid, unlocked and with a receipt', async () => {
  const { item, purchase, status } = await aPurchase();
  const back = await payer.pay(purchase);
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toBe(
    `/fitment-scores/${item.purchasable_id}/payment/status?txnid=${purchase.attributes.txnid}`,
  );
  const { attributes } = await status();
  expect(attributes).toMatchObject({
    status: 'success',
    amount: '49.00',
    payment_type: 'CC',
    job_application_id: 'a-1',
    company_slug: 'kite',
  });
  expect(attributes.receipt?.number).toMatch(/^RCP\/2627\/\d{6}$/);
  expect(shop.granted.filter((paid) => paid.purchasableId === item.purchasable_id)).toHaveLength(1);
});

test('the form holds exactly what was hashed, and the hosted page takes it', async () => {
  const { purchase } = await aPurchase({ title: 'A | B \u0007 Plan 😀' });
  expect(purchase.attributes).toMatchObject({ amount: '49.00', productinfo: 'A B Plan' });
  expect(purchase.attributes.surl).toBe(purchase.attributes.furl);
  const page = await payer.open(purchase);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('A B Plan');
});
