/**
 * Benchmark of broadcasts to two thousand sockets of two thousand members, on a server that it starts: `npm run report -- sockets`.
 * Prints how long a notification takes from the start of its transaction until it arrives, and the memory per socket; fails when
 * one in twenty takes a second or more, when one is lost, or when a socket costs too much. SOCKETS and ROUNDS configure the size.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { openServices } from '#app/boot/services.ts';
import { openDatabaseStore } from '#app/boot/start-up.ts';
import { hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import { notifyAll } from '#features/base/notifications/server/index.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { createLog } from '#platform/runtime/log.ts';
import { startServer } from '../tests/setup/server.ts';

const SOCKETS = Number(process.env['SOCKETS'] ?? 2000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SOCKETS_PER_ADDRESS = 100;
const BATCH_SIZE = 50;
const SETTLE_MS = 6000;
const TIMEOUT_MS = 30_000;
const MAX_P95_MS = 1000;
/** Of memory that the process takes for each socket, after all broadcasts. */
const MAX_BYTES_PER_SOCKET = 64 * 1024;
const IDENTIFIER = JSON.stringify({ channel: 'NotificationChannel' });

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-bench-'));
fs.chmodSync(dataDir, 0o755);
const config = loadConfig({ APP_ENV: 'test', DATA_DIR: dataDir });
const store = await openDatabaseStore(config);
const running = openServices({ config, log: createLog('silent'), databaseUrl: store.url, runsTasks: false });
await running.worker.start();
const ctx = createContext(running.services);
const server = await startServer(dataDir, { STAND_INS: 'off', RATE_LIMITS: 'true' });

/** Returns what is worse than it may be. */
async function measure(): Promise<string[]> {
  const problems: string[] = [];
  const members = await makeMembers(ctx, SOCKETS);
  await sleep(SETTLE_MS);
  const before = measureResidentBytes();
  const arrived = new Map<string, number>();
  await connectAll(members, (id) => arrived.set(id, performance.now()));
  await sleep(SETTLE_MS);
  const connected = measureResidentBytes();
  console.log(`${members.length} sockets open from ${Math.ceil(members.length / SOCKETS_PER_ADDRESS)} addresses`);
  console.log(
    `memory of the server: ${formatMebibytes(before)} before, ${formatMebibytes(connected)} connected, ${formatKibibytesPerSocket(connected - before)} a socket`,
  );
  const allTimes: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    arrived.clear();
    const startedAt = performance.now();
    await broadcast(members.map(({ id }) => id));
    const committed = performance.now();
    while (arrived.size < members.length && performance.now() - startedAt < TIMEOUT_MS) await sleep(20);
    const times = [...arrived.values()].map((at) => at - startedAt).toSorted((a, b) => a - b);
    allTimes.push(...times);
    if (arrived.size < members.length) problems.push(`${members.length - arrived.size} notifications never arrived`);
    console.log(
      `broadcast ${round}: ${arrived.size} of ${members.length} arrived, p50 ${formatMs(quantile(times, 0.5))}, p95 ${formatMs(quantile(times, 0.95))}, ` +
        `last ${formatMs(times.at(-1) ?? 0)} after the start; writing the notifications took ${formatMs(committed - startedAt)}`,
    );
  }
  const sorted = allTimes.toSorted((a, b) => a - b);
  const after = measureResidentBytes();
  console.log(`all broadcasts: p50 ${formatMs(quantile(sorted, 0.5))}, p95 ${formatMs(quantile(sorted, 0.95))}`);
  console.log(
    `memory of the server after all broadcasts: ${formatMebibytes(after)}, ${formatKibibytesPerSocket(after - before)} a socket more than before`,
  );
  if (quantile(sorted, 0.95) >= MAX_P95_MS) problems.push(`p95 is ${formatMs(quantile(sorted, 0.95))}`);
  if (after - before > MAX_BYTES_PER_SOCKET * SOCKETS) problems.push('the sockets cost too much memory');
  return problems;
}

/** Notifies all members in one transaction, as an event does. */
const broadcast = (ids: readonly string[]) =>
  ctx.inTransaction((inner) =>
    notifyAll(inner, ids, {
      kind: 'topic-activity',
      dedupeKey: randomUUID(),
      facts: { community: 'Data analysis', what: 'question', title: 'Which chart for twelve categories?' },
      url: '/forum/which-chart',
    }),
  );

type Member = { id: string; cookie: string };

async function makeMembers({ db }: Context, count: number): Promise<Member[]> {
  const rows = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), token: newSecret(), name: `Member ${index}` }));
  for (let at = 0; at < rows.length; at += 500) {
    const batch = rows.slice(at, at + 500);
    await db
      .insertInto('users')
      .values(batch.map(({ id, name }) => ({ id, slug: id, name })))
      .execute();
    await db
      .insertInto('sessions')
      .values(
        batch.map(({ id, token }) => ({
          user_id: id,
          token_hash: hashSecret(token),
          provider: 'google',
          absolute_expires_at: sql<Date>`now() + interval '1 day'`,
        })),
      )
      .execute();
  }
  return rows.map(({ id, token }) => ({ id, cookie: `${cookieName(config, 'sid')}=${token}` }));
}

async function connectAll(members: readonly Member[], onNotification: (id: string) => void): Promise<void> {
  for (let at = 0; at < members.length; at += BATCH_SIZE)
    await Promise.all(
      members
        .slice(at, at + BATCH_SIZE)
        .map((member, index) => connect(member, localAddressFor(at + index), () => onNotification(member.id))),
    );
}

/** The server accepts a hundred sockets per address; loopback has sixteen million addresses. */
const localAddressFor = (index: number) => `127.0.1.${1 + Math.floor(index / SOCKETS_PER_ADDRESS)}`;

function connect({ cookie }: Member, localAddress: string, onNotification: () => void): Promise<void> {
  const { origin } = server;
  const address = `${origin.replace('http://localhost', 'ws://127.0.0.1')}/cable`;
  const socket = new WebSocket(address, ['actioncable-v1-json'], { origin, localAddress, headers: { cookie } });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data as Buffer)) as { type?: string; message?: { type: string } };
      if (frame.type === 'welcome') socket.send(JSON.stringify({ command: 'subscribe', identifier: IDENTIFIER }));
      if (frame.type === 'confirm_subscription') resolve();
      if (frame.message?.type === 'notification') onNotification();
    });
  });
}

/** Resident memory of the server's process, in bytes; 0 on platforms other than Linux. */
function measureResidentBytes(): number {
  const file = `/proc/${server.child.pid}/status`;
  const line = fs.existsSync(file) ? /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8')) : null;
  return Number(line?.[1] ?? 0) * 1024;
}

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
const formatMs = (value: number) => `${Math.round(value)} ms`;
const formatMebibytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`;
const formatKibibytesPerSocket = (bytes: number) => `${(bytes / 1024 / SOCKETS).toFixed(1)} KiB`;

try {
  for (const problem of await measure()) {
    process.exitCode = 1;
    console.error(`FAIL ${problem}`);
  }
} finally {
  await server.stop();
  await running.worker.stop();
  await running.signals.stop();
  await running.database.close();
  await store.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
