/** What members contest of their purchases, from asking to the answer. */
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { aPayer, aPurchase, aShop, refundsAtProvider } from '#features/base/payments/server/testing.ts';
import { advanceRefund, refundByOperator } from '#features/base/payments/server/index.ts';

const shop = aShop();
const app = openTestApp({}, { ...shop, paymentSandbox: true });
const payer = aPayer(app);
const staffOf = (...scopes: StaffScope[]) => aMember(app.context(), { name: 'Nisha Pereira', staff: scopes });
const TEXT = 'The book ends in the middle of page two.';
const ANSWER = 'The last chapter is there now.';

async function aPaidPurchase(type = 'Book') {
  const made = await aPurchase(app, shop, { type });
  await payer.pay(made.purchase);
  const params = { id: made.purchase.id };
  return {
    ...made,
    params,
    contest: (about: 'missing' | 'refund' | 'ad' = 'missing', text = TEXT) =>
      app.call(made.ana, 'POST /api/purchases/{id}/contest', { params, json: { about, text } }),
  };
}

/** A contest that waits, with the id that staff know it by. */
async function aContest(about: 'missing' | 'refund' = 'missing') {
  const paid = await aPaidPurchase();
  await paid.contest(about);
  const { data } = await app.call(await staffOf('support'), 'GET /api/staff/contests', { query: { find: paid.txnid } });
  return { ...paid, contestId: data[0]?.id ?? '' };
}
const answer = (person: { cookie: string }, id: string, outcome: 'refunded' | 'mended' | 'declined') =>
  app.call(person, 'POST /api/staff/contests/{id}', { params: { id }, json: { outcome, answer: ANSWER } });
const entriesAbout = (id: string) =>
  app
    .context()
    .db.selectFrom('audit_entries')
    .select(['actor_id', 'action', 'details'])
    .where('object_type', '=', 'contest')
    .where('object_id', '=', id)
    .execute();

test('a payer says once what is wrong, sees that it waits, and may withdraw it and ask again', async () => {
  const { ana, params, contest, attributes } = await aPaidPurchase();
  expect((await attributes()).contestable).toEqual(['missing', 'other', 'refund']);
  const { data } = await contest();
  expect(data.attributes).toMatchObject({ contest: { about: 'missing', text: TEXT, outcome: null }, contestable: [] });
  await expect(contest('refund')).rejects.toMatchObject({ status: 409, body: { code: 'contest-waits' } });
  const withdraw = () => app.call(ana, 'DELETE /api/purchases/{id}/contest', { params });
  expect((await withdraw()).data.attributes.contest).toMatchObject({ outcome: 'withdrawn' });
  await expect(withdraw()).rejects.toMatchObject({ status: 409, body: { code: 'contest-answered' } });
  expect((await contest('refund')).data.attributes.contest).toMatchObject({ about: 'refund', outcome: null });
});

test('of two requests at once one contests the purchase; what is not paid, or no part of it, cannot be contested', async () => {
  const { contest } = await aPaidPurchase();
  await expect(contest('ad')).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'about' }] } });
  await expect(contest('missing', 'Short')).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'text' }] } });
  const outcomes = await Promise.allSettled([contest('missing'), contest('refund')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const open = await aPurchase(app, shop);
  const unpaid = { params: { id: open.purchase.id }, json: { about: 'refund' as const, text: TEXT } };
  await expect(app.call(open.ana, 'POST /api/purchases/{id}/contest', unpaid)).rejects.toMatchObject({
    status: 409,
    body: { code: 'nothing-to-contest' },
  });
});

