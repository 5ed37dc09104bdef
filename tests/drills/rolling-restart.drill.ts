import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openServices } from '#app/boot/services.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';
import { claimPortPair } from '../setup/free-ports.ts';
import { openNotificationSocket, type NotificationSocket } from '../setup/notification-socket.ts';
import { acquirePostgres, MIGRATED_TEMPLATE } from '../setup/postgres.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder } from './filled-server.ts';
import { startCaddy, startRedisServer } from './programs.ts';

const DATABASE = 'rolling_restart';
const MEMBERS = 30;
const ROUNDS = 2;
const [READERS, WRITERS] = [8, 4];
const PAUSE_MS = 200;
const PAGES = ['/', '/jobs-apprenticeships', '/courses', '/insights', '/api/jobs', '/api/knowledges/trending', '/skills/sql'];
const INSIGHT = 'window-functions-in-one-picture';

export const drill: Drill = {
  title: 'Two servers behind Caddy are restarted one after the other under load, and no request fails',
  needs: 'the Debian packages caddy and redis-server',
  run: async (say) => {
    const folder = makeDrillFolder();
    const postgres = await acquirePostgres();
    await postgres.clone(MIGRATED_TEMPLATE, DATABASE);
    const [proxyPort, redisPort, ...ports] = [
      await claimPortPair(),
      await claimPortPair(),
      await claimPortPair(),
      await claimPortPair(),
    ];
    const origin = `http://localhost:${proxyPort}`;
    const settings = {
      DATABASE_URL: postgres.url(DATABASE),
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      APP_ORIGIN: origin,
      TRUST_PROXY: 'true',
      STAND_INS: 'off',
      // A busy machine is no database that is away.
      DATABASE_WAIT_MS: '60000',
    };
    const redis = await startRedisServer(folder, redisPort);
    const config = loadConfig({ APP_ENV: 'development', DATA_DIR: folder, ...settings });
    const harness = openServices({ config, log: createLog('silent'), databaseUrl: settings.DATABASE_URL, runsTasks: false });
    await harness.worker.start();
    const start = (index: number) => startServer(folder, { ...settings, PORT: String(ports[index]) }, undefined, 300_000);
    const servers = [await start(0), await start(1)];
    const caddy = await startCaddy(folder, {
      site: origin,
      port: proxyPort,
      upstreams: ports.map((port) => `127.0.0.1:${port}`),
    });
    try {
      await restartUnderLoad({ origin, ctx: createContext(harness.services), servers, start, say });
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
      await caddy.stop();
      await harness.worker.stop();
      await harness.signals.stop();
      await harness.database.close();
      await redis.stop();
      await postgres.release();
    }
    fs.rmSync(folder, { recursive: true, force: true });
  },
};

type Site = {
  origin: string;
  ctx: Context;
  servers: RunningServer[];
  start: (index: number) => Promise<RunningServer>;
  say: (line: string) => void;
};
type Answered = { reads: number; comments: string[]; failures: string[]; slowestMs: number };

