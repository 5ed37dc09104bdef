/** The short form of `npm run faults`: real processes, killed and cut off, and the books that must hold all the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from '../faults/faults.ts';
import { untilReturned } from '../faults/provider-faults.ts';
import { checkInvariants } from '../faults/invariants.ts';
import { openWorld, type World } from '../faults/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each(faults.filter(({ short }) => short).map((fault) => [fault.id, fault.title, fault] as const))(
  '%s: %s',
  (_id, _title, fault) => fault.run(world),
);

test('an operator’s command sends a payment back once, and the report of the day finds no difference', async () => {
  const { purchase, txnid, member } = await world.aPurchase();
  await world.payer.pay(purchase);
  await world.until(txnid, 'success');
  expect(await world.command('refund', txnid)).toMatchObject({ status: 2, output: expect.stringContaining('--note') });
  const asked = await world.command('refund', txnid, '--note', 'bought for the wrong job');
  expect(asked).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^₹29\.00 for Role Fitment Score .* is on its way back\.$/),
  });
  await untilReturned(world, txnid);
  const again = await world.command('refund', txnid, '--note', 'again');
  expect(again.output).toMatch(/went back; the document is RFD\/\d{4}\/\d{6}\.$/);
  const document = await world.send(`/api/purchases/${purchase.id}/refund_pdf`, { headers: { cookie: member.cookie } });
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const report = await world.command('reconcile');
  expect(report).toMatchObject({ status: 0, output: expect.stringContaining('difference ₹0.00') });
});

test('after all of it every success has one grant, number, notification and e-mail, and the sums are the ledger’s', async () => {
  const invariants = await checkInvariants(world);
  expect(invariants.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(invariants.find(({ name }) => name === 'one grant per success')?.checked).toBeGreaterThan(8);
});
