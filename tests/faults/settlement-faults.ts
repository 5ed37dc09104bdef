/** Faults around one settlement: concurrent reports, crashes at exact points, cut connections, a silent provider. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Statement } from './database-proxy.ts';
import type { Fault } from './fault.ts';
import type { Fixture } from './fixture.ts';

const hasRun = (statement: Statement, part: string) => statement.before.some((sql) => sql.includes(part));
const NUMBER_INSERT = 'insert into "invoice_counters"';
const EVENT_INSERT = 'insert into "purchase_events"';
const isCommit = ({ sql }: Statement) => sql.toLowerCase() === 'commit';

/** The points at which the process is killed: around each of them a payment could be lost or counted twice. */
const CRASH_POINTS: Record<string, (statement: Statement) => boolean> = {
  'before the response is stored': (statement) => statement.phase === 'sent' && statement.sql.startsWith(EVENT_INSERT),
  'after the response is stored': (statement) =>
    statement.phase === 'done' && isCommit(statement) && hasRun(statement, EVENT_INSERT) && !hasRun(statement, NUMBER_INSERT),
  'after the payment was verified': (statement) => statement.phase === 'sent' && statement.sql.includes('pg_advisory_xact_lock'),
  'after the receipt number was assigned': (statement) => statement.phase === 'done' && statement.sql.startsWith(NUMBER_INSERT),
  'before the commit': (statement) => statement.phase === 'sent' && isCommit(statement) && hasRun(statement, NUMBER_INSERT),
  'after the commit, before the payer is redirected': (statement) =>
    statement.phase === 'done' && isCommit(statement) && hasRun(statement, NUMBER_INSERT),
};
const SHORT_POINTS = new Set(['after the response is stored', 'before the commit']);

async function sameResponseHundredTimes(fixture: Fixture): Promise<void> {
  const { purchase, txnid } = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(purchase, 'success');
  const responses = await Promise.all(Array.from({ length: 100 }, () => fixture.payer.returnToShop(fields)));
  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [303]);
  await fixture.waitForStatus(txnid, 'success');
}

async function concurrentReports(fixture: Fixture): Promise<void> {
  for (const browserFirst of [true, false]) {
    const { purchase, txnid } = await fixture.aPurchase();
    const { fields } = await fixture.payer.runScenario(purchase, 'success');
    const browser = () => fixture.payer.returnToShop(fields);
    const webhook = () => fixture.payer.control('webhook', { txnid });
    const both = browserFirst ? [browser(), webhook()] : [webhook(), browser()];
    await Promise.all([...both, fixture.reconcileNow()]);
    await fixture.waitForStatus(txnid, 'success');
    const events = await fixture.db
      .selectFrom('purchase_events')
      .innerJoin('purchases', 'purchases.id', 'purchase_id')
      .select('source')
      .where('txnid', '=', txnid)
      .execute();
    assert.ok(events.length >= 2 && events.length <= 3, `${events.length} events`);
  }
}

async function crashAt(fixture: Fixture, point: (statement: Statement) => boolean): Promise<void> {
  const { purchase, txnid } = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(purchase, 'success');
  await fixture.killAt(point, () => fixture.payer.returnToShop(fields));
  const before = await fixture.statusOf(txnid);
  assert.ok(['created', 'success'].includes(before), before);
  await fixture.restart();
  await fixture.waitForStatus(txnid, 'success');
}

async function tabClosedAndWebhookLost(fixture: Fixture): Promise<void> {
  const { purchase, txnid } = await fixture.aPurchase();
  await fixture.payer.runScenario(purchase, 'never-redirected', 'never');
  await fixture.waitForStatus(txnid, 'success', 240);
}

async function webhooksWhileDown(fixture: Fixture): Promise<void> {
  const { purchase, txnid } = await fixture.aPurchase();
  await fixture.payer.open(purchase);
  fixture.kill();
  await fixture.payer.control('pay', { txnid, scenario: 'never-redirected', webhook: 'after' });
  while ((await fixture.ledger()).deliveries.length > 0) await sleep(200);
  await fixture.restart();
  await fixture.waitForStatus(txnid, 'success');
}

/** The database connection breaks within a settlement, and around its commit, where the server cannot know the outcome. */
async function connectionCut(fixture: Fixture): Promise<void> {
  const points: [string, (statement: Statement) => boolean][] = [
    ['within the settlement', (statement) => statement.phase === 'done' && statement.sql.startsWith(NUMBER_INSERT)],
    [
      'before the commit arrives',
      (statement) => statement.phase === 'sent' && isCommit(statement) && hasRun(statement, NUMBER_INSERT),
    ],
    [
      'before the commit is confirmed',
      (statement) => statement.phase === 'done' && isCommit(statement) && hasRun(statement, NUMBER_INSERT),
    ],
  ];
  for (const [name, point] of points) {
    const { purchase, txnid } = await fixture.aPurchase();
    const { fields } = await fixture.payer.runScenario(purchase, 'success');
    let cuts = 0;
    fixture.proxy.watch((statement) => (cuts === 0 && point(statement) && (cuts += 1) > 0 ? 'cut' : 'pass'));
    const response = await fixture.payer.returnToShop(fields);
    fixture.proxy.watch(undefined);
    assert.equal(cuts, 1, name);
    assert.equal(response.status, 303, name);
    assert.ok(fixture.isAlive(), 'the server went down with a connection');
    await fixture.reconcileNow();
    await fixture.waitForStatus(txnid, 'success');
  }
}

async function clickedTwentyTimes(fixture: Fixture): Promise<void> {
  const { member, fitmentId, txnid } = await fixture.aPurchase();
  for (const headers of [{}, { 'idempotency-key': 'a-double-click' }]) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => fixture.beginPurchase(member.cookie, fitmentId, headers)),
    );
    const bodies = await Promise.all(
      responses.map(async (response) => (await response.json()) as { data?: { attributes: { txnid: string } } }),
    );
    assert.deepEqual(new Set(bodies.flatMap(({ data }) => (data ? [data.attributes.txnid] : []))), new Set([txnid]));
    assert.ok(responses.every(({ status }) => status === 201 || status === 409));
  }
}

export const settlementFaults: Fault[] = [
  { id: 'F1', title: 'the same response a hundred times at once', short: true, run: sameResponseHundredTimes },
  { id: 'F2', title: 'browser, webhook and reconciler at the same time', short: true, run: concurrentReports },
  ...Object.entries(CRASH_POINTS).map(([name, point]) => ({
    id: 'F3',
    title: `kill -9 ${name}`,
    short: SHORT_POINTS.has(name),
    run: (fixture: Fixture) => crashAt(fixture, point),
  })),
  { id: 'F4', title: 'the payer never returns and the webhook is lost', short: false, run: tabClosedAndWebhookLost },
  { id: 'F5', title: 'all three webhooks come while the server is down', short: false, run: webhooksWhileDown },
  { id: 'F12', title: 'connections cut in the middle of a transaction', short: true, run: connectionCut },
  { id: 'F24', title: 'Pay Now pressed twenty times at once', short: true, run: clickedTwentyTimes },
];
