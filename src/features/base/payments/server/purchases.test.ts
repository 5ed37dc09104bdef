import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, openAccount } from '#features/base/accounts/server/testing.ts';
import { aPayer, aPurchase, aShop } from './testing.ts';

const shop = aShop();
const app = openTestApp({}, { ...shop, paymentSandbox: true });
const payer = aPayer(app);

test('a visitor cannot buy', async () => {
  const ana = await aMember(app.context());
  await expect(app.call(null, 'POST /api/purchases', { json: shop.item(ana) })).rejects.toMatchObject({ status: 401 });
});

test('an item of another member or a missing item is a 404, and a type that is not on sale is invalid', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const item = shop.item(ana);
  await expect(app.call(ben, 'POST /api/purchases', { json: item })).rejects.toMatchObject({ status: 404 });
  for (const [purchasable_id, status] of [
    [randomUUID(), 404],
    ['no-id-at-all', 422],
  ] as const)
    await expect(app.call(ana, 'POST /api/purchases', { json: { ...item, purchasable_id } })).rejects.toMatchObject({ status });
  for (const purchasable_type of ['Painting', 'constructor', ''])
    await expect(app.call(ana, 'POST /api/purchases', { json: { ...item, purchasable_type } })).rejects.toMatchObject({
      status: 422,
      body: { errors: [{ path: 'purchasable_type' }] },
    });
});

test('the server sets the price, regardless of the request body', async () => {
  const ana = await aMember(app.context());
  const json = { ...shop.item(ana, { amountPaise: 19_900 }), amount: '1.00', total_price: 1, price: 100, user_id: 'other' };
  const { data } = await app.call(ana, 'POST /api/purchases', { json });
  expect(data.attributes.amount).toBe('199.00');
});

test("the payer's telephone number is sent to the provider, stored with the purchase and offered for the next one", async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const billing = async (person: typeof ana) => (await app.call(person, 'GET /api/purchases/billing')).phone;
  expect(await billing(ana)).toBeNull();
  const { data } = await app.call(ana, 'POST /api/purchases', { json: { ...shop.item(ana), phone: ' 098450-54321 ' } });
  expect(data.attributes.phone).toBe('9845054321');
  const hostedPage = await payer.open(data);
  expect(hostedPage.status).toBe(200);
  expect([await billing(ana), await billing(ben)]).toEqual(['+919845054321', null]);
  const { data: abroad } = await app.call(ben, 'POST /api/purchases', { json: { ...shop.item(ben), phone: '+1 415 555 2671' } });
  expect(abroad.attributes.phone).toBe('14155552671');
});

test.each(['', '12345', 'call me', '+91 98450 1234'])('"%s" is refused as a telephone number', async (phone) => {
  const ana = await aMember(app.context());
  await expect(app.call(ana, 'POST /api/purchases', { json: { ...shop.item(ana), phone } })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'phone' }] },
  });
});

test('another telephone number starts a new purchase, because it is part of what is sent', async () => {
  const { ana, item, txnid } = await aPurchase(app, shop);
  const { data } = await app.call(ana, 'POST /api/purchases', { json: { ...item, phone: '98450 54321' } });
  expect(data.attributes.txnid).not.toBe(txnid);
});

test('the form contains exactly the hashed fields, and the hosted page accepts it', async () => {
  const { purchase } = await aPurchase(app, shop, { title: 'A | B \u0007 Plan 😀' });
  expect(purchase.attributes).toMatchObject({ amount: '49.00', productinfo: 'A B Plan' });
  expect(purchase.attributes.surl).toBe(purchase.attributes.furl);
  const hostedPage = await payer.open(purchase);
  expect(hostedPage.status).toBe(200);
  expect(await hostedPage.text()).toContain('A B Plan');
});

test('names and titles longer than the provider accepts are cut to its limits, and the hosted page accepts them', async () => {
  const ana = await aMember(app.context(), {
    name: `${'A'.repeat(70)} ${'B'.repeat(70)}`,
    email: `${'a'.repeat(45)}@people.example`,
  });
  const json = shop.item(ana, { title: `${'T'.repeat(99)} tail` });
  const { data } = await app.call(ana, 'POST /api/purchases', { json });
  const { productinfo, firstname, lastname, email } = data.attributes;
  expect([productinfo, firstname, lastname]).toEqual(['T'.repeat(99), 'A'.repeat(60), 'B'.repeat(60)]);
  expect(email.length).toBeLessThanOrEqual(50);
  expect((await payer.open(data)).status).toBe(200);
});

test('a double click starts one purchase, even when both requests arrive together', async () => {
  const ana = await aMember(app.context());
  const item = shop.item(ana);
  const responses = await Promise.all(Array.from({ length: 8 }, () => app.call(ana, 'POST /api/purchases', { json: item })));
  expect(new Set(responses.map(({ data }) => data.attributes.txnid)).size).toBe(1);
});

