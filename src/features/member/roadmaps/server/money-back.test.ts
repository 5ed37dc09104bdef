import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { refundByOperator } from '#features/base/payments/server/index.ts';
import { aPayer, PAYER_PHONE, refundsAtProvider } from '#features/base/payments/server/testing.ts';
import { reviewEarlierPlans } from './review-earlier-plans.ts';
import { aPlan } from './testing.ts';

const app = openTestApp({}, { paymentSandbox: true });
const payer = aPayer(app);

const GARDENER =
  'Experience\nGardener, Green Park, 2015 to Present\n- Planted and watered the trees, hedges and flowers of a large public park with four colleagues\n- Trained apprentices, ordered seeds and tools, and kept the diary of the park for the town council every week';

/** A plan that was paid for. `earlier` makes it one from before plans had an aim; `resume` is what the rules look at now. */
async function aPaidPlan({ earlier = true, resume }: { earlier?: boolean; resume?: string } = {}) {
  const plan = await aPlan(app);
  const json = { purchasable_type: 'Roadmap', purchasable_id: plan.id, phone: PAYER_PHONE };
  const { data: purchase } = await app.call(plan.member, 'POST /api/purchases', { json });
  await payer.pay(purchase);
  const { db } = app.context();
  if (earlier)
    await db
      .updateTable('roadmaps')
      .set({ plan: sql`plan - 'aim'` })
      .where('id', '=', plan.id)
      .execute();
  if (resume) await db.updateTable('fitment_scores').set({ resume_text: resume }).where('id', '=', plan.fitmentId).execute();
  const notices = async () =>
    (await app.call(plan.member, 'GET /api/notifications', { query: {} })).data
      .map(({ attributes }) => attributes)
      .filter(({ kind }) => kind === 'plan-refund-offered');
  const refund = () => app.call(plan.member, 'POST /api/roadmaps/{id}/refund', { params: plan.params });
  return { ...plan, txnid: purchase.attributes.txnid, notices, refund };
}

test('whoever paid for a plan that the rules would not sell now is told once and is offered the money back', async () => {
  const { read, notices, id } = await aPaidPlan({ resume: GARDENER });
  expect((await read()).money_back).toBeNull();
  await reviewEarlierPlans(app.context());
  await reviewEarlierPlans(app.context());
  const plan = await read();
  expect(plan.money_back).toMatchObject({ status: 'offered', amount: 199 });
  expect(plan.purchased).toBe(true);
  expect(await notices()).toMatchObject([
    {
      url: expect.stringContaining(`/roadmap/${id}`) as string,
      facts: { amount: '₹199.00', company: expect.any(String) as string },
    },
  ]);
});

test('two presses at once give the money back once, and every stop and the PDF stay open', async () => {
  const { member, params, read, refund, txnid } = await aPaidPlan({ resume: GARDENER });
  await reviewEarlierPlans(app.context());
  const answers = await Promise.all([refund(), refund()]);
  for (const { data } of answers) expect(data.attributes.money_back?.status).toBe('refund_pending');
  await app.runTasks();
  expect(await refundsAtProvider(app, txnid)).toMatchObject([{ amount: '199.00' }]);
  app.clock.advance(3_600_000);
  await app.runTasks();
  expect((await refund()).data.attributes.purchased).toBe(true);
  expect(await refundsAtProvider(app, txnid)).toHaveLength(1);
  const plan = await read();
  expect([plan.purchased, plan.skills.some(({ locked }) => locked), plan.can.open_pdf]).toEqual([true, false, true]);
  const pdf = await app.call(member, 'GET /api/roadmaps/{id}/pdf', { params });
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-');
});

test('a plan that the rules still sell, and one that was made by them, stand as they are', async () => {
  const [worth, recent] = [await aPaidPlan(), await aPaidPlan({ earlier: false, resume: GARDENER })];
  await reviewEarlierPlans(app.context());
  for (const { read, notices, refund } of [worth, recent]) {
    expect((await read()).money_back).toBeNull();
    expect(await notices()).toEqual([]);
    await expect(refund()).rejects.toMatchObject({ status: 409, body: { code: 'refund-not-offered' } });
  }
});

test('a plan that nobody paid for is not offered back', async () => {
  const plan = await aPlan(app, { bought: true });
  const { db } = app.context();
  await db
    .updateTable('roadmaps')
    .set({ plan: sql`plan - 'aim'` })
    .where('id', '=', plan.id)
    .execute();
  await db.updateTable('fitment_scores').set({ resume_text: GARDENER }).where('id', '=', plan.fitmentId).execute();
  await reviewEarlierPlans(app.context());
  expect((await plan.read()).money_back).toBeNull();
});

test('only the payer can ask for the money back', async () => {
  const { params } = await aPaidPlan({ resume: GARDENER });
  await reviewEarlierPlans(app.context());
  const [other, staff] = [await aMember(app.context()), await aMember(app.context(), { staff: true })];
  const refundAs = (person: typeof other | null) => app.call(person, 'POST /api/roadmaps/{id}/refund', { params });
  await expect(refundAs(null)).rejects.toMatchObject({ status: 401 });
  await expect(refundAs(other)).rejects.toMatchObject({ status: 404 });
  await expect(refundAs(staff)).rejects.toMatchObject({ status: 404 });
});

test('the notice and the receipt of a paid plan name what was paid for', async () => {
  const { member, txnid } = await aPaidPlan({ earlier: false });
  const { data } = await app.call(member, 'GET /api/notifications', { query: {} });
  const paid = data.map(({ attributes }) => attributes).find(({ kind }) => kind === 'plan-unlocked');
  const { job = '', company = '' } = paid?.facts ?? {};
  expect([job, company].every((name) => name.length > 3)).toBe(true);
  const { receipt } = await app
    .context()
    .db.selectFrom('purchases')
    .select('receipt')
    .where('txnid', '=', txnid)
    .executeTakeFirstOrThrow();
  expect(receipt?.line.title).toBe(`Personalised Learning Plan for ${job} at ${company}`);
});

test('any other refund of a plan closes it', async () => {
  const { read, txnid } = await aPaidPlan({ earlier: false });
  await refundByOperator(app.context(), { txnidOrNumber: txnid, note: 'asked by mail' });
  expect(await read()).toMatchObject({ purchased: false, money_back: null });
});
