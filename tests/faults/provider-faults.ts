/** Faults caused by the provider or by attackers: failing commands, late and double successes, lost refund responses, forged responses. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Fixture } from './fixture.ts';

const FAILURE_MODES = ['delay', '500', 'html', 'reset', '429', 'not-found', 'nulls', 'wrong-amount'];

async function failingVerification(fixture: Fixture): Promise<void> {
  for (const mode of FAILURE_MODES) {
    const { purchase, txnid } = await fixture.aPurchase();
    const { fields } = await fixture.payer.runScenario(purchase, 'success');
    await fixture.payer.setCommandMode(mode);
    assert.equal((await fixture.payer.returnToShop(fields)).status, 303, mode);
    assert.equal(await fixture.statusOf(txnid), 'pending', mode);
    await fixture.payer.setCommandMode('ok');
    if (mode === 'wrong-amount') {
      const row = await fixture.db
        .selectFrom('purchases')
        .select('held_because')
        .where('txnid', '=', txnid)
        .executeTakeFirstOrThrow();
      assert.equal(row.held_because, 'another amount');
      assert.match(fixture.log(), /"alert":"payment-held"/);
    }
    await fixture.reconcileNow();
    await fixture.waitForStatus(txnid, 'success');
  }
}

async function forgedResponses(fixture: Fixture): Promise<void> {
  const { purchase, txnid } = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(purchase, 'decline');
  const forged: Record<string, string>[] = [
    { ...fields, status: 'success', unmappedstatus: 'captured' },
    { ...fields, key: 'another', status: 'success' },
    { ...fields, status: 'success', hash: 'f'.repeat(128) },
    { ...fields, status: 'success', hash: '', extra: 'x'.repeat(500), __proto__x: '1' },
    { ...fields, status: 'success', additional_charges: '1.00', additionalCharges: '2.00' },
  ];
  for (const response of forged) assert.equal((await fixture.payer.returnToShop(response)).status, 303);
  const arrays = `txnid=${txnid}&status[]=success&status[]=x&hash[]=${'0'.repeat(128)}`;
  assert.equal(await fixture.postOnNewConnection('/api/purchases/purchase_response', arrays), 303);
  assert.equal(
    await fixture.postOnNewConnection('/api/purchases/purchase_response', `txnid=${txnid}&x=${'y'.repeat(1_000_000)}`),
    413,
  );
  assert.equal(await fixture.statusOf(txnid), 'failure');
  assert.match(fixture.log(), /no valid signature for this purchase/);
}

async function lateAndDoubleSuccess(fixture: Fixture): Promise<void> {
  const late = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(late.purchase, 'late-success');
  await fixture.payer.returnToShop(fields);
  assert.equal(await fixture.statusOf(late.txnid), 'failure');
  await fixture.payer.control('finish', { txnid: late.txnid, webhook: 'after' });
  await fixture.waitForStatus(late.txnid, 'success');
  await payTwice(fixture);
}

/** Settles two payments of one item at the same time; returns the transaction id of the refunded one. */
async function payTwice(fixture: Fixture): Promise<string> {
  const first = await fixture.aPurchase();
  const second = await fixture.anotherPurchase(first);
  assert.notEqual(second.attributes.txnid, first.txnid);
  const responses = [
    await fixture.payer.runScenario(first.purchase, 'success'),
    await fixture.payer.runScenario(second, 'success'),
  ];
  await Promise.all(responses.map(({ fields }) => fixture.payer.returnToShop(fields)));
  const ids = [first.txnid, second.attributes.txnid];
  const statuses = await Promise.all(ids.map((txnid) => fixture.statusOf(txnid)));
  assert.equal(statuses.filter((status) => status === 'success').length, 1, statuses.join());
  const refundedTxnid = ids[statuses.findIndex((status) => status !== 'success')] ?? '';
  await waitForRefund(fixture, refundedTxnid);
  return refundedTxnid;
}

/** Waits until a refund is complete, without the delay between scheduled checks. */
export async function waitForRefund(fixture: Fixture, txnid: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if ((await fixture.statusOf(txnid)) === 'refunded') return;
    await fixture.db.updateTable('purchases').set({ next_check_at: new Date() }).where('txnid', '=', txnid).execute();
    await fixture.reconcileNow();
    await sleep(500);
  }
  throw new Error(`${txnid} is ${await fixture.statusOf(txnid)}, not refunded`);
}

async function refundResponseLost(fixture: Fixture): Promise<void> {
  await fixture.payer.setCommandMode('no-refund-answer');
  setTimeout(() => void fixture.payer.setCommandMode('ok'), 4000);
  const refundedTxnid = await payTwice(fixture);
  const { payments } = await fixture.ledger();
  assert.equal(payments.find(({ request }) => request.txnid === refundedTxnid)?.refunds.length, 1);
}

export const providerFaults: Fault[] = [
  {
    id: 'F6',
    title: 'verification is slow, failing, garbled, cut off, refused, empty or wrong',
    short: false,
    run: failingVerification,
  },
  { id: 'F7', title: 'forged, foreign, oversized and malformed responses', short: true, run: forgedResponses },
  { id: 'F8', title: 'a success after a failure, and two successes for one item', short: true, run: lateAndDoubleSuccess },
  { id: 'F9', title: 'the response to an accepted refund is lost', short: false, run: refundResponseLost },
];
