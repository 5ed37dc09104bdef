/** Faults of PostgreSQL: restarted and paused under a load of purchases. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import type { Fixture } from './fixture.ts';

const RATE = 20;

/** Begins purchases of one item at 20 a second until told to stop; answers what came back, and when. */
function load(fixture: Fixture, { cookie, fitmentId }: { cookie: string; fitmentId: string }) {
  const seen: { at: number; took: number; status: number }[] = [];
  let running = true;
  const one = async () => {
    const at = Date.now();
    const status = await fixture.begin(cookie, fitmentId).then(
      (response) => response.status,
      () => 0,
    );
    seen.push({ at, took: Date.now() - at, status });
  };
  const pending: Promise<void>[] = [];
  const loop = (async () => {
    while (running) {
      pending.push(one());
      await sleep(1000 / RATE);
    }
  })();
  return async () => {
    running = false;
    await loop;
    await Promise.all(pending);
    return seen;
  };
}

async function restartedUnderLoad(fixture: Fixture): Promise<void> {
  const item = await fixture.aPurchase();
  const paid = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(paid.purchase, 'success');
  const finish = load(fixture, { cookie: item.member.cookie, fitmentId: item.fitmentId });
  await sleep(1000);
  const down = Date.now();
  await Promise.all([fixture.crashDatabase(1000), sleep(200).then(() => fixture.payer.returnToShop(fields))]);
  await fixture.untilReady();
  await sleep(1500);
  const seen = await finish();
  assert.ok(fixture.isAlive(), 'the product went down with the database');
  const statuses = new Set(seen.map(({ status }) => status));
  assert.deepEqual(new Set([...statuses, 201, 503]), new Set([201, 503]), `also saw ${[...statuses].join()}`);
  const last = Math.max(down, ...seen.filter(({ status }) => status === 503).map(({ at }) => at));
  assert.ok(last - down <= 10_000, `errors for ${last - down} ms`);
  await fixture.reconcileNow();
  await fixture.until(paid.txnid, 'success');
}

async function pausedUnderLoad(fixture: Fixture): Promise<void> {
  const item = await fixture.aPurchase();
  const paid = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(paid.purchase, 'success');
  let answered = 0;
  await fixture.pauseDatabase(async () => {
    const finish = load(fixture, { cookie: item.member.cookie, fitmentId: item.fitmentId });
    const back = fixture.payer.returnToShop(fields).then(({ status }) => status);
    await sleep(4000);
    const seen = await finish();
    answered = seen.length;
    assert.deepEqual(new Set(seen.map(({ status }) => status)), new Set([503]));
    assert.equal((await fixture.send('/healthz')).status, 200);
    assert.equal(await back, 303);
  });
  assert.ok(answered > 0 && fixture.isAlive());
  await fixture.untilReady();
  await fixture.reconcileNow();
  await fixture.until(paid.txnid, 'success');
}

export const databaseFaults: Fault[] = [
  { id: 'F10', title: 'PostgreSQL crashes and restarts under 20 purchases a second', short: true, run: restartedUnderLoad },
  { id: 'F11', title: 'PostgreSQL stands still under 20 purchases a second', short: false, run: pausedUnderLoad },
];
