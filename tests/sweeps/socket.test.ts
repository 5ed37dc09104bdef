/** The WebSocket of the running server, used through the published clients of Rails and AnyCable. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adapters, createConsumer } from '@rails/actioncable';
import { Channel, createCable } from '@anycable/web';
import { sql } from 'kysely';
import { describe, test, type ExpectStatic, type TestContext } from 'vitest';
import { WebSocket } from 'ws';
import { openServices } from '#app/boot/services.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';
import { claimPortPair } from '../setup/free-ports.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import { createSeededDatabase } from '../setup/worker-server.ts';
import { startRedis } from '../setup/fake-redis.ts';

const POLL = { timeout: 40_000, interval: 100 };

/**
 * The isolated environment of a test: a database that this process also opens, up to two servers on it, and clients of those
 * servers.
 */
type Cluster = {
  ctx: Context;
  /** Starts the first or second server; when restarted, it has the same address. */
  start: (portIndex?: 0 | 1, settings?: Record<string, string>) => Promise<RunningServer>;
  stop: (server: RunningServer) => Promise<void>;
  rails: Connect;
  anycable: Connect;
};
type Connect = (member: { cookie: string }, server: RunningServer, from?: string) => Client;

/** Opens a cluster that is closed when the test has finished. */
async function openCluster({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<Cluster> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-socket-'));
  fs.chmodSync(dataDir, 0o755);
  const databaseUrl = await createSeededDatabase();
  const config = loadConfig({ APP_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const running = openServices({ config, log: createLog('silent'), databaseUrl, runsTasks: false });
  await running.worker.start();
  const ports = [await claimPortPair(), await claimPortPair()] as const;
  const servers = new Set<RunningServer>();
  const disconnects: (() => void)[] = [];

  const start: Cluster['start'] = async (portIndex = 0, settings = {}) => {
    const defaults = { PORT: String(ports[portIndex]), STAND_INS: 'off', DATABASE_URL: databaseUrl };
    const server = await startServer(dataDir, { ...defaults, ...settings });
    servers.add(server);
    return server;
  };
  const stop: Cluster['stop'] = async (server) => {
    servers.delete(server);
    await server.stop();
  };
  const connect =
    (open: typeof openRails): Connect =>
    (member, { origin }, from = origin) => {
      const { disconnect, ...client } = open(member, origin, from);
      disconnects.push(disconnect);
      return client;
    };
  onTestFinished(async () => {
    for (const disconnect of disconnects) disconnect();
    await Promise.all([...servers].map(stop));
    await running.worker.stop();
    await running.signals.stop();
    await running.database.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  return { ctx: createContext(running.services), start, stop, rails: connect(openRails), anycable: connect(openAnycable) };
}

type Message = { type: string; sequence: number };
type Client = { received: number[]; connected: () => number; isRejected: () => boolean };

/** A client whose machine is busy may have connected again. */
const isConnected = ({ connected }: Pick<Client, 'connected'>) => connected() > 0;

/** A class of sockets that send the cookie and the origin, as a browser does. */
const createSocketClass = ({ cookie }: { cookie: string }, origin: string) =>
  class extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { origin, headers: { cookie } });
    }
  };
/** The address of the WebSocket of a server. */
const cableUrl = (origin: string) => `${origin.replace('http', 'ws')}/cable`;

// Rails’ client has one global WebSocket class, and adds listeners to the global window.
const sockets = new Map<string, ReturnType<typeof createSocketClass>>();
adapters.WebSocket = Object.assign(
  function open(url: string, protocols: string[]) {
    const Socket = sockets.get(new URL(url).searchParams.get('client') ?? '');
    if (!Socket) throw new Error('unknown client');
    return new Socket(url, protocols);
  },
  { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 },
);
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });

/** Rails' client, which requests missed messages whenever it connects. */
function openRails(member: { cookie: string }, origin: string, from: string): Client & { disconnect: () => void } {
  const clientId = randomUUID();
  sockets.set(clientId, createSocketClass(member, from));
  const consumer = createConsumer(`${cableUrl(origin)}?client=${clientId}`);
  const sequences: number[] = [];
  let [connected, rejected] = [0, false];
  const subscription = consumer.subscriptions.create(
    { channel: 'NotificationChannel', replay: true },
    {
      connected: () => {
        connected += 1;
        subscription.perform('replay', { after: sequences.at(-1) ?? 0 });
      },
      disconnected: ({ willAttemptReconnect }) => (rejected ||= !willAttemptReconnect),
      received: (message) => {
        const { type, sequence } = message as Message;
        if (type === 'notification') sequences.push(sequence);
      },
    },
  );
  return { received: sequences, connected: () => connected, isRejected: () => rejected, disconnect: () => consumer.disconnect() };
}

class NotificationChannel extends Channel<{ replay: boolean }, Message> {
  static override identifier = 'NotificationChannel';
}

/** AnyCable's client, which also requests missed messages whenever it connects. */
function openAnycable(member: { cookie: string }, origin: string, from: string): Client & { disconnect: () => void } {
  const cable = createCable(cableUrl(origin), {
    websocketImplementation: createSocketClass(member, from),
    logLevel: 'error',
  });
  const sequences: number[] = [];
  let [connected, rejected] = [0, false];
  const channel = new NotificationChannel({ replay: true });
  channel.on('connect', () => {
    connected += 1;
    void channel.perform('replay', { after: sequences.at(-1) ?? 0 });
  });
  channel.on('message', ({ type, sequence }) => {
    if (type === 'notification') sequences.push(sequence);
  });
  cable.on('close', () => (rejected = true));
  cable.subscribe(channel);
  return { received: sequences, connected: () => connected, isRejected: () => rejected, disconnect: () => cable.disconnect() };
}

