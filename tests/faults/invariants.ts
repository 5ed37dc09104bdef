/** The invariants after any fault, checked in the database and the provider's ledger. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { parseRupees } from '#platform/contract/money.ts';
import { METRICS_TOKEN, type Fixture } from './fixture.ts';

/** An invariant, the number of objects it was checked on, and its violations. */
export type Invariant = { name: string; checked: number; violations: string[] };

const PAID = ['success', 'refund_pending', 'refunded', 'refund_failed'] as const;
const mailId = (userId: string, dedupeKey: string) =>
  createHash('sha256').update(`${userId}:${dedupeKey}`).digest('hex').slice(0, 40);

/** Checks all invariants after waiting for queued mail. */
export async function checkInvariants(fixture: Fixture): Promise<Invariant[]> {
  await waitUntilMailIsSent(fixture);
  return [
    ...(await oneOfEachPerSuccess(fixture)),
    await noGrantWithoutSuccess(fixture),
    ...(await gaplessNumbers(fixture)),
    await sumsEqualTheLedger(fixture),
    await refundedOnce(fixture),
    await nothingPending(fixture),
  ];
}

const loadQueuedMail = (fixture: Fixture) => fixture.db.selectFrom('outbox_mails').select(['id', 'state']).execute();

async function waitUntilMailIsSent(fixture: Fixture): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(200))
    if ((await loadQueuedMail(fixture)).every(({ state }) => state === 'sent')) return;
}

const loadSuccesses = (fixture: Fixture) =>
  fixture.db
    .selectFrom('purchases')
    .select(['id', 'user_id', 'txnid', 'purchasable_id', 'invoice_number'])
    .where('status', '=', 'success')
    .execute();

/** Exactly one grant, one number, one notification and one e-mail for each successful purchase. */
async function oneOfEachPerSuccess(fixture: Fixture): Promise<Invariant[]> {
  const purchases = await loadSuccesses(fixture);
  const [unlocked, notifications, queued] = await Promise.all([
    fixture.db.selectFrom('fitment_scores').select('id').where('unlocked_at', 'is not', null).execute(),
    fixture.db.selectFrom('notifications').select(['user_id', 'dedupe_key']).execute(),
    loadQueuedMail(fixture),
  ]);
  const folder = path.join(fixture.folder, 'mail');
  const delivered = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const count = (name: string, countFor: (purchase: (typeof purchases)[number]) => number): Invariant => ({
    name,
    checked: purchases.length,
    violations: purchases.flatMap((purchase) => (countFor(purchase) === 1 ? [] : [`${purchase.txnid}: ${countFor(purchase)}`])),
  });
  const dedupeKey = (id: string) => `score-unlocked:${id}`;
  return [
    count('one grant per success', ({ purchasable_id }) => unlocked.filter(({ id }) => id === purchasable_id).length),
    count(
      'one invoice number per success',
      ({ invoice_number }) => purchases.filter((purchase) => purchase.invoice_number === invoice_number).length,
    ),
    count(
      'one notification per success',
      ({ id, user_id }) =>
        notifications.filter((notification) => notification.user_id === user_id && notification.dedupe_key === dedupeKey(id))
          .length,
    ),
    count(
      'one e-mail queued per success',
      ({ id, user_id }) => queued.filter((mail) => mail.id === mailId(user_id, dedupeKey(id))).length,
    ),
    count(
      'one e-mail delivered per success',
      ({ id, user_id }) => delivered.filter((file) => file === `${mailId(user_id, dedupeKey(id))}.eml`).length,
    ),
  ];
}

async function noGrantWithoutSuccess(fixture: Fixture): Promise<Invariant> {
  const unlocked = await fixture.db.selectFrom('fitment_scores').select('id').where('unlocked_at', 'is not', null).execute();
  const paid = new Set((await loadSuccesses(fixture)).map(({ purchasable_id }) => purchasable_id));
  return {
    name: 'no grant without success',
    checked: unlocked.length,
    violations: unlocked.flatMap(({ id }) => (paid.has(id) ? [] : [id])),
  };
}