test('a lower price, a failed attempt or fifteen minutes start a new purchase; a higher price does not', async () => {
  const { item, txnid, again, purchase } = await aPurchase(app, shop);
  expect((await again()).attributes.txnid).toBe(txnid);
  app.clock.advance(16 * 60_000);
  const second = await again();
  expect(second.attributes.txnid).not.toBe(txnid);
  shop.change(item, { amountPaise: 5900 });
  expect((await again()).attributes).toMatchObject({ txnid: second.attributes.txnid, amount: '49.00' });
  shop.change(item, { amountPaise: 3900 });
  const third = await again();
  expect(third.attributes).toMatchObject({ amount: '39.00' });
  await payer.pay(third, 'decline');
  expect((await again()).attributes.txnid).not.toBe(third.attributes.txnid);
  expect(purchase.id).not.toBe(third.id);
});

test('a purchased item cannot be bought again', async () => {
  const { purchase, again, item } = await aPurchase(app, shop);
  await payer.pay(purchase);
  await expect(again()).rejects.toMatchObject({ status: 409, body: { code: 'already-bought' } });
  const { again: owned, item: other } = await aPurchase(app, shop);
  shop.change(other, { alreadyOwned: true });
  await expect(owned()).rejects.toMatchObject({ status: 409 });
  expect(item.purchasable_id).not.toBe(other.purchasable_id);
});

test('a payment that the bank is deciding on blocks another for an hour, a signed success for longer', async () => {
  const deciding = await aPurchase(app, shop);
  await payer.pay(deciding.purchase, 'pending');
  await expect(deciding.again()).rejects.toMatchObject({ status: 409, body: { code: 'payment-pending' } });
  app.clock.advance(61 * 60_000);
  expect((await deciding.again()).attributes.txnid).not.toBe(deciding.txnid);

  const claimed = await aPurchase(app, shop);
  const { fields } = await payer.runScenario(claimed.purchase, 'success');
  await payer.setCommandMode('500');
  await payer.returnToShop(fields);
  await payer.setCommandMode('ok');
  app.clock.advance(3 * 60 * 60_000);
  await expect(claimed.again()).rejects.toMatchObject({ status: 409, body: { code: 'payment-pending' } });
});

test('only its owner sees a purchase; support may read the receipt once they have said why, which is audited', async () => {
  const { ana, purchase, txnid } = await aPurchase(app, shop);
  await payer.pay(purchase);
  const [ben, staff] = [await aMember(app.context()), await aMember(app.context(), { staff: true })];
  const unknown = await app.call(ben, 'GET /api/purchases', { query: { txnid: 'Tnothing' } }).catch((error: unknown) => error);
  const foreign = await app.call(ben, 'GET /api/purchases', { query: { txnid } }).catch((error: unknown) => error);
  expect(foreign).toMatchObject({ status: 404, message: unknown instanceof Error ? unknown.message : '' });
  await expect(app.call(null, 'GET /api/purchases', { query: { txnid } })).rejects.toMatchObject({ status: 401 });
  const params = { id: purchase.id };
  await expect(app.call(ben, 'GET /api/purchases/{id}/pdf', { params })).rejects.toMatchObject({ status: 404 });
  const receipt = await app.call(ana, 'GET /api/purchases/{id}/pdf', { params });
  expect(await receipt.slice(0, 5).text()).toBe('%PDF-');
  await expect(app.call(staff, 'GET /api/purchases/{id}/pdf', { params })).rejects.toMatchObject({ status: 404 });
  await openAccount(app.context(), staff, ana);
  await app.call(staff, 'GET /api/purchases/{id}/pdf', { params });
  const entries = await app
    .context()
    .db.selectFrom('audit_entries')
    .select('actor_id')
    .where('object_id', '=', purchase.id)
    .execute();
  expect(entries).toEqual([{ actor_id: staff.id }]);
});

test('a receipt stays the same file when the settings change', async () => {
  const { ana, purchase } = await aPurchase(app, shop);
  await payer.pay(purchase);
  const open = async () => (await app.call(ana, 'GET /api/purchases/{id}/pdf', { params: { id: purchase.id } })).text();
  const [first, ...others] = await Promise.all([open(), open(), open()]);
  const name = app.config.LEGAL_NAME;
  app.config.LEGAL_NAME = 'Someone Else Limited';
  others.push(await open());
  app.config.LEGAL_NAME = name;
  for (const other of others) expect(other).toBe(first);
});

test('an unpaid purchase has no receipt', async () => {
  const { ana, purchase } = await aPurchase(app, shop);
  await expect(app.call(ana, 'GET /api/purchases/{id}/pdf', { params: { id: purchase.id } })).rejects.toMatchObject({
    status: 404,
  });
});

test("a member's own purchases are listed newest first, paginated", async () => {
  const { ana, txnid } = await aPurchase(app, shop);
  await aPurchase(app, shop);
  app.clock.advance(1000);
  const { data: newer } = await app.call(ana, 'POST /api/purchases', {
    json: shop.item(ana, { type: 'Poster', title: 'Plan' }),
  });
  const page = await app.call(ana, 'GET /api/purchases', { query: { per_page: 1 } });
  expect(page).toMatchObject({
    data: [{ attributes: { txnid: newer.attributes.txnid, title: 'Plan', receipt: null } }],
    meta: { total: 2, total_pages: 2 },
  });
  expect(await app.call(ana, 'GET /api/purchases', { query: { per_page: 1, page: 2 } })).toMatchObject({
    data: [{ attributes: { txnid } }],
  });
});