const notifyMember = ({ ctx }: Pick<Cluster, 'ctx'>, to: TestMember) =>
  ctx.inTransaction((inner) =>
    notify(inner, {
      userId: to.id,
      kind: 'score-ready',
      dedupeKey: randomUUID(),
      facts: { job: 'Analyst', company: 'Trent' },
      url: '/',
    }),
  );
const sequencesUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.concurrent('fifty notifications sent during a server restart arrive once and in order, at both published clients', async ({
  expect,
  onTestFinished,
}) => {
  const { ctx, start, stop, rails, anycable } = await openCluster({ onTestFinished });
  const asha = await aMember(ctx);
  const server = await start();
  const clients = [rails(asha, server), anycable(asha, server)];
  await expect.poll(() => clients.every(isConnected), POLL).toBe(true);
  for (let count = 0; count < 5; count += 1) await notifyMember({ ctx }, asha);
  for (const { received } of clients) await expect.poll(() => received, POLL).toEqual(sequencesUpTo(5));
  const stopped = stop(server);
  for (let count = 0; count < 50; count += 1) await notifyMember({ ctx }, asha);
  await stopped;
  await start();
  for (const { received } of clients) await expect.poll(() => received, POLL).toEqual(sequencesUpTo(55));
  await notifyMember({ ctx }, asha);
  for (const { received } of clients) await expect.poll(() => received, POLL).toEqual(sequencesUpTo(56));
  expect(clients.map((client) => client.isRejected())).toEqual([false, false]);
});

test.concurrent('a client reconnects by itself after its server was killed', async ({ expect, onTestFinished }) => {
  const { ctx, start, stop, rails, anycable } = await openCluster({ onTestFinished });
  const asha = await aMember(ctx);
  const server = await start();
  const clients = [rails(asha, server), anycable(asha, server)];
  await expect.poll(() => clients.every(isConnected), POLL).toBe(true);
  server.child.kill('SIGKILL');
  await stop(server);
  await notifyMember({ ctx }, asha);
  await start();
  for (const { received } of clients) await expect.poll(() => received, POLL).toEqual([1]);
});

test.concurrent('the socket refuses visitors, other origins and ended sessions', async ({ expect, onTestFinished }) => {
  const { ctx, start, rails, anycable } = await openCluster({ onTestFinished });
  const asha = await aMember(ctx);
  const server = await start();
  const signedIn = [rails(asha, server), anycable(asha, server)];
  const visitors = [rails({ cookie: '' }, server), anycable({ cookie: '' }, server)];
  const foreign = [rails(asha, server, 'https://evil.example'), anycable(asha, server, 'https://evil.example')];
  await expect.poll(() => signedIn.every(isConnected), POLL).toBe(true);
  await expect.poll(() => visitors.map((client) => client.isRejected()), POLL).toEqual([true, true]);
  await fetch(`${server.origin}/api/users/auth/sign_out`, {
    method: 'DELETE',
    headers: { cookie: asha.cookie, origin: server.origin },
  });
  await expect.poll(() => signedIn.map((client) => client.isRejected()), POLL).toEqual([true, true]);
  expect([...visitors, ...foreign].map((client) => client.connected())).toEqual([0, 0, 0, 0]);
});

describe('two processes', () => {
  /** A change through one process reaches the clients of both. */
  async function expectSharedSignals(
    expect: ExpectStatic,
    { ctx, rails, anycable }: Cluster,
    servers: [RunningServer, RunningServer],
  ) {
    const asha = await aMember(ctx);
    const [first, second] = [rails(asha, servers[0]), anycable(asha, servers[1])];
    await expect.poll(() => [first, second].every(isConnected), POLL).toBe(true);
    const dev = await aMember(ctx, { name: 'Dev' });
    for (const [index, { origin }] of servers.entries()) {
      const follower = index === 0 ? dev : await aMember(ctx, { name: 'Mia' });
      const response = await fetch(`${origin}/api/users/${asha.slug}/follow`, {
        method: 'POST',
        headers: { cookie: follower.cookie, origin },
      });
      expect(response.status).toBe(200);
      for (const { received } of [first, second]) await expect.poll(() => received, POLL).toEqual(sequencesUpTo(index + 1));
    }
    return { asha, clients: [first, second] };
  }

  test.concurrent('receive each other’s signals through the database, and catch up after their connection to it is cut', async ({
    expect,
    onTestFinished,
  }) => {
    const cluster = await openCluster({ onTestFinished });
    const servers: [RunningServer, RunningServer] = [await cluster.start(0), await cluster.start(1)];
    const { asha, clients } = await expectSharedSignals(expect, cluster, servers);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pathlight-signals'`.execute(
      cluster.ctx.db,
    );
    await notifyMember(cluster, asha);
    for (const { received } of clients) await expect.poll(() => received, POLL).toEqual(sequencesUpTo(3));
  });

  test.concurrent('receive each other’s signals through Redis, and catch up after their connection to it is cut', async ({
    expect,
    onTestFinished,
  }) => {
    const cluster = await openCluster({ onTestFinished });
    const redis = await startRedis();
    const url = process.env['REDIS_SERVER_URL'] ?? redis.url;
    const servers: [RunningServer, RunningServer] = [
      await cluster.start(0, { REDIS_URL: url }),
      await cluster.start(1, { REDIS_URL: url }),
    ];
    const { asha, clients } = await expectSharedSignals(expect, cluster, servers);
    // This process does not use Redis, so no signal announces the notification: the servers find it when they reconnect to
    // Redis, or in the regular check for missed notifications.
    await notifyMember(cluster, asha);
    redis.disconnectClients();
    for (const { received } of clients) await expect.poll(() => received, POLL).toEqual(sequencesUpTo(3));
    await redis.stop();
  });
});
