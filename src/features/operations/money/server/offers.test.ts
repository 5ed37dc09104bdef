import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';

// The offers of the settings ended long ago.
const SETTINGS = { FITMENT_OFFER_ENDS_ON: '2026-09-30', PLAN_OFFER_ENDS_ON: '2026-12-21' };
const app = openTestApp(SETTINGS, { paymentSandbox: true });
const reason = 'Decided for the season';
const finance = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['finance'] });
type Person = { cookie: string };
const REPORT = { product: 'report', price: 29, starts_on: '2026-11-21', ends_on: '2026-11-25' } as const;
type Stated = { product: 'report' | 'plan'; price: number; reference_price?: number; starts_on: string; ends_on: string };

const add = (person: Person, facts: Stated) => app.call(person, 'POST /api/staff/offers', { json: { ...facts, reason } });
const setState = (person: Person, { id, version }: { id: string; version: number }, state: 'ended' | 'resumed') =>
  app.call(person, 'POST /api/staff/offers/{id}/state', { params: { id }, json: { state, version, reason } });
const moveTo = (moment: string) => app.clock.advance(new Date(moment).getTime() - app.clock.now().getTime());
/** A clean beginning: no offers, on 21 November. */
async function begin() {
  await app.context().db.deleteFrom('offers').execute();
  moveTo('2026-11-21T09:00:00Z');
  return finance();
}
/** What a member is shown and charged for a new report. */
async function reportPrice(shown_price?: number) {
  const { member, fitmentId } = await aScoredApplication(app.context());
  const score = (await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } })).data.attributes;
  const json = {
    purchasable_type: 'FitmentScore',
    purchasable_id: fitmentId,
    phone: '98450 12345',
    ...(shown_price && { shown_price }),
  };
  const buy = () => app.call(member, 'POST /api/purchases', { json });
  return { total: score.total_price, offer: score.offer, buy };
}

test('a scheduled offer is what payers see and are charged from its first day to its last, and the list price afterwards', async () => {
  const meera = await begin();
  const { data } = await add(meera, { ...REPORT, starts_on: '2026-11-22' });
  const shown = { price: 29, offer: { list_price: 49, reference_price: null, saving: 20, ends_on: '2026-11-25' } };
  expect(data.attributes).toMatchObject({ state: 'scheduled', shown, can: { change: true, end: true } });
  expect(data.attributes.history[0]?.attributes).toMatchObject({ action: 'offer.add', reason });
  expect(await reportPrice()).toMatchObject({ total: 49, offer: null });
  moveTo('2026-11-22T09:00:00Z');
  const today = await reportPrice();
  expect(today).toMatchObject({ total: 29, offer: shown.offer });
  const { data: prices } = await app.call(meera, 'GET /api/staff/prices', {});
  expect(prices.map(({ id, attributes }) => [id, attributes.price, attributes.source])).toEqual([
    ['report', 29, 'console'],
    ['plan', 199, 'settings'],
  ]);
  const { data: begun } = await today.buy();
  moveTo('2026-11-25T18:31:00Z');
  expect(await reportPrice()).toMatchObject({ total: 49, offer: null });
  expect(begun.attributes.amount).toBe('29.00');
});

test('a payment that began keeps its price when the offer is ended early, others pay the list price, and it is undone that day', async () => {
  const meera = await begin();
  const { data } = await add(meera, REPORT);
  const before = await reportPrice(29);
  const late = await reportPrice(29);
  const { data: begun } = await before.buy();
  const ended = await setState(meera, { id: data.id, version: 1 }, 'ended');
  expect(ended.data.attributes).toMatchObject({ state: 'ended', can: { change: false, end: false } });
  expect((await before.buy()).data).toMatchObject({ id: begun.id, attributes: { amount: '29.00' } });
  await expect(late.buy()).rejects.toMatchObject({ status: 409, body: { code: 'price-changed' } });
  await setState(meera, { id: data.id, version: 2 }, 'resumed');
  expect((await late.buy()).data.attributes.amount).toBe('29.00');
  const { data: again } = await setState(meera, { id: data.id, version: 3 }, 'ended');
  expect(again.attributes.history.map(({ attributes }) => attributes.action)).toEqual([
    'offer.end',
    'offer.resume',
    'offer.end',
    'offer.add',
  ]);
  moveTo('2026-11-22T09:00:00Z');
  await expect(setState(meera, { id: data.id, version: 4 }, 'resumed')).rejects.toMatchObject({ body: { code: 'offer-over' } });
});

