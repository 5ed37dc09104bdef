import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { advanceRefund } from '../advance-refund.ts';
import { refundByOperator } from '../refund-by-operator.ts';
import { aPayer, aPurchase, aShop } from '../testing.ts';
import { compareBooks, type BookEntry } from './compare-books.ts';
import { dayInIndia, reconcileDay, reconcileYesterday } from './reconcile-day.ts';
import { formatReport } from './format-report.ts';

const shop = aShop();
const app = openTestApp({}, { ...shop, paymentSandbox: true });
const payer = aPayer(app);
const DAY = 86_400_000;

afterEach(() => payer.setCommandMode('ok'));
const today = () => reconcileDay(app.context(), dayInIndia(app.clock.now()));

test('after a day with every kind of payment the books agree to the paisa, and the report states the totals', async () => {
  for (const scenario of ['success', 'decline', 'cancel', 'pending', 'authorised', 'additional-charges', 'success']) {
    const { purchase } = await aPurchase(app, shop);
    await payer.pay(purchase, scenario);
  }
  const refunded = await aPurchase(app, shop, { amountPaise: 19_900 });
  await payer.pay(refunded.purchase);
  await refundByOperator(app.context(), { txnidOrNumber: refunded.txnid, note: 'asked' });
  for (let step = 0; step < 3; step += 1) await advanceRefund(app.context(), { purchaseId: refunded.purchase.id });
  const report = await today();
  expect(report).toMatchObject({
    purchases: 8,
    difference: 0,
    mismatches: [],
    ours: { payments: 4, paid: 3 * 4900 + 19_900, refunded: 19_900 },
  });
  expect(report.theirs).toEqual(report.ours);
  const lines = formatReport(report);
  for (const text of ['Payments of 2026-11-21', '₹346.00', '₹199.00', 'difference ₹0.00']) expect(lines).toContain(text);
  expect(await loadReport('2026-11-21')).toMatchObject({ difference_paise: 0, report: { purchases: 8 } });
});

const loadReport = (day: string) =>
  app.context().db.selectFrom('reconciliations').selectAll().where('day', '=', day).executeTakeFirstOrThrow();

test('a payment known only to the provider and a held payment are both listed', async () => {
  app.clock.advance(DAY);
  const lost = await aPurchase(app, shop);
  await payer.runScenario(lost.purchase, 'never-redirected');
  app.clock.advance(1000);
  const held = await aPurchase(app, shop);
  await payer.pay(held.purchase, 'wrong-amount');
  const report = await today();
  expect(report.difference).toBe(-(4900 + 100));
  expect(report.mismatches).toMatchObject([
    { txnid: lost.txnid, what: 'paid-there-only', ours: 0, theirs: 4900 },
    { txnid: held.txnid, what: 'held', theirs: 100 },
  ]);
  expect(formatReport(report)).toContain(`${lost.txnid} (created): paid at the provider, not here`);
});

test('the nightly report covers the previous day in India; it fails, to be retried, while the provider is unreachable', async () => {
  app.clock.advance(DAY);
  const { purchase } = await aPurchase(app, shop);
  await payer.pay(purchase);
  const day = dayInIndia(app.clock.now());
  app.clock.advance(DAY);
  await payer.setCommandMode('500');
  await expect(reconcileYesterday(app.context())).rejects.toThrow('could not be reached');
  await payer.setCommandMode('ok');
  await reconcileYesterday(app.context());
  expect(await loadReport(day)).toMatchObject({ difference_paise: 0, report: { purchases: 1, mismatches: [] } });
});

test('a day in India starts at 18:30 UTC', () => {
  expect(dayInIndia(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(dayInIndia(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});

test('the difference is zero exactly when the sums agree, and every disagreement is listed', () => {
  const amounts = fc.record({ paid: fc.nat(100_000), refunded: fc.nat(1000) });
  const entry = fc.record({
    txnid: fc.string(),
    status: fc.constantFrom('success' as const, 'failure' as const, 'refunded' as const),
    heldBecause: fc.constant(null),
    ours: amounts,
    theirs: fc.option(amounts),
  }) satisfies fc.Arbitrary<BookEntry>;
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const { difference, mismatches } = compareBooks('2026-11-21', entries);
      const net = entries
        .filter(({ theirs }) => theirs)
        .map(({ ours, theirs }) => ours.paid - ours.refunded - ((theirs?.paid ?? 0) - (theirs?.refunded ?? 0)));
      expect(difference).toBe(net.reduce((sum, amount) => sum + amount, 0));
      if (mismatches.length === 0) expect(difference).toBe(0);
      const equal = ({ ours, theirs }: BookEntry) => theirs?.paid === ours.paid && theirs.refunded === ours.refunded;
      expect(mismatches).toHaveLength(entries.filter((candidate) => !equal(candidate)).length);
    }),
  );
});
