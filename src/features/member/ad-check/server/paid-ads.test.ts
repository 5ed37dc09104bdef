import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { anOwnAd } from '#features/base/own-ads/server/testing.ts';
import { reconcilePurchases } from '#features/base/payments/server/index.ts';
import { aPayer, PAYER_PHONE, refundsAtProvider } from '#features/base/payments/server/testing.ts';
import { RESUME } from '#features/member/fitment/server/testing.ts';

const app = openTestApp({}, { paymentSandbox: true });
const payer = aPayer(app);
const ctx = () => app.context();
const MINUTE = 60_000;

afterEach(() => payer.setCommandMode('ok'));

/** A member who began to pay for the report of an ad of their own. */
async function aPayment() {
  const member = await aMember(ctx(), { name: 'Asha Menon' });
  const ad = await anOwnAd(ctx(), member.id);
  const file = new File([RESUME], 'asha.txt', { type: 'text/plain' });
  const { data: resume } = await app.call(member, 'POST /api/resumes', { multipart: { file } });
  const { data: entry } = await app.call(member, 'POST /api/job_entries', {
    json: { subject: { own_ad_id: ad.id }, resume_id: resume.id },
  });
  await app.runTasks();
  const { id: fitmentId } = await ctx()
    .db.selectFrom('fitment_scores')
    .select('id')
    .where('job_application_id', '=', entry.job_application_id)
    .executeTakeFirstOrThrow();
  const { data: purchase } = await app.call(member, 'POST /api/purchases', {
    json: { purchasable_type: 'FitmentScore', purchasable_id: fitmentId, phone: PAYER_PHONE },
  });
  const { txnid } = purchase.attributes;
  return {
    member,
    fitmentId,
    purchase,
    txnid,
    deleteAd: () => app.call(member, 'DELETE /api/own_ads/{id}', { params: { id: ad.id } }),
    ledger: () => refundsAtProvider(app, txnid),
    notices: async () => {
      const all = await ctx().db.selectFrom('notifications').select('kind').where('user_id', '=', member.id).execute();
      return all
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'score-ready')
        .toSorted();
    },
    mails: () => ctx().db.selectFrom('outbox_mails').selectAll().where('user_id', '=', member.id).execute(),
    listed: async () => {
      const { data } = await app.call(member, 'GET /api/purchases', { query: {} });
      return Array.isArray(data) ? data.map(({ attributes }) => attributes) : [data.attributes];
    },
    settle: async () => {
      await app.runTasks();
      for (let step = 0; step < 4; step += 1) {
        app.clock.advance(6 * MINUTE);
        await reconcilePurchases(ctx());
        await app.runTasks();
      }
    },
  };
}

test.each([
  ['the browser', async (fields: Record<string, string>) => void (await payer.returnToShop(fields))],
  ['the provider’s own message', async (_: unknown, txnid: string) => void (await payer.control('webhook', { txnid }))],
  ['the regular check', async () => reconcilePurchases(ctx())],
  [
    'all of them, twice and at once',
    async (fields: Record<string, string>, txnid: string) => {
      const all = () => [payer.returnToShop(fields), payer.control('webhook', { txnid }), reconcilePurchases(ctx())];
      await Promise.all([...all(), ...all()]);
    },
  ],
])('a payment that arrives after its ad was deleted is returned once, told by %s', async (_case, tell) => {
  const paid = await aPayment();
  app.clock.advance(16 * MINUTE);
  await paid.deleteAd();
  const { fields } = await payer.runScenario(paid.purchase, 'success');
  await tell(fields, paid.txnid);
  expect(await paid.listed()).toMatchObject([{ status: 'refund_pending', refund: { reason: 'item-gone', amount: '29.00' } }]);
  expect(await paid.notices()).toEqual(['purchase-returned']);

  await paid.settle();
  await payer.returnToShop(fields);
  await payer.control('webhook', { txnid: paid.txnid });
  await paid.settle();
  expect(await paid.ledger()).toMatchObject([{ amount: '29.00' }]);
  expect(await paid.listed()).toMatchObject([{ status: 'refunded', refund: { amount: '29.00' } }]);
  expect(await paid.notices()).toEqual(['purchase-refunded', 'purchase-returned']);
  expect(await paid.mails()).toHaveLength(2);
});

test('a payment that the bank confirms after a refusal is returned, too, when the ad is gone by then', async () => {
  const paid = await aPayment();
  await payer.pay(paid.purchase, 'decline');
  await paid.deleteAd();
  await payer.control('finish', { txnid: paid.txnid, webhook: 'after' });
  expect(await paid.listed()).toMatchObject([{ status: 'refund_pending', refund: { reason: 'item-gone' } }]);
  await paid.settle();
  expect(await paid.ledger()).toHaveLength(1);
});

test('an ad with a payment under way is not deleted until it is settled', async () => {
  const paid = await aPayment();
  const waits = { status: 409, body: { code: 'ad-payment-open' } };
  await expect(paid.deleteAd()).rejects.toMatchObject(waits);
  app.clock.advance(16 * MINUTE);
  await payer.pay(paid.purchase, 'pending');
  await expect(paid.deleteAd()).rejects.toMatchObject(waits);
  await payer.control('finish', { txnid: paid.txnid, webhook: 'after' });
  expect(await paid.listed()).toMatchObject([{ status: 'success' }]);
  await paid.deleteAd();
  expect(await paid.listed()).toMatchObject([{ status: 'success', refund: null }]);
});

test('an ad whose payment was cancelled is deleted at once', async () => {
  const paid = await aPayment();
  await payer.pay(paid.purchase, 'cancel');
  await paid.deleteAd();
});

test('whether the deletion or the money comes first, the report is open or the money goes back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const paid = await aPayment();
    app.clock.advance(16 * MINUTE);
    const { fields } = await payer.runScenario(paid.purchase, 'success');
    await Promise.allSettled([payer.returnToShop(fields), paid.deleteAd()]);
    const [bought] = await paid.listed();
    const isThere = await ctx()
      .db.selectFrom('fitment_scores')
      .select('unlocked_at')
      .where('id', '=', paid.fitmentId)
      .executeTakeFirst();
    // Paid for and then deleted, by the member's own decision, is a purchase like any other.
    if (isThere) expect([bought?.status, isThere.unlocked_at]).toEqual(['success', expect.any(Date)]);
    else expect(['success', 'refund_pending']).toContain(bought?.status);
    expect(await paid.notices()).toEqual([bought?.status === 'success' ? 'score-unlocked' : 'purchase-returned']);
    expect(bought?.refund?.reason ?? null).toBe(bought?.status === 'success' ? null : 'item-gone');
  }
});