test('an offer that would be untrue is refused with a sentence beside its field', async () => {
  const meera = await begin();
  const issue = (path: string, message: string) => ({
    status: 422,
    body: { errors: [{ path, message: expect.stringContaining(message) }] },
  });
  const facts = { ...REPORT, starts_on: '2027-01-10', ends_on: '2027-01-15' };
  await expect(add(meera, { ...facts, price: 49 })).rejects.toMatchObject(issue('price', 'below the list price of ₹49'));
  await expect(add(meera, { ...facts, reference_price: 40 })).rejects.toMatchObject(
    issue('reference_price', 'above the list price'),
  );
  await expect(add(meera, { ...facts, starts_on: '2026-11-20' })).rejects.toMatchObject(issue('starts_on', 'Begin today'));
  await expect(add(meera, { ...facts, ends_on: '2027-01-09' })).rejects.toMatchObject(issue('ends_on', 'before the beginning'));
  await expect(add(meera, { ...facts, ends_on: '2027-06-09' })).rejects.toMatchObject(issue('ends_on', 'at most 90 days'));
  await expect(add(meera, { ...facts, price: 0, ends_on: '' })).rejects.toMatchObject({
    body: { errors: [{ path: 'price', message: 'Give an amount in rupees.' }, expect.objectContaining({ path: 'ends_on' })] },
  });
  // The settings' offer of the plan runs until 21 December.
  await expect(add(meera, { ...facts, product: 'plan', price: 199 })).rejects.toMatchObject(
    issue('starts_on', 'Begin on 2027-01-21 or later'),
  );
  await add(meera, facts);
  for (const days of [
    { starts_on: '2027-01-12', ends_on: '2027-01-20' },
    { starts_on: '2027-02-14', ends_on: '2027-02-20' },
    { starts_on: '2026-12-05', ends_on: '2026-12-12' },
  ])
    await expect(add(meera, { ...REPORT, ...days })).rejects.toMatchObject(issue('starts_on', 'Leave 30 days at the list price'));
  await add(meera, { ...REPORT, starts_on: '2027-02-15', ends_on: '2027-02-20' });
});

test('only an offer that has not begun is changed, by the first of two who saw it; one that was taken back leaves its days free', async () => {
  const [meera, rohan] = [await begin(), await finance('Rohan Shah')];
  const facts = { ...REPORT, starts_on: '2026-11-22' };
  const { data } = await add(meera, facts);
  const change = (person: Person, price: number, version: number) =>
    app.call(person, 'PATCH /api/staff/offers/{id}', {
      params: { id: data.id },
      json: { price, starts_on: facts.starts_on, ends_on: facts.ends_on, version, reason },
    });
  const outcomes = await Promise.allSettled([change(meera, 19, 1), change(rohan, 39, 1)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } });
  const { data: changed } = await change(meera, 25, 2);
  expect(changed.attributes.history[0]?.attributes).toMatchObject({
    action: 'offer.change',
    changes: [expect.objectContaining({ field: 'price', after: '25' })],
  });
  await setState(meera, { id: data.id, version: 3 }, 'ended');
  const { data: other } = await add(meera, facts);
  moveTo('2026-11-22T09:00:00Z');
  await expect(
    app.call(meera, 'PATCH /api/staff/offers/{id}', {
      params: { id: other.id },
      json: { price: 19, starts_on: facts.starts_on, ends_on: facts.ends_on, version: 1, reason },
    }),
  ).rejects.toMatchObject({ status: 409, body: { code: 'offer-has-begun' } });
  const list = await app.call(meera, 'GET /api/staff/offers', { query: { state: 'running', product: 'report' } });
  expect([list.meta.total, list.data.map(({ id }) => id)]).toEqual([1, [other.id]]);
  const csv = await (await app.call(meera, 'GET /api/staff/offers/export', {})).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3);
});

