import { sql } from 'kysely';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aConfirmedForm, anOpenProgram } from '#features/member/program-applications/server/testing.ts';
import { refundByOperator } from '#features/base/payments/server/index.ts';
import { aPayer, PAYER_PHONE } from '#features/base/payments/server/testing.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { attributeSignUp } from './attribute-sign-up.ts';
import { aReferral } from './testing.ts';

const app = openTestApp({}, { paymentSandbox: true });
const payer = aPayer(app);
const REFUND_PERIOD_MS = 7 * 86_400_000;

/** A referral with a paid fee of ₹500 and a program amount of `referral` paise. */
async function aPaidReferral(options: { referral?: number; sameDevice?: boolean; fee?: number } = {}) {
  const referral = await aReferral(app, options);
  const form = await aConfirmedForm(app, { ...options, member: referral.referred });
  const item = { purchasable_type: 'ApplicationForm', purchasable_id: form.id, phone: PAYER_PHONE } as const;
  const { data: purchase } = await app.call(referral.referred, 'POST /api/purchases', { json: item });
  await payer.pay(purchase);
  const refund = () =>
    refundByOperator(app.context(), { txnidOrNumber: purchase.attributes.txnid, note: 'requested by the payer' });
  return { ...referral, refund, staff: await aMember(app.context(), { staff: true }) };
}
type Paid = Awaited<ReturnType<typeof aPaidReferral>>;

const claim = async ({ referrer, id }: { referrer: TestMember; id: string }) =>
  (await app.call(referrer, 'POST /api/claim_cashbacks', { json: { referral_id: id } })).data;
const decide = (staff: TestMember, id: string, decision: 'hold' | 'approved' | 'rejected') =>
  app.call(staff, 'POST /api/claim_cashbacks/{id}/decide', { params: { id }, json: { decision, reason: 'reviewed' } });
const balance = async ({ referrer }: Paid) => (await app.call(referrer, 'GET /api/claim_cashbacks')).balance;
async function approveClaim(paid: Paid) {
  const { id } = await claim(paid);
  await decide(paid.staff, id, 'hold');
  app.clock.advance(REFUND_PERIOD_MS);
  await decide(paid.staff, id, 'approved');
  return id;
}

/** An unpaid fee whose payment event carries this UPI id. */
async function aFee(member: TestMember, vpa: string) {
  const { id: formId } = await aConfirmedForm(app, { member });
  const item = { purchasable_type: 'ApplicationForm', purchasable_id: formId, phone: PAYER_PHONE } as const;
  const { data } = await app.call(member, 'POST /api/purchases', { json: item });
  await app
    .context()
    .db.insertInto('purchase_events')
    .values({ purchase_id: data.id, source: 'verify', fingerprint: data.id, body: JSON.stringify({ vpa }), hash_ok: null })
    .execute();
  return { ...data, formId };
}

/** Visits a referral link; returns the cookie that the server sets, or null. */
async function visit(code: string, cookie = '') {
  const response = await app.fetch('/api/referrals', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ code, remember: true }),
  });
  expect(response.status).toBe(204);
  return response.headers.get('set-cookie');
}
function signUpContext(cookie: string | undefined, userAgent = 'A new phone') {
  const ctx = app.context();
  const cookies = new Map(cookie ? [[cookieName(app.config, 'rfr'), cookie]] : []);
  return { ...ctx, request: { ...ctx.request, cookies, userAgent, ip: '203.0.113.7', setCookie: () => {} } };
}
const createCodeFor = async (member: TestMember) => (await app.call(member, 'POST /api/referral_codes')).data.attributes.code;
const findReferralOf = async (member: TestMember) =>
  (await app.context().db.selectFrom('referrals').selectAll().where('referred_id', '=', member.id).executeTakeFirst()) ?? null;
const cookieFor = (code: string) => `${code}.${app.clock.now().getTime()}`;

test('a member has one referral code, however often they request it', async () => {
  const ana = await aMember(app.context());
  expect((await app.call(ana, 'GET /api/referral_codes')).data).toEqual([]);
  const [first, second] = await Promise.all([createCodeFor(ana), createCodeFor(ana)]);
  expect(second).toBe(first);
});

