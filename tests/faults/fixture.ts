/** A real server of Pathlight, its sandbox and its PostgreSQL as separate processes, with a proxy in front of the database. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { updateSchema } from '#app/boot/schema.ts';
import { openServices } from '#app/boot/services.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aPayer, PAYER_PHONE, type PaymentForm } from '#features/base/payments/server/testing.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { createContext } from '#platform/http/context.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { createLog } from '#platform/runtime/log.ts';
import { claimPortPair } from '../setup/free-ports.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import { openDatabaseProxy, type Statement } from './database-proxy.ts';
import { socketFileOf } from './socket-file.ts';

const DATABASE = 'pathlight';
const START_MS = 300_000;
export const METRICS_TOKEN = 'figures-of-the-faults';
/** Tests kill PostgreSQL but not the machine, so its writes survive without fsync. */
const QUICK = { fsync: 'off', full_page_writes: 'off' };

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** Starts everything in a new folder. */
export async function openFixture() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-faults-'));
  fs.chmodSync(folder, 0o755);
  const cluster = path.join(folder, 'postgres');
  const port = await claimPortPair();
  let database = await startEmbedded(cluster, { settings: QUICK });
  await createDatabase(database.url('postgres'));
  const directUrl = database.url(DATABASE);
  await updateSchema({ url: directUrl });
  const proxy = await openDatabaseProxy(socketFileOf(directUrl));
  const sandbox = await startSandbox(path.join(folder, 'sandbox'), `http://localhost:${port}`);

  const settings = {
    PORT: String(port),
    DATABASE_URL: `postgres://app@127.0.0.1:${proxy.port}/${DATABASE}`,
    SANDBOX_ORIGIN: sandbox.origin,
    METRICS_TOKEN,
  };
  let server: RunningServer = await startServer(folder, settings, undefined, START_MS);
  const own = { APP_ENV: 'development', DATA_DIR: folder, DATABASE_WAIT_MS: '60000' };
  const config = { ...loadConfig({ ...own, ...settings }), sandboxOrigin: sandbox.origin };
  const harness = openServices({ config, log: createLog('silent'), databaseUrl: directUrl, runsTasks: false });
  await harness.worker.start();
  // With the limits of background work, because a busy machine is no fault of the server.
  const context = () => createContext(harness.work);

  const send = (pathname: string, init: RequestInit = {}) =>
    fetch(`${server.origin}${pathname}`, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
  const payer = aPayer({ config, fetch: send });

  const fixture = {
    folder,
    db: harness.database.workDb,
    context,
    proxy,
    payer,
    send,
    log: () => server.output(),
    beginPurchase: (cookie: string, fitmentId: string, headers: Record<string, string> = {}) =>
      send('/api/purchases', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: JSON.stringify({ purchasable_type: 'FitmentScore', purchasable_id: fitmentId, phone: PAYER_PHONE }),
      }),
    /** Posts a form on a new connection, because the server may close the connection of a rejected body; returns the status. */
    postOnNewConnection: (pathname: string, form: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(form) };
        const request = http.request(`${server.origin}${pathname}`, { method: 'POST', agent: false, headers });
        request.once('response', (response) => resolve(response.resume().statusCode ?? 0));
        request.once('error', reject);
        request.end(form);
      }),
    /** A member with a score and a started purchase of it. */
    async aPurchase() {
      const { member, fitmentId } = await aScoredApplication(context());
      const response = await fixture.beginPurchase(member.cookie, fitmentId);
      if (response.status !== 201)
        throw new Error(`a purchase could not be started: ${response.status} ${await response.text()}`);
      const { data: purchase } = (await response.json()) as { data: PaymentForm };
      return { member, fitmentId, purchase, txnid: purchase.attributes.txnid };
    },
    /** Starts another purchase of the same item, as if 16 minutes had passed. */
    async anotherPurchase({
      member,
      fitmentId,
      purchase,
    }: {
      member: { cookie: string };
      fitmentId: string;
      purchase: PaymentForm;
    }) {
      const old = new Date(Date.now() - 16 * 60_000);
      await fixture.db.updateTable('purchases').set({ created_at: old }).where('id', '=', purchase.id).execute();
      const response = await fixture.beginPurchase(member.cookie, fitmentId);
      return ((await response.json()) as { data: PaymentForm }).data;
    },
    async statusOf(txnid: string) {
      const row = await fixture.db.selectFrom('purchases').select('status').where('txnid', '=', txnid).executeTakeFirstOrThrow();
      return row.status;
    },
    /** Waits until a purchase has the expected status, while the reconciler and webhooks run. */
    async waitForStatus(txnid: string, expected: string, seconds = 60) {
      for (const end = Date.now() + seconds * 1000; ; await sleep(200)) {
        const status = await fixture.statusOf(txnid);
        if (status === expected) return;
        if (Date.now() > end) throw new Error(`${txnid} is ${status} after ${seconds} s, not ${expected}`);
      }
    },
    /** Queues an immediate check of all open purchases of the last day. */
    async reconcileNow() {
      await context().enqueue('payments.catch-up', {});
    },
    async untilReady(seconds = 20) {
      for (const end = Date.now() + seconds * 1000; ; await sleep(100)) {
        const ready = await send('/readyz').then(
          (response) => response.ok,
          () => false,
        );
        if (ready) return;
        if (Date.now() > end) throw new Error(`the server was not ready after ${seconds} s`);
      }
    },
    /** Kills the server with SIGKILL. */
    kill: () => server.child.kill('SIGKILL'),
    isAlive: () => server.child.exitCode === null && server.child.signalCode === null,
    /** Starts the server again, if need be with settings that the others do not have. */
    async restart(own: Record<string, string> = {}) {
      fixture.kill();
      while (fixture.isAlive()) await sleep(20);
      server = await startServer(folder, { ...settings, ...own }, undefined, START_MS);
    },
    /** Asks the server to stop; returns its exit code, and how long it took. */
    async stop(): Promise<{ code: number | null; tookMs: number }> {
      const startedAt = Date.now();
      await server.stop();
      return { code: server.child.exitCode, tookMs: Date.now() - startedAt };
    },
    /** Sends a signal to the server's process. */
    signal: (name: NodeJS.Signals) => server.child.kill(name),
    /** Kills the server when the database proxy reaches `point`; resolves when it has exited. */
    async killAt(point: (statement: Statement) => boolean, action: () => Promise<unknown>) {
      let reached = false;
      proxy.watch((statement) => {
        if (reached || !point(statement)) return reached ? 'swallow' : 'pass';
        reached = true;
        fixture.kill();
        return 'swallow';
      });
      await action().catch(() => {});
      while (reached && fixture.isAlive()) await sleep(20);
      proxy.watch(undefined);
      if (!reached) throw new Error('the point was never reached');
    },
    /** Crashes PostgreSQL and restarts it after `pauseMs`. */
    async crashDatabase(pauseMs = 0) {
      process.kill(database.pid, 'SIGQUIT');
      while (isRunning(database.pid)) await sleep(20);
      await sleep(pauseMs);
      database = await startEmbedded(cluster, { settings: QUICK });
    },
    /** Pauses all PostgreSQL processes during `work`. */
    async pauseDatabase(work: () => Promise<void>) {
      const children = fs.readFileSync(`/proc/${database.pid}/task/${database.pid}/children`, 'utf8').trim().split(/\s+/);
      const pids = [database.pid, ...children.map(Number)].filter((pid) => pid > 0);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      try {
        await work();
      } finally {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      }
    },
    /** Runs an operator command, as `npm run cli --` does. */
    async command(...args: string[]): Promise<{ status: number | null; output: string }> {
      const env = { ...process.env, APP_ENV: 'development', DATA_DIR: folder, ...settings };
      const child = spawn(process.execPath, ['src/app/commands/cli.ts', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
      const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
      return { status, output: output.trim() };
    },
    async ledger() {
      const response = await fetch(`${sandbox.origin}/_control/payments`);
      return (await response.json()) as Ledger;
    },
    async close() {
      proxy.watch(undefined);
      await server.stop();
      await harness.worker.stop();
      await harness.database.close();
      sandbox.child.kill('SIGKILL');
      await proxy.stop();
      await database.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  return fixture;
}

/** The state of the payment sandbox. */
export type Ledger = {
  payments: {
    request: { txnid: string };
    status: string;
    unmappedstatus: string;
    amount: string;
    refunds: { token: string; amount: string; status: string }[];
  }[];
  deliveries: unknown[];
};

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
}

async function startSandbox(folder: string, appOrigin: string): Promise<{ origin: string; child: ChildProcess }> {
  const child = fork('src/sandbox/main.ts', {
    env: { ...process.env, APP_ENV: 'development', APP_ORIGIN: appOrigin, SANDBOX_PORT: '0', SANDBOX_DIR: folder },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { origin: string }) => resolve(message.origin));
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  return { origin, child };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
