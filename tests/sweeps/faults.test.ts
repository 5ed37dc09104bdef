/**
 * A selection of the faults of `npm run faults`: real processes are killed and disconnected, and the payment records must stay
 * correct.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from '../faults/faults.ts';
import { waitForRefund } from '../faults/provider-faults.ts';
import { checkInvariants } from '../faults/invariants.ts';
import { openFixture, type Fixture } from '../faults/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test.each(faults.filter(({ short }) => short).map((fault) => [fault.id, fault.title, fault] as const))(
  '%s: %s',
  (_id, _title, fault) => fault.run(fixture),
);

test('the refund command refunds a payment once, and the daily report finds no difference', async () => {
  const { purchase, txnid, member } = await fixture.aPurchase();
  await fixture.payer.pay(purchase);
  await fixture.waitForStatus(txnid, 'success');
  expect(await fixture.command('refund', txnid)).toMatchObject({ status: 2, output: expect.stringContaining('--note') });
  const finance = { slug: 'refunder', name: 'Refunder', email: 'refunder@people.example', staff_scopes: ['finance' as const] };
  await fixture.db.insertInto('users').values(finance).execute();
  const refundFor = (note: string) => fixture.command('refund', txnid, '--note', note, '--as', 'refunder');
  const refund = await refundFor('bought for the wrong job');
  expect(refund).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^₹29\.00 for Role Fitment Score .* is being refunded\.$/),
  });
  await waitForRefund(fixture, txnid);
  const again = await refundFor('again');
  expect(again.output).toMatch(/has been refunded; the document is RFD\/\d{4}\/\d{6}\.$/);
  const document = await fixture.send(`/api/purchases/${purchase.id}/refund_pdf`, { headers: { cookie: member.cookie } });
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const report = await fixture.command('reconcile');
  expect(report).toMatchObject({ status: 0, output: expect.stringContaining('difference ₹0.00') });
});

test('after all faults every successful payment has one grant, invoice number, notification and e-mail, and the totals equal the ledger', async () => {
  const invariants = await checkInvariants(fixture);
  expect(invariants.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(invariants.find(({ name }) => name === 'one grant per success')?.checked).toBeGreaterThan(8);
});