async function restartUnderLoad({ origin, ctx, servers, start, say }: Site): Promise<void> {
  const members: TestMember[] = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push(await aMember(ctx, { name: `Member Number ${index + 1}` }));
  const sockets = members.map(({ cookie }) => openNotificationSocket({ origin, cookie }));
  while (!sockets.every((socket) => socket.isConnected())) await sleep(100);
  say(`${MEMBERS} members have a socket, ${READERS} read pages and ${WRITERS} comment without a pause`);
  const load = beginLoad(origin, members);
  let notified = 0;
  const notifying = setInterval(() => {
    notified += 1;
    void Promise.all(members.map((member) => notifyMember(ctx, member)));
  }, 1000);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const index of servers.keys()) {
      await sleep(3000);
      const startedAt = Date.now();
      await servers[index]?.stop();
      assert.equal(servers[index]?.child.exitCode, 0, 'a stop was forced');
      const stoppedAt = Date.now();
      servers[index] = await start(index);
      const [stopped, started] = [stoppedAt - startedAt, Date.now() - stoppedAt].map((ms) => (ms / 1000).toFixed(1));
      say(`server ${index + 1} stopped in ${stopped} s and was ready again ${started} s later`);
    }
  await sleep(3000);
  clearInterval(notifying);
  const { reads, comments, failures, slowestMs } = await load.stop();
  say(
    `${reads} pages and calls and ${comments.length} comments were answered, ${failures.length} failed; the slowest took ${slowestMs} ms`,
  );
  assert.deepEqual(failures.slice(0, 50), [], `${failures.length} failed`);
  const rows = await ctx.db.selectFrom('comments').select('body').where('body', 'like', 'Rolling %').execute();
  assert.deepEqual(rows.map(({ body }) => body).toSorted(), comments.toSorted(), 'each comment is there once');
  say('each accepted comment is there once');
  await expectInOrder(sockets, notified);
  say(`all ${notified} notifications of each member arrived once and in order`);
  for (const socket of sockets) socket.close();
}

/** Readers and writers that go on until they are stopped. */
function beginLoad(origin: string, members: readonly TestMember[]) {
  const answered: Answered = { reads: 0, comments: [], failures: [], slowestMs: 0 };
  let isStopped = false;
  async function send(path: string, init: RequestInit, expected: number): Promise<boolean> {
    const startedAt = Date.now();
    const failure = await request(origin + path, init, expected).catch(
      (error: Error) => `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`,
    );
    answered.slowestMs = Math.max(answered.slowestMs, Date.now() - startedAt);
    if (failure !== null) answered.failures.push(`${new Date().toISOString()} ${init.method ?? 'GET'} ${path}: ${failure}`);
    return failure === null;
  }
  const read = async (index: number, turn: number) => {
    const path = PAGES[(index + turn) % PAGES.length] ?? '/';
    // Half of the readers are signed in, so that their pages are not kept ones.
    const cookie = index % 2 === 0 ? (members[index]?.cookie ?? '') : '';
    if (await send(path, { headers: { cookie } }, 200)) answered.reads += 1;
  };
  const comment = async (index: number) => {
    const body = `Rolling ${randomUUID()}`;
    const headers = { cookie: members[index]?.cookie ?? '', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const json = JSON.stringify({ commentable_type: 'knowledge', commentable_id: INSIGHT, body });
    if (await send('/api/comments', { method: 'POST', headers, body: json }, 201)) answered.comments.push(body);
  };
  const loop = async (act: (turn: number) => Promise<void>) => {
    for (let turn = 0; !isStopped; turn += 1) {
      await act(turn);
      await sleep(PAUSE_MS * Math.random());
    }
  };
  const loops = [
    ...Array.from({ length: READERS }, (_, index) => loop((turn) => read(index, turn))),
    ...Array.from({ length: WRITERS }, (_, index) => loop(() => comment(index))),
  ];
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
      return answered;
    },
  };
}

/** Returns what is wrong with an answer, if anything. */
async function request(address: string, init: RequestInit, expected: number): Promise<string | null> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(60_000), ...init });
  const text = await response.text();
  if (response.status !== expected) return `${response.status} ${text.slice(0, 200)}`;
  return /(<\/html>|\})\s*$/.test(text) ? null : `cut after ${text.length} characters`;
}

const notifyMember = (ctx: Context, to: TestMember) =>
  ctx.inTransaction((inner) =>
    notify(inner, {
      userId: to.id,
      kind: 'score-ready',
      dedupeKey: randomUUID(),
      facts: { job: 'Analyst', company: 'Trent' },
      url: '/',
    }),
  );

async function expectInOrder(sockets: readonly NotificationSocket[], count: number): Promise<void> {
  const expected = Array.from({ length: count }, (_, index) => index + 1);
  for (const { received } of sockets) {
    for (const end = Date.now() + 60_000; received.length < count && Date.now() < end;) await sleep(200);
    assert.deepEqual(received, expected);
  }
}