test('a visit through a referral link sets a cookie for thirty days, which a later link does not replace', async () => {
  const code = await createCodeFor(await aMember(app.context()));
  const cookie = await visit(code);
  expect(cookie).toContain(`rfr=${code}.`);
  expect(cookie).toContain('Max-Age=2592000');
  const storedCookie = cookie?.split(';')[0] ?? '';
  expect(await visit('abcdefgh', storedCookie)).toBeNull();
  expect(await visit('<script>')).toBeNull();
});

test('a sign-up through a link is attributed once, and expired, own and unknown codes are ignored', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const [code, other] = [await createCodeFor(ana), await createCodeFor(ben)];
  const signUp = async (cookie: string | undefined) => {
    const member = await aMember(app.context());
    await attributeSignUp(signUpContext(cookie), { userId: member.id });
    return member;
  };
  const cara = await signUp(cookieFor(code));
  await attributeSignUp(signUpContext(cookieFor(other)), { userId: cara.id });
  expect((await findReferralOf(cara))?.referrer_id).toBe(ana.id);
  const expired = `${code}.${app.clock.now().getTime() - 31 * 86_400_000}`;
  for (const cookie of [expired, undefined, 'zzzzzzzz.1', `${code}.x`, cookieFor('zzzzzzzz')])
    expect(await findReferralOf(await signUp(cookie))).toBeNull();
  await attributeSignUp(signUpContext(cookieFor(code)), { userId: ana.id });
  expect(await findReferralOf(ana)).toBeNull();
});

test('referrals reveal neither the member nor their application', async () => {
  const paid = await aPaidReferral();
  const response = JSON.stringify(await app.call(paid.referrer, 'GET /api/referrals'));
  for (const secret of [paid.referred.id, paid.referred.slug, paid.referred.name, 'Data Analyst'])
    expect(response).not.toContain(secret);
});

test('a claim needs a paid fee and is possible once, only for the referrer', async () => {
  const unpaid = await aReferral(app);
  await expect(claim(unpaid)).rejects.toMatchObject({ status: 409, body: { code: 'nothing-paid' } });
  const paid = await aPaidReferral();
  await expect(claim({ referrer: await aMember(app.context()), id: paid.id })).rejects.toMatchObject({ status: 404 });
  const attempts = await Promise.allSettled([claim(paid), claim(paid), claim(paid)]);
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(claim(paid)).rejects.toMatchObject({ status: 409, body: { code: 'claimed' } });
});

test('a claim never exceeds the paid fee', async () => {
  const paid = await aPaidReferral({ referral: 900_000, fee: 50_000 });
  expect((await claim(paid)).attributes.amount).toBe(500);
});

test('self-referrals are recognized by device and by payment details', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  await sql`update sessions set ip_prefix = '203.0.113.0', user_agent = 'Ana’s phone' where user_id = ${ana.id}`.execute(
    app.context().db,
  );
  await attributeSignUp(signUpContext(cookieFor(await createCodeFor(ana)), 'Ana’s phone'), { userId: ben.id });
  expect((await findReferralOf(ben))?.same_device).toBe(true);

  await expect(claim(await aPaidReferral({ sameDevice: true }))).rejects.toMatchObject({ status: 409, body: { code: 'own' } });

  const shared = await aPaidReferral();
  const referrersFee = await aFee(shared.referrer, 'ana@upi');
  const referredFee = await aFee(shared.referred, 'Ana@UPI');
  for (const purchase of [referrersFee, referredFee]) await payer.pay(purchase);
  const payment = await app
    .context()
    .db.selectFrom('referral_payments')
    .select('same_payer')
    .where('application_form_id', '=', referredFee.formId)
    .executeTakeFirstOrThrow();
  expect(payment.same_payer).toBe(true);
});