test('staff find what waits with the history of the purchase; the answer is read by the payer, on the site and by e-mail', async () => {
  const { ana, txnid, contestId, attributes, notices } = await aContest();
  const meera = await staffOf('support');
  const { data } = await app.call(meera, 'GET /api/staff/contests/{id}', { params: { id: contestId } });
  expect(data.attributes).toMatchObject({ txnid, about: 'missing', text: TEXT, answers: ['mended', 'declined'], earlier: [] });
  expect(data.attributes.history.map(({ kind }) => kind)).toEqual(['created', 'browser', 'verify']);
  const answered = await answer(meera, contestId, 'mended');
  expect(answered.data.attributes).toMatchObject({ outcome: 'mended', answer: ANSWER, answers: [] });
  expect(answered.data.attributes.acts.map((entry) => entry.attributes)).toMatchObject([
    { action: 'contest.answer', actor: { slug: meera.slug }, reason: ANSWER, changes: [{ before: 'waiting', after: 'mended' }] },
  ]);
  expect((await attributes()).contest).toMatchObject({ outcome: 'mended', answer: ANSWER });
  expect(await notices()).toContainEqual({
    kind: 'purchase-contest',
    facts: { item: 'A Book', outcome: 'mended', answer: ANSWER },
  });
  const { db } = app.context();
  const mails = await db.selectFrom('outbox_mails').select(['text', 'html']).where('user_id', '=', ana.id).execute();
  expect(JSON.stringify(mails)).toContain(ANSWER);
  expect(await entriesAbout(contestId)).toEqual([
    {
      actor_id: meera.id,
      action: 'contest.answer',
      details: { before: { state: 'waiting' }, after: { state: 'mended' }, reason: ANSWER },
    },
  ]);
});

test('of two staff who answer at once the second is told, and nothing is answered twice', async () => {
  const { contestId } = await aContest();
  const [meera, rohan] = [await staffOf('support'), await staffOf('support')];
  const outcomes = await Promise.allSettled([answer(meera, contestId, 'mended'), answer(rohan, contestId, 'declined')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(answer(rohan, contestId, 'declined')).rejects.toMatchObject({ status: 409, body: { code: 'contest-answered' } });
  expect(await entriesAbout(contestId)).toHaveLength(1);
});

test('money goes back only by finance after a fresh sign-in, once, and the answer says so at once', async () => {
  const { contestId, purchase, txnid, attributes } = await aContest('refund');
  await expect(answer(await staffOf('support'), contestId, 'refunded')).rejects.toMatchObject({ status: 403 });
  const stale = await aMember(app.context(), { staff: ['finance'], signedInMinutesAgo: 11 });
  await expect(answer(stale, contestId, 'refunded')).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
  const nisha = await staffOf('finance');
  const { data } = await answer(nisha, contestId, 'refunded');
  expect(data.attributes).toMatchObject({ outcome: 'refunded', purchase: { state: 'refund_pending' } });
  expect(await attributes()).toMatchObject({ status: 'refund_pending', contest: { outcome: 'refunded', answer: ANSWER } });
  for (let step = 0; step < 3; step += 1) await advanceRefund(app.context(), { purchaseId: purchase.id });
  expect(await refundsAtProvider(app, txnid)).toHaveLength(1);
  expect((await entriesAbout(contestId)).map(({ actor_id }) => actor_id)).toEqual([nisha.id]);
});

test('a refund from anywhere else answers what waits, without words of its own', async () => {
  const { txnid, attributes, contestId } = await aContest();
  await refundByOperator(app.context(), { txnidOrNumber: txnid, note: 'for colleagues only' });
  expect(await attributes()).toMatchObject({ contest: { outcome: 'refunded', answer: '' }, contestable: [] });
  await expect(answer(await staffOf('finance'), contestId, 'declined')).rejects.toMatchObject({ status: 409 });
});

test('what waits is listed the oldest first and counted, is narrowed by what it is about, and is exported', async () => {
  const finance = await staffOf('finance');
  const first = await aContest('refund');
  app.clock.advance(1000);
  const second = await aContest();
  const list = async (query: { find?: string; about?: 'refund'; state?: 'declined' }) =>
    (await app.call(finance, 'GET /api/staff/contests', { query })).data.map(({ id }) => id);
  const waiting = await list({});
  expect(waiting.indexOf(first.contestId)).toBeLessThan(waiting.indexOf(second.contestId));
  expect(await list({ find: second.txnid, about: 'refund' })).toEqual([]);
  expect((await app.call(finance, 'GET /api/staff')).data.attributes.counts['contests']).toBe(waiting.length);
  await answer(finance, second.contestId, 'declined');
  expect(await list({})).not.toContain(second.contestId);
  expect(await list({ find: second.txnid, state: 'declined' })).toEqual([second.contestId]);
  const csv = await (await app.call(finance, 'GET /api/staff/contests/export', { query: { state: 'all' } })).text();
  expect(csv).toContain(`${second.txnid},A Book,49,`);
  expect(csv).toContain(ANSWER);
});
