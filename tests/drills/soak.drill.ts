import assert from 'node:assert/strict';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '#platform/db/with-client.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder, openFilledServer, type FilledServer } from './filled-server.ts';
import { beginMixedUse, type MixedUse } from './mixed-use.ts';
import { countKeptConnections, countOpenTransactions, takeSample, type Sample } from './watch-process.ts';

const MEMBERS = 50;
const MINUTES = Number(process.env['DURATION'] ?? 30);
const SAMPLE_MS = Math.min(30_000, (MINUTES * 60_000) / 18);
/** Only every so many samples follow a full collection, so that the process lives as usual in between. */
const SAMPLES_PER_COLLECTION = 3;
const METRICS_TOKEN = 'soak-soak-soak-soak';

/** After so much of the time, caches are full: what is kept at rest then is compared with what is kept at rest in the end. */
const WARM_UP = 1 / 3;
/** What is kept at rest may grow so fast at most: less than a day's restart would notice. */
const MAX_GROWTH_MB_PER_HOUR = 30;
const MAX_RESIDENT_MB = 800;
/** A background task may have opened another connection meanwhile. */
const MAX_MORE_CONNECTIONS = 3;
const MAX_MORE_FILES = 10;
/** After this time without use, kept connections are closed, those of clients after 75 seconds. */
const QUIET_MS = 90_000;

