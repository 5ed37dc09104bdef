/** The real application for tests: on a separate database, called over HTTP without a network. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Commentables } from '#features/base/discussion/server/index.ts';
import type { Purchasables } from '#features/base/payments/server/index.ts';
import { indexChanges } from '#features/base/search/server/index.ts';
import type { Endpoints, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { parseResponse, buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { fixedClock } from '#platform/runtime/clock.ts';
import type { Config } from '#platform/runtime/config.ts';
import { loadConfig } from '../wiring/settings.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import type { Fetcher } from '#platform/fetch/fetcher.ts';
import { offline, testFetcher } from '#platform/fetch/testing.ts';
import type { EventHandlerTable } from '#platform/tasks/events.ts';
import { createLog, type Log } from '#platform/runtime/log.ts';
import { SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';
import { openCable } from '../http/open-cable.ts';
import { searchables } from '../wiring/searchables.ts';
import type { RenderPage } from '../http/serve-pages.ts';
import { createServer } from '../http/server.ts';
import { openServices, type Running } from './services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

export const ORIGIN = 'http://localhost:3000';
/** Headers of a same-origin browser request. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000' };
type Name = keyof Endpoints & string;
type Arguments<K extends Name> =
  object extends InputOf<Endpoints[K]> ? [input?: InputOf<Endpoints[K]>] : [input: InputOf<Endpoints[K]>];

/** A signed-in browser. */
export type TestUser = { cookie: string };

export type TestApp = {
  config: Config;
  clock: ReturnType<typeof fixedClock>;
  /** Calls an endpoint as a visitor, or as `person`. Throws a `Problem` for anything but success. */
  call: <K extends Name>(person: TestUser | null, key: K, ...input: Arguments<K>) => Promise<OutputOf<Endpoints[K]>>;
  /** A raw request, for statuses, headers and malformed bodies. */
  fetch: (pathname: string, init?: RequestInit) => Promise<Response>;
  /** The same from the client address `ip`. */
  fetchFrom: (ip: string, pathname: string, init?: RequestInit) => Promise<Response>;
  /** A context without a request, for factories and for inspecting the database. */
  context: () => Context;
  /** The services, for code outside of requests and tasks. */
  running: () => Running;
  /** Opens the socket on a free port; it closes with the app. */
  openSocket: () => Promise<{ address: string; size: () => number }>;
  /** Runs all due tasks, including those they queue. */
  runTasks: () => Promise<number>;
  /** Updates the search index, as a schedule does each minute. */
  updateSearchIndex: () => Promise<void>;
};

export type TestOptions = {
  /** Replaces the purchasable items. */
  purchasables?: Purchasables;
  /** Replaces the commentable items. */
  commentables?: Commentables;
  /** Replaces the event handlers. */
  eventHandlers?: EventHandlerTable;
  /** Renders pages; without it only the API is served. */
  renderPage?: RenderPage;
  /** The folder of built files to serve; without it none are served. */
  assetsDir?: string;
  /** Starts the payment sandbox on a free port; its webhooks reach this app. */
  paymentSandbox?: boolean;
  /** Starts the identity sandbox on a free port: with the usual providers, or with these. */
  identitySandbox?: boolean | readonly string[];
  /** Returns the URL to connect to instead of the database's own, for example that of a proxy. */
  connectThrough?: (databaseUrl: string) => Promise<string>;
  /** Requests addresses that users name; by default no name resolves. */
  fetcher?: Fetcher;
  /** Receives log lines; discarded by default. */
  log?: Log;
};

/** No request may be unavailable because the machine is busy. */
const PATIENT = { DATABASE_WAIT_MS: '60000', DATABASE_SILENCE_MS: '60000' };

/**
 * Opens the application before the tests of a file and closes it after them. Its requests wait for a connection as long as a
 * busy machine takes.
 */
