import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aPayer } from '#features/base/payments/server/testing.ts';
import { loadPlanPrice, loadReportPrice } from './prices.ts';
import { aScoredApplication } from './testing.ts';

const PHONE = '98450 12345';
const LAST_DAY = { FITMENT_OFFER_ENDS_ON: '2026-11-25', PLAN_OFFER_ENDS_ON: '2026-11-25' };
const DAY_MS = 86_400_000;

const app = openTestApp(LAST_DAY, { paymentSandbox: true });
const fresh = openTestApp();
const payer = aPayer(app);

/** Moves the clock to a moment. */
const moveTo = (clock: typeof app.clock, moment: string | Date) =>
  clock.advance(new Date(moment).getTime() - clock.now().getTime());

/** What each place says of the prices: the report, its plan, the offer of a plan and the plan itself. */
async function readPrices() {
  const { member, applicationId, fitmentId } = await aScoredApplication(app.context());
  const score = (await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } })).data.attributes;
  const planOffer = (
    await app.call(member, 'GET /api/plan_offers/{job_application_id}', {
      params: { job_application_id: applicationId },
      query: {},
    })
  ).data.attributes;
  const query = { source_type: 'JobApplication', source_id: applicationId } as const;
  const { data: plan } = await app.call(member, 'POST /api/roadmaps/by_source', { query });
  const json = { purchasable_type: 'Roadmap', purchasable_id: plan.id, phone: PHONE };
  return {
    report: [score.total_price, score.offer],
    plan: [
      [score.plan_price, score.plan_offer],
      [planOffer.price, planOffer.offer],
      [plan.attributes.price, plan.attributes.offer],
    ],
    charged: (await app.call(member, 'POST /api/purchases', { json })).data.attributes.amount,
  };
}

test('an offer runs until the end of its last day in India; then every place has the list price alone', async () => {
  moveTo(app.clock, '2026-11-25T18:29:59Z');
  const planOffer = { list_price: 249, reference_price: 499, saving: 300, ends_on: '2026-11-25' };
  expect(await readPrices()).toEqual({
    report: [29, { list_price: 49, reference_price: null, saving: 20, ends_on: '2026-11-25' }],
    plan: Array.from({ length: 3 }, () => [199, planOffer]),
    charged: '199.00',
  });
  moveTo(app.clock, '2026-11-25T18:30:00Z');
  expect(await readPrices()).toEqual({
    report: [49, null],
    plan: Array.from({ length: 3 }, () => [249, null]),
    charged: '249.00',
  });
});

test('a payment that began while the offer ran is completed at its price', async () => {
  moveTo(app.clock, '2026-11-25T18:29:00Z');
  const { member, fitmentId } = await aScoredApplication(app.context());
  const item = { purchasable_type: 'FitmentScore', purchasable_id: fitmentId, phone: PHONE, shown_price: 29 };
  const { data: begun } = await app.call(member, 'POST /api/purchases', { json: item });
  moveTo(app.clock, '2026-11-25T18:35:00Z');
  const { data: again } = await app.call(member, 'POST /api/purchases', { json: item });
  expect([again.id, again.attributes.amount]).toEqual([begun.id, '29.00']);
  await payer.pay(begun);
  const { data } = await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } });
  expect(data.attributes.unlocked).toBe(true);
});

test('nobody is charged more than the page showed: after the end a payment at the price of the offer is refused', async () => {
  moveTo(app.clock, '2026-11-25T18:30:00Z');
  const { member, fitmentId } = await aScoredApplication(app.context());
  const item = { purchasable_type: 'FitmentScore', purchasable_id: fitmentId, phone: PHONE };
  await expect(app.call(member, 'POST /api/purchases', { json: { ...item, shown_price: 29 } })).rejects.toMatchObject({
    status: 409,
    body: { code: 'price-changed' },
  });
  const { data } = await app.call(member, 'POST /api/purchases', { json: { ...item, shown_price: 49 } });
  expect(data.attributes.amount).toBe('49.00');
});

test('outside production the offers of a fresh machine end thirty days after its first start', async () => {
  const ctx = fresh.context();
  await ctx.db.updateTable('first_start').set({ started_at: ctx.clock.now() }).execute();
  expect((await loadReportPrice(ctx)).offer?.endsOn).toBe('2026-12-21');
  expect(await loadPlanPrice(ctx)).toMatchObject({ paise: 19_900, offer: { endsOn: '2026-12-21' } });
  fresh.clock.advance(30 * DAY_MS);
  expect((await loadPlanPrice(ctx)).offer).not.toBeNull();
  fresh.clock.advance(DAY_MS);
  expect(await loadPlanPrice(ctx)).toEqual({ paise: 24_900, offer: null });
  expect(await loadReportPrice(ctx)).toEqual({ paise: 4900, offer: null });
});

test('in production there is no offer unless the operator sets its end', async () => {
  const ctx = fresh.context();
  moveTo(fresh.clock, '2026-11-21T09:00:00Z');
  const production = { ...ctx, config: { ...ctx.config, production: true } };
  expect(await loadReportPrice(production)).toEqual({ paise: 4900, offer: null });
  const decided = { ...production, config: { ...production.config, FITMENT_OFFER_ENDS_ON: '2026-11-21' } };
  expect(await loadReportPrice(decided)).toMatchObject({ paise: 2900, offer: { savingPaise: 2000, endsOn: '2026-11-21' } });
});
