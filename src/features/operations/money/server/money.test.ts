import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { aPaidReferral } from '#features/member/referrals/server/testing.ts';
import { advanceRefund } from '#features/base/payments/server/index.ts';
import { aPayer, aPurchase, aShop, refundsAtProvider } from '#features/base/payments/server/testing.ts';

const shop = aShop();
const app = openTestApp({}, { ...shop, paymentSandbox: true });
const payer = aPayer(app);
const finance = () => aMember(app.context(), { name: 'Nisha Pereira', staff: ['finance'] as StaffScope[] });
afterEach(() => payer.setCommandMode('ok'));

async function aPaidPurchase(scenario = 'success') {
  const made = await aPurchase(app, shop);
  await payer.pay(made.purchase, scenario);
  return { ...made, id: made.purchase.id };
}
const states = async (person: { cookie: string }, find: string) =>
  (await app.call(person, 'GET /api/staff/purchases', { query: { find } })).data.map(({ attributes }) => attributes.state);

test('purchases are found by number and by member, and narrowed by state', async () => {
  const [nisha, paid] = [await finance(), await aPaidPurchase()];
  const { attributes } = paid.purchase;
  expect(await states(nisha, attributes.txnid)).toEqual(['success']);
  expect(await states(nisha, 'no-such-number')).toEqual([]);
  const [item] = (await app.call(nisha, 'GET /api/staff/purchases', { query: { find: attributes.txnid } })).data;
  expect(await states(nisha, item?.attributes.member.slug ?? '')).toEqual(['success']);
  const query = { find: attributes.txnid, state: 'refunded' } as const;
  expect((await app.call(nisha, 'GET /api/staff/purchases', { query })).data).toEqual([]);
});

test('the history of a purchase is shown only after saying why, event by event and without card data', async () => {
  const [nisha, { id }] = [await finance(), await aPaidPurchase()];
  const params = { id };
  const read = async () => (await app.call(nisha, 'GET /api/staff/purchases/{id}', { params })).data.attributes;
  expect((await read()).details).toBeNull();
  await app.call(nisha, 'POST /api/staff/purchases/{id}/open', { params, json: { reason: 'A letter of 3 May' } });
  const { details, can } = await read();
  expect(can).toEqual({ refund: true, check: false });
  expect(details?.opened_for).toBe('A letter of 3 May');
  expect(details?.events.map(({ kind }) => kind)).toEqual(['created', 'browser', 'verify']);
  expect(details?.events[1]).toMatchObject({ signed: true });
  expect(details?.receipt?.number).toMatch(/^RCP\//);
  const entry = await app
    .context()
    .db.selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'purchase.open')
    .where('object_id', '=', id)
    .executeTakeFirst();
  expect(entry?.details).toEqual({ reason: 'A letter of 3 May' });
});

test('a refund needs a fresh sign-in and the state that was seen, goes back once, and names its author and reason', async () => {
  const [nisha, { id, txnid }] = [await finance(), await aPaidPurchase()];
  const params = { id };
  const refund = (person: { cookie: string }, state: 'success' | 'pending' = 'success') =>
    app.call(person, 'POST /api/staff/purchases/{id}/refund', { params, json: { state, reason: 'The report misread page two' } });
  const stale = await aMember(app.context(), { staff: ['finance'], signedInMinutesAgo: 11 });
  await expect(refund(stale)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
  await expect(refund(nisha, 'pending')).rejects.toMatchObject({ status: 412 });
  expect((await refund(nisha)).data.attributes.state).toBe('refund_pending');
  await expect(refund(nisha)).rejects.toMatchObject({ status: 412 });
  const read = await app.call(nisha, 'POST /api/staff/purchases/{id}/open', { params, json: { reason: 'Who refunded it?' } });
  expect(read.data.attributes.details?.history.map(({ attributes }) => attributes)).toMatchObject([
    { action: 'purchase.open', reason: 'Who refunded it?' },
    {
      action: 'purchase.refund',
      actor: { name: 'Nisha Pereira' },
      reason: 'The report misread page two',
      changes: [{ field: 'status', before: 'success', after: 'refund_pending' }],
    },
  ]);
  for (let step = 0; step < 3; step += 1) await advanceRefund(app.context(), { purchaseId: id });
  expect(await refundsAtProvider(app, txnid)).toHaveLength(1);
  expect(await states(nisha, txnid)).toEqual(['refunded']);
  const entry = await app
    .context()
    .db.selectFrom('audit_entries')
    .select(['actor_id', 'details'])
    .where('action', '=', 'purchase.refund')
    .where('object_id', '=', id)
    .executeTakeFirst();
  expect(entry).toEqual({
    actor_id: nisha.id,
    details: { before: { status: 'success' }, after: { status: 'refund_pending' }, reason: 'The report misread page two' },
  });
});

test('a payment whose outcome is open is asked for again; a settled one is not', async () => {
  const nisha = await finance();
  const made = await aPurchase(app, shop);
  await payer.runScenario(made.purchase, 'success');
  const params = { id: made.purchase.id };
  const check = (reason = 'The payer asked') =>
    app.call(nisha, 'POST /api/staff/purchases/{id}/check', { params, json: { reason } });
  await expect(check('   ')).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'reason' }] } });
  expect((await check()).data.attributes.state).toBe('success');
  await expect(check()).rejects.toMatchObject({ status: 409 });
  const read = await app.call(nisha, 'POST /api/staff/purchases/{id}/open', { params, json: { reason: 'Did it arrive?' } });
  expect(read.data.attributes.details?.history[1]?.attributes).toMatchObject({
    action: 'purchase.check',
    reason: 'The payer asked',
    changes: [{ field: 'status', before: 'created', after: 'success' }],
  });
});