describe('the offer of the settings', () => {
  const PLAN = { product: 'plan' } as const;
  const endsOn = SETTINGS.PLAN_OFFER_ENDS_ON;
  const setOffer = async (person: Person, state: 'ended' | 'resumed', version: number, ends_on = endsOn) =>
    (
      await app.call(person, 'POST /api/staff/prices/{product}/settings_offer', {
        params: PLAN,
        json: { state, ends_on, version, reason },
      })
    ).data.attributes;
  const planPrice = async (person: Person) =>
    (await app.call(person, 'GET /api/staff/prices', {})).data.find(({ id }) => id === 'plan')?.attributes;
  const beginAnew = async () => {
    await app.context().db.deleteFrom('ended_settings_offers').execute();
    return begin();
  };

  test('is ended by finance: the list price holds at once, the console says who decided so, and it is undone that day', async () => {
    const meera = await beginAnew();
    expect(await planPrice(meera)).toMatchObject({
      price: 199,
      source: 'settings',
      settings_offer: { price: 199, ends_on: endsOn, ended: null, version: 0, can: { end: true, resume: false } },
    });
    const ended = await setOffer(meera, 'ended', 0);
    expect(ended).toMatchObject({ source: 'list', offer: null, settings_offer: { can: { end: false, resume: true } } });
    expect(ended.price).toBe(ended.list_price);
    expect(ended.settings_offer?.ended).toMatchObject({ by: 'Meera Pillai', reason });
    expect(await setOffer(meera, 'resumed', 1)).toMatchObject({ price: 199, source: 'settings' });
    await setOffer(meera, 'ended', 2);
    moveTo('2026-11-22T09:00:00Z');
    await expect(setOffer(meera, 'resumed', 3)).rejects.toMatchObject({ status: 409, body: { code: 'offer-over' } });
    const { rows } = await sql<{ action: string; details: unknown }>`
      select action, details from audit_entries where object_type = 'settings_offer' order by id desc`.execute(app.context().db);
    expect(rows.map(({ action }) => action)).toEqual(['settings-offer.end', 'settings-offer.resume', 'settings-offer.end']);
    expect(rows[0]?.details).toMatchObject({ reason, before: { source: 'settings', price: 199 }, after: { source: 'list' } });
  });

  test('is changed by the first of two who saw it, and not where the settings name another day by now', async () => {
    const [meera, rohan] = [await beginAnew(), await finance('Rohan Shah')];
    const outcomes = await Promise.allSettled([setOffer(meera, 'ended', 0), setOffer(rohan, 'ended', 0)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const [version, day] of [
      [0, endsOn],
      [1, '2026-12-22'],
    ] as const)
      await expect(setOffer(rohan, 'resumed', version, day)).rejects.toMatchObject({
        status: 412,
        body: { code: 'content-changed-meanwhile' },
      });
  });

  test('leaves thirty days at the list price from the day on which it was ended, and does not come back into an offer', async () => {
    const meera = await beginAnew();
    await setOffer(meera, 'ended', 0);
    const facts = { ...PLAN, price: 199, ends_on: '2026-12-31' };
    await expect(add(meera, { ...facts, starts_on: '2026-12-21' })).rejects.toMatchObject({
      body: { errors: [{ path: 'starts_on', message: expect.stringContaining('2026-12-22') }] },
    });
    await add(meera, { ...facts, starts_on: '2026-12-22' });
    await expect(setOffer(meera, 'resumed', 1)).rejects.toMatchObject({ status: 422 });
  });
});