/** Receipts and refunds are numbered 1 to n per series and year, and the counter is n. */
async function gaplessNumbers(fixture: Fixture): Promise<Invariant[]> {
  const receipts = await fixture.db
    .selectFrom('purchases')
    .select('invoice_number as number')
    .where('invoice_number', 'is not', null)
    .execute();
  const refunds = await fixture.db
    .selectFrom('refunds')
    .select('document_number as number')
    .where('document_number', 'is not', null)
    .execute();
  const counters = await fixture.db.selectFrom('invoice_counters').selectAll().execute();
  const numbers = [...receipts, ...refunds].map(({ number }) => number ?? '');
  const [gaps, duplicates]: [string[], string[]] = [[], []];
  for (const { series, financial_year, last } of counters) {
    const prefix = `${series}/${financial_year}/`;
    const inSeries = numbers.filter((number) => number.startsWith(prefix)).map((number) => Number(number.slice(prefix.length)));
    if (new Set(inSeries).size !== inSeries.length) duplicates.push(prefix);
    if (inSeries.length !== last || Math.max(0, ...inSeries) !== last) gaps.push(`${prefix}: ${inSeries.length} of ${last}`);
  }
  return [
    { name: 'no gap in numbers', checked: numbers.length, violations: gaps },
    { name: 'no number twice', checked: numbers.length, violations: duplicates },
  ];
}

/** Payments and refunds in the database equal those of the provider's ledger, individually and in total. */
async function sumsEqualTheLedger(fixture: Fixture): Promise<Invariant> {
  const { payments } = await fixture.ledger();
  const ours = await fixture.db
    .selectFrom('purchases')
    .leftJoin('refunds', 'refunds.purchase_id', 'purchases.id')
    .select(['txnid', 'status', 'purchases.amount_paise as price', 'held_because', 'receipt', 'refunds.amount_paise as refund'])
    .execute();
  const byTxnid = new Map(ours.map((row) => [row.txnid, row]));
  const violations: string[] = [];
  let [ourTotal, providerTotal] = [0, 0];
  for (const { request, status, unmappedstatus, amount, refunds } of payments) {
    const row = byTxnid.get(request.txnid);
    // Held payments count only after staff have decided.
    if (!row || row.held_because) continue;
    const paid = PAID.some((status) => status === row.status) ? (row.receipt ? row.price : (row.refund ?? row.price)) : 0;
    const refunded = row.status === 'refunded' ? (row.refund ?? 0) : 0;
    const paidAtProvider = status === 'success' && unmappedstatus === 'captured' ? (parseRupees(amount) ?? 0) : 0;
    const refundedAtProvider = refunds
      .filter((refund) => refund.status === 'success' && row.status === 'refunded')
      .reduce((sum, refund) => sum + (parseRupees(refund.amount) ?? 0), 0);
    ourTotal += paid - refunded;
    providerTotal += paidAtProvider - refundedAtProvider;
    if (paid !== paidAtProvider || refunded !== refundedAtProvider)
      violations.push(
        `${request.txnid} (${row.status}): ${paid}-${refunded} ours, ${paidAtProvider}-${refundedAtProvider} at the provider`,
      );
  }
  if (ourTotal !== providerTotal) violations.push(`in total ${ourTotal} ours, ${providerTotal} at the provider`);
  return { name: 'our sums equal the ledger', checked: payments.length, violations };
}

async function refundedOnce(fixture: Fixture): Promise<Invariant> {
  const { payments } = await fixture.ledger();
  const refunded = payments.filter(({ refunds }) => refunds.length > 0);
  const twice = refunded.filter(({ refunds }) => refunds.filter(({ status }) => status !== 'failure').length > 1);
  return { name: 'nothing refunded twice', checked: refunded.length, violations: twice.map(({ request }) => request.txnid) };
}

/** No transaction is left open, and the mail queue is empty. */
async function nothingPending(fixture: Fixture): Promise<Invariant> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where state like 'idle in transaction%' and now() - xact_start > interval '10 seconds'`.execute(fixture.db);
  const waiting = (await loadQueuedMail(fixture)).filter(({ state }) => state !== 'sent');
  return {
    name: 'no transaction is open and no mail waits',
    checked: 2,
    violations: [...rows.map(({ pid }) => `an open transaction of ${pid}`), ...waiting.map(({ id }) => `mail ${id} waits`)],
  };
}

const MAX_EVENT_LOOP_DELAY_S = 0.2;

/** After all faults the server answers without delay. Not for tests, whose machine may be busy. */
export async function checkEventLoop(fixture: Fixture): Promise<Invariant> {
  const read = async () => {
    const response = await fixture.send('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await response.text())?.[1]);
  };
  // A figure is of the time since it was last read.
  await read();
  await sleep(5000);
  const delay = await read();
  const name = 'the event loop is late by less than 200 ms (p99)';
  return { name, checked: 1, violations: delay < MAX_EVENT_LOOP_DELAY_S ? [] : [`${delay} s`] };
}

/** Formats the invariants, one per line. */
export const invariantLines = (invariants: readonly Invariant[]): string[] =>
  invariants.map(
    ({ name, checked, violations }) =>
      `  ${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${name} (${checked})${violations.map((violation) => `\n          ${violation}`).join('')}`,
  );