test('the books of a day are compared on request and listed, and the month’s documents are exported with refunds as minus', async () => {
  const [nisha, { id }] = [await finance(), await aPaidPurchase()];
  await app.call(nisha, 'POST /api/staff/purchases/{id}/refund', {
    params: { id },
    json: { state: 'success', reason: 'Asked by mail' },
  });
  for (let step = 0; step < 3; step += 1) await advanceRefund(app.context(), { purchaseId: id });
  const { data } = await app.call(nisha, 'POST /api/staff/books/{day}', { params: { day: '2026-11-21' } });
  expect(data.attributes).toMatchObject({ difference: 0, mismatches: [] });
  const listed = await app.call(nisha, 'GET /api/staff/books');
  expect(listed.data[0]).toMatchObject({ id: '2026-11-21', attributes: { ours: data.attributes.theirs } });
  const csv = await (await app.call(nisha, 'GET /api/staff/tax/{month}', { params: { month: '2026-11' } })).text();
  expect(csv).toContain('payment_receipt');
  expect(csv).toMatch(/refund_receipt,RFD\/[^\n]*-49\.00/);
  expect(await (await app.call(nisha, 'GET /api/staff/tax/{month}', { params: { month: '2026-10' } })).text()).not.toContain(
    'RCP/',
  );
});

test('an export of purchases is a table of what the list shows, and is in the audit log', async () => {
  const [nisha, paid] = [await finance(), await aPaidPurchase()];
  const { txnid } = paid;
  const csv = await (await app.call(nisha, 'GET /api/staff/purchases/export', { query: { find: txnid } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain(txnid);
});

test('books and waiting claims of cashback are exported after a fresh sign-in, and each export is in the audit log', async () => {
  const nisha = await finance();
  await app.call(nisha, 'POST /api/staff/books/{day}', { params: { day: '2026-11-19' } });
  const { id, referrer } = await aPaidReferral(app, await aMember(app.context()));
  const claim = await app.call(referrer, 'POST /api/claim_cashbacks', { json: { referral_id: id } });
  expect(await (await app.call(nisha, 'GET /api/staff/books/export')).text()).toMatch(/^2026-11-19,\d+,/m);
  const csv = await (await app.call(nisha, 'GET /api/staff/cashbacks/export')).text();
  expect(csv).toContain(`${claim.data.id},200,pending,`);
  const stale = await aMember(app.context(), { staff: ['finance'], signedInMinutesAgo: 11 });
  for (const key of ['GET /api/staff/books/export', 'GET /api/staff/cashbacks/export'] as const)
    await expect(app.call(stale, key)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
  const entries = await app
    .context()
    .db.selectFrom('audit_entries')
    .select('action')
    .where('actor_id', '=', nisha.id)
    .where('action', 'like', '%.export')
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['books.export', 'cashbacks.export']);
});

test('a claim of cashback says who decided, why, and what it was before', async () => {
  const nisha = await finance();
  const { id, referrer } = await aPaidReferral(app, await aMember(app.context()));
  const claim = await app.call(referrer, 'POST /api/claim_cashbacks', { json: { referral_id: id } });
  const params = { id: claim.data.id };
  const history = async () =>
    (await app.call(nisha, 'GET /api/staff/cashbacks/{id}/history', { params })).data.map(({ attributes }) => attributes);
  expect(await history()).toEqual([]);
  const json = { decision: 'hold' as const, reason: 'Both have the same address' };
  await app.call(nisha, 'POST /api/claim_cashbacks/{id}/decide', { params, json });
  expect(await history()).toMatchObject([
    {
      action: 'cashback.hold',
      actor: { slug: nisha.slug },
      reason: 'Both have the same address',
      changes: [{ field: 'status', before: 'pending', after: 'hold' }],
    },
  ]);
});