export function openTestApp(settings: Record<string, string> = {}, options: TestOptions = {}): TestApp {
  let opened: { running: Running; http: ReturnType<typeof createServer>; close: () => Promise<void> } | undefined;
  const clock = fixedClock('2026-11-21T09:00:00Z');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-test-'));
  const config: Config = {
    ...loadConfig({ APP_ENV: 'test', RATE_LIMITS: 'false', ...PATIENT, DATA_DIR: dataDir, ...settings }),
    sandboxOrigin: 'http://127.0.0.1:3001',
  };
  const sockets: (() => Promise<void>)[] = [];
  const current = () => {
    if (!opened) throw new Error('the test app opens in beforeAll');
    return opened;
  };
  const send = (request: Request) =>
    Promise.resolve(current().http.fetch(request, { inProcess: { ip: '127.0.0.1', requestId: randomUUID() } }));

  beforeAll(async () => {
    const database = await cloneDatabase();
    const sandbox = options.paymentSandbox
      ? await startPaymentSandbox(dataDir, send)
      : options.identitySandbox
        ? await startIdentitySandbox(dataDir, options.identitySandbox)
        : undefined;
    if (sandbox) config.sandboxOrigin = sandbox.origin;
    const running = openServices({
      config,
      clock,
      log: options.log ?? createLog('silent'),
      databaseUrl: (await options.connectThrough?.(database.url)) ?? database.url,
      runsTasks: false,
      fetcher: options.fetcher ?? testFetcher(offline),
      ...(options.eventHandlers ? { eventHandlers: options.eventHandlers } : {}),
    });
    await running.worker.start();
    const http = createServer({ ...options, services: running.services, isReady: () => true });
    const close = async () => {
      for (const socket of sockets) await socket();
      await running.worker.stop();
      await running.signals.stop();
      running.services.limiter.stop();
      await running.database.close();
      await database.drop();
      await sandbox?.stop();
    };
    opened = { running, http, close };
  });
  afterAll(async () => {
    await opened?.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    config,
    clock,
    call: async (person, key, ...[input]) => {
      const headers: Record<string, string> = { ...SAME_ORIGIN, ...(person ? { cookie: person.cookie } : {}) };
      return (await parseResponse(await send(buildRequest(key, (input ?? {}) as RequestParts, ORIGIN, { headers })))) as never;
    },
    fetch: (pathname, init) => send(new Request(new URL(pathname, ORIGIN), init)),
    fetchFrom: async (ip, pathname, init) =>
      current().http.fetch(new Request(new URL(pathname, ORIGIN), init), { incoming: { socket: { remoteAddress: ip } } }),
    context: () => createContext(current().running.services),
    running: () => current().running,
    openSocket: () => openTestSocket(current().running, sockets),
    runTasks: () => current().running.worker.drain(),
    updateSearchIndex: () => indexChanges(searchables)(createContext(current().running.work)),
  };
}

/** Opens the socket over the network, as the server does. */
async function openTestSocket(running: Running, closeFunctions: (() => Promise<void>)[]) {
  const cable = await openCable(running);
  const server = createHttpServer().on('upgrade', cable.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeFunctions.push(async () => {
    await cable.close();
    server.close();
  });
  const address = server.address();
  return { address: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/cable`, size: cable.size };
}

async function startPaymentSandbox(folder: string, deliver: (request: Request) => Promise<Response>) {
  const [{ createPaymentApp }, { openLedger }, { listenOnLoopback }] = await Promise.all([
    import('#sandbox/payment-app.ts'),
    import('#sandbox/payment-ledger.ts'),
    import('#sandbox/listen.ts'),
  ]);
  const { origin, serve, stop } = await listenOnLoopback(0);
  const shutdown = new AbortController();
  const ledger = openLedger(path.join(folder, 'sandbox'));
  serve(createPaymentApp({ ledger, appOrigin: ORIGIN, deliver, closed: shutdown.signal }).fetch);
  return {
    origin,
    stop: () => {
      shutdown.abort();
      return stop();
    },
  };
}

async function startIdentitySandbox(folder: string, providers: readonly string[] | true) {
  const { startSandbox } = await import('#sandbox/start-sandbox.ts');
  return startSandbox({
    port: 0,
    folder: path.join(folder, 'sandbox'),
    appOrigin: ORIGIN,
    identitySecret: SANDBOX_SECRET,
    ...(providers !== true && { providers }),
  });
}

/** Clones the migrated template database, which is cheaper than emptying tables and isolates tests. */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server: string | undefined = inject('databaseServer');
  if (!server)
    throw new Error(
      'this file runs as a unit test, without a database; tests/setup/test-kinds.ts looks for the name openTestApp',
    );
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.replace('{database}', 'postgres') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name} template pathlight_template strategy wal_log`);
  return { url: server.replace('{database}', name), drop: () => admin(`drop database if exists ${name} with (force)`) };
}