export const drill: Drill = {
  title: `Fifty members use a server in every way for half an hour: its memory stays, and nothing is lost or left`,
  needs: 'nothing; about 2 GB in the folder for temporary files. DURATION is its length in minutes, 30 by default',
  run: async (say) => {
    const folder = makeDrillFolder();
    // Connections are kept as behind a proxy.
    const settings = { METRICS_TOKEN, LOG_LEVEL: 'warn', TRUST_PROXY: 'true' };
    const site = await openFilledServer(folder, 1, settings, 'tests/setup/collecting-server.ts');
    try {
      await soak(site, say);
    } finally {
      await site.stop();
      site.providers.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function soak(site: FilledServer, say: (line: string) => void): Promise<void> {
  const watched = { server: site.server, metricsToken: METRICS_TOKEN, databaseUrl: site.url };
  await sleep(QUIET_MS);
  const before = { ...(await takeSample(watched, true)), databaseConnections: await countKeptConnections(site.url) };
  say(`before: ${describe(before)}`);

  const use = await beginMixedUse(site, MEMBERS);
  const samples: Sample[] = [];
  let told = 0;
  const watch = async (minutes: number) => {
    for (const end = Date.now() + minutes * 60_000; Date.now() < end;) {
      await sleep(SAMPLE_MS);
      for (; told < use.problems.length; told += 1) say(`PROBLEM ${use.problems[told]}`);
      const sample = await takeSample(watched, samples.length % SAMPLES_PER_COLLECTION === 0);
      samples.push(sample);
      say(`${describe(sample)}, ${use.accepted.answers} answers`);
    }
    await use.stop();
  };
  await watch(MINUTES * WARM_UP);
  await sleep(QUIET_MS);
  const warm = await takeSample(watched, true);
  say(`at rest: ${describe(warm)}`);
  use.goOn();
  await watch(MINUTES * (1 - WARM_UP));
  const failures: unknown[] = [];
  const check = async (verdict: () => string | Promise<string>) => {
    try {
      say(await verdict());
    } catch (error) {
      failures.push(error);
    }
  };
  await check(() => expectNothingLost(site.url, site.origin, use));
  await check(() => expectNoProblems(use.problems));
  for (const { socket } of use.members) socket.close();
  await sleep(QUIET_MS);
  const after = { ...(await takeSample(watched, true)), databaseConnections: await countKeptConnections(site.url) };
  say(`after: ${describe(after)}`);
  await check(() => expectFlatMemory(samples, warm, after));
  const openTransactions = await countOpenTransactions(site.url);
  await check(() => expectNothingLeft(before, after, openTransactions));
  await check(() => expectQuietLog(site.server.output()));
  if (failures.length > 0) throw new AggregateError(failures, 'the soak does not hold');
}

function describe({ residentMB, collectedMB, databaseConnections, sockets, openFiles, eventLoopP99Ms }: Sample): string {
  const kept = collectedMB === undefined ? '' : `, ${collectedMB.toFixed(1)} MB kept`;
  return (
    `${residentMB.toFixed(0)} MB resident${kept}, ${databaseConnections} connections to the database, ${sockets} sockets, ` +
    `${openFiles} open files, event loop p99 ${eventLoopP99Ms.toFixed(0)} ms`
  );
}

function expectNoProblems(problems: readonly string[]): string {
  assert.equal(problems.length, 0, `${problems.length} problems, the first:\n${problems.slice(0, 10).join('\n')}`);
  return 'no answer was 500 or above, none a refusal, and no connection broke';
}

function expectQuietLog(output: string): string {
  assert.deepEqual(output.match(/"level":"(?:error|fatal)".*/g) ?? [], [], 'the log has errors');
  return 'the log has no error';
}

// At rest, because what fifty requests hold at a moment differs by more than a leak would add in half an hour.
function expectFlatMemory(samples: readonly Sample[], warm: Sample, after: Sample): string {
  const growth = ((after.collectedMB ?? 0) - (warm.collectedMB ?? 0)) / ((MINUTES * (1 - WARM_UP)) / 60);
  const peak = Math.max(...samples.map(({ residentMB }) => residentMB));
  const line = `what is kept at rest grew by ${growth.toFixed(1)} MB an hour, at most ${peak.toFixed(0)} MB were resident`;
  assert.ok(growth <= MAX_GROWTH_MB_PER_HOUR && peak <= MAX_RESIDENT_MB, line);
  return line;
}

function expectNothingLeft(before: Sample, after: Sample, openTransactions: number): string {
  assert.equal(openTransactions, 0);
  assert.equal(after.sockets, 0);
  assert.ok(after.databaseConnections <= before.databaseConnections + MAX_MORE_CONNECTIONS);
  assert.ok(after.openFiles <= before.openFiles + MAX_MORE_FILES);
  return 'no socket, transaction, connection or file is left';
}

/** Compares what was accepted with the rows and files that are there. */
async function expectNothingLost(url: string, origin: string, { accepted, members }: MixedUse): Promise<string> {
  const select = <Row>(query: string, values: unknown[] = []) =>
    withClient(url, async (client) => (await client.query(query, values)).rows as Row[]);
  const count = async (query: string, values: unknown[]) => (await select<{ count: number }>(query, values))[0]?.count;
  const ids = members.map(({ member }) => member.id);
  const counted = [
    ['comments', 'author_id', accepted.comments],
    ['job_applications', 'user_id', accepted.applications],
  ] as const;
  for (const [table, owner, expected] of counted) {
    assert.equal(
      await count(`select count(*)::int from ${table} where ${owner} = any($1::uuid[])`, [ids]),
      expected.length,
      table,
    );
    assert.equal(
      await count(`select count(*)::int from ${table} where id = any($1::uuid[])`, [expected]),
      expected.length,
      table,
    );
  }
  const paid = `select count(*)::int from purchases join fitment_scores on fitment_scores.id = purchasable_id::uuid
    where txnid = any($1) and purchases.status = 'success' and invoice_number is not null and unlocked_at is not null`;
  assert.equal(await count(paid, [accepted.payments]), accepted.payments.length, 'purchases');
  assert.equal(
    await count(`select count(*)::int from purchases where user_id = any($1::uuid[])`, [ids]),
    accepted.payments.length,
  );
  for (const [id, jobs] of accepted.saved) {
    const query = `select count(*)::int from saved_jobs where user_id = $1`;
    assert.equal(await count(query, [id]), jobs.size, 'saved jobs');
  }
  for (const { cookie, id, text } of accepted.uploads) {
    const response = await fetch(`${origin}/api/resumes/${id}/file`, { headers: { cookie } });
    assert.equal(await response.text(), text, 'a file');
  }
  const notifications = await expectNotifications(select, members);
  return (
    `${accepted.answers} answers; all of ${accepted.comments.length} comments, ${accepted.applications.length} applications, ` +
    `${accepted.uploads.length} files, ${accepted.payments.length} payments and ${notifications} notifications are there, once`
  );
}

/** Every notification has arrived at its member's socket, once and in order. Returns how many there were. */
async function expectNotifications(
  select: <Row>(query: string, values?: unknown[]) => Promise<Row[]>,
  members: MixedUse['members'],
): Promise<number> {
  let total = 0;
  for (const { member, socket } of members) {
    const load = () =>
      select<{ sequence: number }>(
        'select sequence::int from notifications where user_id = $1 and shown and cleared_at is null order by sequence',
        [member.id],
      );
    let rows = await load();
    for (const end = Date.now() + 60_000; rows.at(-1)?.sequence !== socket.received.at(-1); rows = await load()) {
      assert.ok(Date.now() < end, `a socket is at ${socket.received.at(-1)}, its member at ${rows.at(-1)?.sequence}`);
      await sleep(500);
    }
    const inOrder = [...new Set(socket.received)].toSorted((a, b) => a - b);
    assert.deepEqual(socket.received, inOrder, 'a notification came twice or out of order');
    const received = new Set(socket.received);
    assert.deepEqual(
      rows.filter(({ sequence }) => !received.has(sequence)),
      [],
    );
    total += rows.length;
  }
  return total;
}
