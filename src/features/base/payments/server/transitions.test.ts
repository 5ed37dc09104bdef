import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { PurchaseStatus } from '../contract.ts';
import { aPurchase, aShop } from './testing.ts';
import { isOpen, canTransition, TRANSITIONS } from './transitions.ts';

const shop = aShop();
const app = openTestApp({}, shop);
const STATES = PurchaseStatus.options;

test('the database and the code have the same transitions', async () => {
  const rows = await app.context().db.selectFrom('purchase_transitions').select(['from_status', 'to_status']).execute();
  const inDatabase = rows.map(({ from_status, to_status }) => `${from_status} > ${to_status}`);
  const inCode = STATES.flatMap((from) => TRANSITIONS[from].map((to) => `${from} > ${to}`));
  expect(inDatabase.toSorted()).toEqual(inCode.toSorted());
});

test('a successful payment never becomes a failure', () => {
  const settled = STATES.filter((state) => !['created', 'pending', 'failure'].includes(state));
  for (const from of settled) {
    expect(isOpen(from)).toBe(false);
    for (const to of ['created', 'pending', 'failure', 'success'] as const) expect(canTransition(from, to)).toBe(false);
  }
});

test('the database refuses every transition outside the table', async () => {
  const { purchase } = await aPurchase(app, shop);
  const { db } = app.context();
  const forced = async (from: PurchaseStatus, to: PurchaseStatus) =>
    db.transaction().execute(async (trx) => {
      const set = (status: PurchaseStatus) =>
        trx.updateTable('purchases').set({ status }).where('id', '=', purchase.id).execute();
      await trx
        .updateTable('purchases')
        .set({ provider_ref: 'x', invoice_number: 'x', receipt: '{}', verified_at: new Date() })
        .where('id', '=', purchase.id)
        .execute();
      await trx
        .insertInto('refunds')
        .values({ purchase_id: purchase.id, token: 'x', amount_paise: 1, reason: 'operator', note: '', began_at: new Date() })
        .execute();
      for (const step of pathTo(from)) await set(step);
      await set(to);
      throw new Error('went through');
    });
  for (const from of STATES)
    for (const to of STATES) {
      if (from === to) continue;
      await expect(forced(from, to), `${from} > ${to}`).rejects.toThrow(
        canTransition(from, to) ? 'went through' : 'cannot become',
      );
    }
});

/** The shortest path of transitions from `created` to a status. */
function pathTo(state: PurchaseStatus): PurchaseStatus[] {
  const paths: PurchaseStatus[][] = [['created']];
  for (const path of paths) {
    const last = path.at(-1) ?? 'created';
    if (last === state) return path.slice(1);
    for (const next of TRANSITIONS[last]) if (!path.includes(next)) paths.push([...path, next]);
  }
  throw new Error(`no way to ${state}`);
}

test('a refunded purchase always has a refund record', async () => {
  const { purchase } = await aPurchase(app, shop);
  const attempt = app
    .context()
    .db.updateTable('purchases')
    .set({ status: 'refund_pending', provider_ref: 'y' })
    .where('id', '=', purchase.id)
    .execute();
  await expect(attempt).rejects.toThrow('without a refund');
});