test('staff hold and approve claims with audit entries, and members get a 404', async () => {
  const paid = await aPaidReferral();
  const { id } = await claim(paid);
  await expect(decide(paid.referrer, id, 'hold')).rejects.toMatchObject({ status: 404 });
  await expect(app.call(paid.referrer, 'GET /api/claim_cashbacks/review')).rejects.toMatchObject({ status: 404 });
  const { data: undecided } = await app.call(paid.staff, 'GET /api/claim_cashbacks/review');
  expect(undecided.map((undecidedClaim) => undecidedClaim.id)).toContain(id);
  await expect(decide(paid.staff, id, 'approved')).rejects.toMatchObject({ status: 409 });
  await decide(paid.staff, id, 'hold');
  await expect(decide(paid.staff, id, 'approved')).rejects.toMatchObject({ status: 409, body: { code: 'held' } });
  app.clock.advance(REFUND_PERIOD_MS);
  const { data } = await decide(paid.staff, id, 'approved');
  expect(data.attributes.ledger.map(({ step, amount }) => [step, amount])).toEqual([
    ['pending', 0],
    ['hold', 0],
    ['approved', 200],
  ]);
  expect(await balance(paid)).toBe(200);
  await expect(decide(paid.staff, id, 'rejected')).rejects.toMatchObject({ status: 409 });
  const auditEntries = await app.context().db.selectFrom('audit_entries').select('action').where('object_id', '=', id).execute();
  expect(auditEntries.map(({ action }) => action)).toEqual(['cashback.hold', 'cashback.approved']);
});

test('a refunded fee rejects pending claims and claws back approved ones', async () => {
  const undecided = await aPaidReferral();
  const { id } = await claim(undecided);
  await undecided.refund();
  await expect(decide(undecided.staff, id, 'hold')).rejects.toMatchObject({ status: 409 });
  const paid = await aPaidReferral();
  await approveClaim(paid);
  await paid.refund();
  const { data } = await app.call(paid.referrer, 'GET /api/claim_cashbacks');
  expect(data[0]?.attributes).toMatchObject({ status: 'clawed_back' });
  expect(data[0]?.attributes.ledger.at(-1)).toMatchObject({ step: 'clawback', amount: -200 });
  expect([await balance(undecided), await balance(paid)]).toEqual([0, 0]);
});

test('no sequence of claims, decisions and refunds pays twice or more than the fee', { timeout: 120_000 }, async () => {
  const anyAction = fc.constantFrom('claim', 'hold', 'approved', 'rejected', 'refund', 'wait');
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 3, maxLength: 9 }), fc.boolean(), async (actions, concurrently) => {
      const paid = await aPaidReferral({ referral: 70_000, fee: 50_000 });
      const findClaimId = async () => (await app.call(paid.referrer, 'GET /api/claim_cashbacks')).data[0]?.id;
      const perform = async (action: (typeof actions)[number]) => {
        if (action === 'wait') return app.clock.advance(REFUND_PERIOD_MS);
        if (action === 'claim') return claim(paid);
        if (action === 'refund') return paid.refund();
        const id = await findClaimId();
        return id && decide(paid.staff, id, action);
      };
      if (concurrently) await Promise.allSettled(actions.map(perform));
      else for (const action of actions) await perform(action).catch(() => null);
      const total = await balance(paid);
      expect([0, 500]).toContain(total);
      if (actions.includes('refund') && !concurrently) expect(total).toBe(0);
      const { data } = await app.call(paid.referrer, 'GET /api/claim_cashbacks');
      expect(data.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 12 },
  );
});

test('programs with a referral amount are listed with at most the fee, and others are a 404', async () => {
  const program = await anOpenProgram(app.context(), { referral: 90_000, fee: 50_000 });
  const withoutAmount = await anOpenProgram(app.context(), { referral: 0 });
  const getAmount = (program_id: string) =>
    app.call(null, 'GET /api/programs/referral_amounts/{program_id}', { params: { program_id } });
  expect((await getAmount(program.id)).data.attributes).toMatchObject({ amount: 500, fee: 500 });
  await expect(getAmount(withoutAmount.id)).rejects.toMatchObject({ status: 404 });
  const { data } = await app.call(null, 'GET /api/programs/referral_amounts', { query: { per_page: 50 } });
  expect(data.map(({ id }) => id)).toContain(program.id);
});
