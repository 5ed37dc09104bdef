/** Faults of PostgreSQL: restarted and paused under a load of purchases. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Fixture } from './fixture.ts';

const PURCHASES_PER_SECOND = 20;
const PAUSE_MS = 20_000;
const MAX_ANSWER_MS = 5000;
/** Other servers of tests wait longer, because a busy machine is no database that is away. */
export const LIMITS_OF_PRODUCTION = { DATABASE_SILENCE_MS: '700', DATABASE_WAIT_MS: '2000' };

/** Starts 20 purchases of one item per second; the returned function stops and resolves to the responses. */
export function startLoad(fixture: Fixture, { cookie, fitmentId }: { cookie: string; fitmentId: string }) {
  const responses: { at: number; tookMs: number; status: number }[] = [];
  let running = true;
  const purchase = async () => {
    const at = Date.now();
    const status = await fixture.beginPurchase(cookie, fitmentId).then(
      (response) => response.status,
      () => 0,
    );
    responses.push({ at, tookMs: Date.now() - at, status });
  };
  const pending: Promise<void>[] = [];
  const loop = (async () => {
    while (running) {
      pending.push(purchase());
      await sleep(1000 / PURCHASES_PER_SECOND);
    }
  })();
  return async () => {
    running = false;
    await loop;
    await Promise.all(pending);
    return responses;
  };
}

async function restartedUnderLoad(fixture: Fixture): Promise<void> {
  const item = await fixture.aPurchase();
  const paid = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(paid.purchase, 'success');
  const finish = startLoad(fixture, { cookie: item.member.cookie, fitmentId: item.fitmentId });
  await sleep(1000);
  const crashedAt = Date.now();
  await Promise.all([fixture.crashDatabase(1000), sleep(200).then(() => fixture.payer.returnToShop(fields))]);
  await fixture.untilReady();
  await sleep(1500);
  const responses = await finish();
  assert.ok(fixture.isAlive(), 'the server went down with the database');
  const statuses = new Set(responses.map(({ status }) => status));
  assert.deepEqual(new Set([...statuses, 201, 503]), new Set([201, 503]), `also saw ${[...statuses].join()}`);
  const last = Math.max(crashedAt, ...responses.filter(({ status }) => status === 503).map(({ at }) => at));
  assert.ok(last - crashedAt <= 10_000, `errors for ${last - crashedAt} ms`);
  await fixture.reconcileNow();
  await fixture.waitForStatus(paid.txnid, 'success');
}

/** Every answer comes within five seconds, however long the database stands still, and all is well five seconds after it goes on. */
async function pausedUnderLoad(fixture: Fixture): Promise<void> {
  const item = await fixture.aPurchase();
  const paid = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(paid.purchase, 'success');
  await fixture.restart(LIMITS_OF_PRODUCTION);
  let responses: Awaited<ReturnType<ReturnType<typeof startLoad>>> = [];
  await fixture.pauseDatabase(async () => {
    const finish = startLoad(fixture, { cookie: item.member.cookie, fitmentId: item.fitmentId });
    const returned = fixture.payer.returnToShop(fields).then(({ status }) => status);
    await sleep(PAUSE_MS);
    responses = await finish();
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([503]));
    assert.equal((await fixture.send('/healthz')).status, 200);
    assert.equal(await returned, 303);
  });
  assert.ok(responses.length > (PAUSE_MS / 1000) * PURCHASES_PER_SECOND * 0.8, `only ${responses.length} requests were made`);
  const slowest = Math.max(...responses.map(({ tookMs }) => tookMs));
  assert.ok(slowest <= MAX_ANSWER_MS, `an answer took ${slowest} ms`);
  assert.ok(fixture.isAlive());
  await fixture.untilReady(MAX_ANSWER_MS / 1000);
  await fixture.reconcileNow();
  await fixture.waitForStatus(paid.txnid, 'success');
  await fixture.restart();
}

export const databaseFaults: Fault[] = [
  { id: 'F10', title: 'PostgreSQL crashes and restarts under 20 purchases a second', short: true, run: restartedUnderLoad },
  { id: 'F11', title: 'PostgreSQL is paused for twenty seconds under 20 purchases a second', short: false, run: pausedUnderLoad },
];
