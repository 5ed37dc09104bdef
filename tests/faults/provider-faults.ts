/** Faults of the provider and of hostile senders: bad days of its commands, late and double successes, lost refunds, forged answers. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { World } from './world.ts';

const MODES = ['delay', '500', 'html', 'reset', '429', 'not-found', 'nulls', 'wrong-amount'];

async function badDays(world: World): Promise<void> {
  for (const mode of MODES) {
    const { purchase, txnid } = await world.aPurchase();
    const { fields } = await world.payer.play(purchase, 'success');
    await world.payer.commands(mode);
    assert.equal((await world.payer.come(fields)).status, 303, mode);
    assert.equal(await world.statusOf(txnid), 'pending', mode);
    await world.payer.commands('ok');
    if (mode === 'wrong-amount') {
      const row = await world.db
        .selectFrom('purchases')
        .select('held_because')
        .where('txnid', '=', txnid)
        .executeTakeFirstOrThrow();
      assert.equal(row.held_because, 'another amount');
      assert.match(world.log(), /"alert":"payment-held"/);
    }
    await world.reconcileNow();
    await world.until(txnid, 'success');
  }
}

async function forgedAnswers(world: World): Promise<void> {
  const { purchase, txnid } = await world.aPurchase();
  const { fields } = await world.payer.play(purchase, 'decline');
  const forged: Record<string, string>[] = [
    { ...fields, status: 'success', unmappedstatus: 'captured' },
    { ...fields, key: 'another', status: 'success' },
    { ...fields, status: 'success', hash: 'f'.repeat(128) },
    { ...fields, status: 'success', hash: '', extra: 'x'.repeat(500), __proto__x: '1' },
    { ...fields, status: 'success', additional_charges: '1.00', additionalCharges: '2.00' },
  ];
  for (const answer of forged) assert.equal((await world.payer.come(answer)).status, 303);
  const arrays = `txnid=${txnid}&status[]=success&status[]=x&hash[]=${'0'.repeat(128)}`;
  assert.equal(await world.postAlone('/api/purchases/purchase_response', arrays), 303);
  assert.equal(await world.postAlone('/api/purchases/purchase_response', `txnid=${txnid}&x=${'y'.repeat(1_000_000)}`), 413);
  assert.equal(await world.statusOf(txnid), 'failure');
  assert.match(world.log(), /not signed for this purchase/);
}

async function lateAndDouble(world: World): Promise<void> {
  const late = await world.aPurchase();
  const { fields } = await world.payer.play(late.purchase, 'late-success');
  await world.payer.come(fields);
  assert.equal(await world.statusOf(late.txnid), 'failure');
  await world.payer.control('finish', { txnid: late.txnid, webhook: 'after' });
  await world.until(late.txnid, 'success');
  await payTwice(world);
}

/** Two payments of one item, settled at the same moment; answers the one that goes back. */
async function payTwice(world: World): Promise<string> {
  const first = await world.aPurchase();
  const second = await world.anotherPurchase(first);
  assert.notEqual(second.attributes.txnid, first.txnid);
  const answers = [await world.payer.play(first.purchase, 'success'), await world.payer.play(second, 'success')];
  await Promise.all(answers.map(({ fields }) => world.payer.come(fields)));
  const ids = [first.txnid, second.attributes.txnid];
  const statuses = await Promise.all(ids.map((txnid) => world.statusOf(txnid)));
  assert.equal(statuses.filter((status) => status === 'success').length, 1, statuses.join());
  const returned = ids[statuses.findIndex((status) => status !== 'success')] ?? '';
  await untilReturned(world, returned);
  return returned;
}

/** Follows a refund to its end, without waiting for the minutes between two looks. */
export async function untilReturned(world: World, txnid: string): Promise<void> {
  for (let look = 0; look < 40; look += 1) {
    if ((await world.statusOf(txnid)) === 'refunded') return;
    await world.db.updateTable('purchases').set({ next_check_at: new Date() }).where('txnid', '=', txnid).execute();
    await world.reconcileNow();
    await sleep(500);
  }
  throw new Error(`${txnid} is ${await world.statusOf(txnid)}, not refunded`);
}

async function refundAnswerLost(world: World): Promise<void> {
  await world.payer.commands('no-refund-answer');
  setTimeout(() => void world.payer.commands('ok'), 4000);
  const returned = await payTwice(world);
  const { payments } = await world.ledger();
  assert.equal(payments.find(({ request }) => request.txnid === returned)?.refunds.length, 1);
}

export const providerFaults: Fault[] = [
  { id: 'F6', title: 'verification is slow, broken, garbled, cut off, refused, empty or wrong', short: false, run: badDays },
  { id: 'F7', title: 'forged, foreign, oversized and misshapen answers', short: true, run: forgedAnswers },
  { id: 'F8', title: 'a success after a failure, and two successes for one item', short: true, run: lateAndDouble },
  { id: 'F9', title: 'the answer to a refund is lost after it was accepted', short: false, run: refundAnswerLost },
];
