/** Faults of the server's process: stopped during a task, killed while it sends a mail, without a processor. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { queueMail } from '#platform/mail/outbox.ts';
import { startSmtp } from '../setup/fake-smtp.ts';
import { LIMITS_OF_PRODUCTION, startLoad } from './database-faults.ts';
import type { Fault } from './fault.ts';
import type { Fixture } from './fixture.ts';

const MAX_STOP_MS = 15_000;
const STARVED_MS = 20_000;
/** Of each second the process may run so long. */
const RUNNING_MS = 60;

/** A task asks the provider, which takes its time, when the server is told to stop. */
async function stoppedDuringTask(fixture: Fixture): Promise<void> {
  const { purchase, txnid } = await fixture.aPurchase();
  await fixture.payer.runScenario(purchase, 'success');
  await fixture.payer.setCommandMode('delay', 1);
  await fixture.reconcileNow();
  await untilTask(fixture, 'active');
  const answers = Array.from({ length: 50 }, () => fixture.send('/api/jobs').then(({ status }) => status));
  const { code, tookMs } = await fixture.stop();
  assert.deepEqual(new Set(await Promise.all(answers)), new Set([200]));
  assert.equal(code, 0);
  assert.ok(tookMs <= MAX_STOP_MS, `stopping took ${tookMs} ms`);
  await untilTask(fixture, 'completed');
  await fixture.payer.setCommandMode('ok');
  await fixture.restart();
  await fixture.waitForStatus(txnid, 'success');
}

/** Waits until the newest check of open payments has this state. */
async function untilTask({ db }: Fixture, expected: string): Promise<void> {
  for (const end = Date.now() + 10_000; ; await sleep(50)) {
    const { rows } = await sql<{ state: string }>`
      select state from tasks.job where name = 'payments.catch-up' order by created_on desc limit 1`.execute(db);
    if (rows[0]?.state === expected) return;
    if (Date.now() > end) throw new Error(`the task is ${rows[0]?.state}, not ${expected}`);
  }
}

/** The mail server has taken a message, and the process dies before it hears so. */
async function killedWhileSending(fixture: Fixture): Promise<void> {
  const smtp = await startSmtp();
  try {
    await fixture.restart({ SMTP_URL: smtp.url });
    smtp.respondWith('say-nothing');
    const subject = `Killed ${randomUUID()}`;
    const ctx = fixture.context();
    await ctx.inTransaction((inner) =>
      queueMail(inner, {
        id: randomUUID(),
        userId: null,
        to: 'asha@people.example',
        subject,
        text: 'Your score is ready.',
      }),
    );
    const received = () => smtp.messages.filter((message) => message.includes(subject));
    for (const end = Date.now() + 20_000; received().length === 0; await sleep(20))
      if (Date.now() > end) throw new Error('the mail was never sent');
    fixture.kill();
    smtp.respondWith('accept');
    await fixture.restart({ SMTP_URL: smtp.url });
    for (const end = Date.now() + 120_000; received().length < 2; await sleep(200))
      if (Date.now() > end) throw new Error('the mail was not sent again');
    await sleep(3000);
    const ids = received().map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
    assert.equal(ids.length, 2);
    assert.equal(new Set(ids).size, 1, 'a copy has a Message-ID of its own');
  } finally {
    await fixture.restart();
    await smtp.stop();
  }
}

/** The process is stopped for most of each second: some requests are refused, nothing is wrong afterwards. */
async function withoutProcessor(fixture: Fixture): Promise<void> {
  const item = await fixture.aPurchase();
  const paid = await fixture.aPurchase();
  const { fields } = await fixture.payer.runScenario(paid.purchase, 'success');
  await fixture.restart(LIMITS_OF_PRODUCTION);
  const finish = startLoad(fixture, { cookie: item.member.cookie, fitmentId: item.fitmentId });
  const returned = fixture.payer.returnToShop(fields).catch(() => null);
  for (const end = Date.now() + STARVED_MS; Date.now() < end;) {
    fixture.signal('SIGSTOP');
    await sleep(1000 - RUNNING_MS);
    fixture.signal('SIGCONT');
    await sleep(RUNNING_MS);
  }
  const responses = await finish();
  await returned;
  // 0 is a client that waited for longer than half a minute.
  const others = responses.filter(({ status }) => ![201, 503, 408, 0].includes(status));
  assert.deepEqual(others, []);
  assert.ok(fixture.isAlive());
  await fixture.untilReady();
  assert.equal((await fixture.beginPurchase(item.member.cookie, item.fitmentId)).status, 201);
  const rows = await fixture.db.selectFrom('purchases').select('id').where('user_id', '=', item.member.id).execute();
  assert.equal(rows.length, 1, 'one item has several purchases');
  await fixture.reconcileNow();
  await fixture.waitForStatus(paid.txnid, 'success');
  await fixture.restart();
}

export const processFaults: Fault[] = [
  { id: 'F20', title: 'SIGTERM with fifty requests and a task under way', short: true, run: stoppedDuringTask },
  { id: 'F21', title: 'kill -9 while a mail is being sent', short: false, run: killedWhileSending },
  { id: 'F29', title: 'no processor for most of each second, under 20 purchases a second', short: false, run: withoutProcessor },
];
