/** A server with an embedded database that drills fill, and what it and its restored copy have in common. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openServices } from '#app/boot/services.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { aPayer, PAYER_PHONE, type PaymentForm } from '#features/base/payments/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { DATABASE_FOLDER, FILES_FOLDER } from '#platform/db/backup/back-up.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { withClient } from '#platform/db/with-client.ts';
import { createContext } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';
import { claimPortPair } from '../setup/free-ports.ts';
import { startServer } from '../setup/server.ts';

const DATABASE = 'pathlight';

export function makeDrillFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-drill-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** The providers, which have a folder of their own. */
export async function startProviders(folder: string, appOrigin: string) {
  const child = fork('src/sandbox/main.ts', {
    env: { ...process.env, APP_ENV: 'development', APP_ORIGIN: appOrigin, SANDBOX_PORT: '0', SANDBOX_DIR: folder },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { origin: string }) => resolve(message.origin));
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  return { origin, stop: () => child.kill('SIGKILL') };
}

export type Paid = { cookie: string; purchaseId: string };
export type FilledServer = Awaited<ReturnType<typeof openFilledServer>>;

/**
 * Starts a server in a folder, with its providers, and fills it with members who applied and paid. `entry` may be another way to
 * start it.
 */
export async function openFilledServer(folder: string, members: number, settings: Record<string, string> = {}, entry?: string) {
  const dataDir = path.join(folder, 'first');
  const port = await claimPortPair();
  const providers = await startProviders(path.join(folder, 'providers'), `http://localhost:${port}`);
  const all = { PORT: String(port), SANDBOX_ORIGIN: providers.origin, DATABASE_WAIT_MS: '60000', ...settings };
  const server = await startServer(dataDir, all, entry, 300_000);
  const { url } = await startEmbedded(path.join(dataDir, DATABASE_FOLDER));
  const config = { ...loadConfig({ APP_ENV: 'development', DATA_DIR: dataDir, ...all }), sandboxOrigin: providers.origin };
  const { services, database, worker, signals } = openServices({
    config,
    log: createLog('silent'),
    databaseUrl: url(DATABASE),
    runsTasks: false,
  });
  await worker.start();
  const send = (pathname: string, init: RequestInit = {}) =>
    fetch(`${server.origin}${pathname}`, { redirect: 'manual', ...init });
  const payer = aPayer({ config, fetch: send });

  async function addPaidMember(): Promise<Paid> {
    const { member, fitmentId } = await aScoredApplication(createContext(services));
    const response = await send('/api/purchases', {
      method: 'POST',
      headers: { cookie: member.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ purchasable_type: 'FitmentScore', purchasable_id: fitmentId, phone: PAYER_PHONE }),
    });
    if (response.status !== 201) throw new Error(`no purchase: ${response.status} ${await response.text()}`);
    const { data } = (await response.json()) as { data: PaymentForm };
    await payer.pay(data);
    await readReceipt(server.origin, { cookie: member.cookie, purchaseId: data.id });
    return { cookie: member.cookie, purchaseId: data.id };
  }
  const paid: Paid[] = [];
  for (let count = 0; count < members; count += 1) paid.push(await addPaidMember());
  return {
    dataDir,
    origin: server.origin,
    server,
    providers,
    payer,
    context: () => createContext(services),
    url: url(DATABASE),
    paid,
    addPaidMember,
    /** A member with an application and its résumé, without a payment. */
    addMember: () => aScoredApplication(createContext(services)),
    async stop() {
      await worker.stop();
      await signals.stop();
      await database.close();
      await server.stop();
    },
  };
}

/** Adds members until paused or stopped. */
export function writeContinuously(add: () => Promise<unknown>) {
  let isPaused = false;
  let isStopped = false;
  let written = 0;
  let idle = false;
  const done = (async () => {
    while (!isStopped) {
      idle = isPaused;
      if (isPaused) await sleep(20);
      else {
        await add();
        written += 1;
      }
    }
  })();
  return {
    written: () => written,
    pause: async () => {
      isPaused = true;
      while (!idle) await sleep(20);
    },
    resume: () => {
      isPaused = false;
    },
    stop: async () => {
      isStopped = true;
      await done;
    },
  };
}

/** Reads the receipt of a purchase; waits until the payment is settled. */
export async function readReceipt(origin: string, { cookie, purchaseId }: Paid): Promise<Buffer> {
  for (const end = Date.now() + 60_000; ; await sleep(100)) {
    const response = await fetch(`${origin}/api/purchases/${purchaseId}/pdf`, { headers: { cookie } });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    if (Date.now() > end) throw new Error(`no receipt of ${purchaseId}: ${response.status}`);
  }
}

/** The number of rows of every table, by its name. */
export async function countTables(url: string): Promise<Map<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const parts = rows.map(({ name }) => `select '${name}' as name, count(*)::int as count from ${name}`);
    const counted = await client.query<{ name: string; count: number }>(parts.join(' union all '));
    return new Map(counted.rows.map(({ name, count }) => [name, count]));
  });
}

/** Counts when no task changes anything any more: twice the same. */
export async function countWhenQuiet(url: string): Promise<Map<string, number>> {
  let counts = await countTables(url);
  for (let isQuiet = false; !isQuiet;) {
    await sleep(500);
    const again = await countTables(url);
    isQuiet = [...again].every(([name, count]) => counts.get(name) === count);
    counts = again;
  }
  return counts;
}

/** The same of a data folder whose server does not run. */
export async function countRestoredTables(dataDir: string): Promise<Map<string, number>> {
  const server = await startEmbedded(path.join(dataDir, DATABASE_FOLDER));
  try {
    return await countTables(server.url(DATABASE));
  } finally {
    await server.stop();
  }
}

export function expectSameCounts(expected: Map<string, number>, found: Map<string, number>): string {
  const different = [...new Set([...expected.keys(), ...found.keys()])].filter((name) => expected.get(name) !== found.get(name));
  if (different.length > 0)
    throw new Error(different.map((name) => `${name}: ${expected.get(name)} expected, ${found.get(name)} restored`).join('\n'));
  const rows = [...found.values()].reduce((sum, count) => sum + count, 0);
  return `${found.size} tables with ${rows} rows are the same`;
}

/** Every file that the database refers to. */
export async function listReferencedFiles(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select format('%I.%I', table_schema, table_name) as "table", quote_ident(column_name) as "column"
       from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and column_name in ('file_key', 'receipt_file', 'document_file')`,
    );
    const parts = rows.map(({ table, column }) => `select ${column} as key from ${table} where ${column} is not null`);
    const found = await client.query<{ key: string }>(parts.join(' union '));
    return found.rows.map(({ key }) => key);
  });
}

/** Compares stored files by their hashes; returns what was compared. */
export function expectSameFiles(keys: readonly string[], original: string, restored: string): string {
  const hashOf = (dataDir: string, key: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(dataDir, FILES_FOLDER, key)))
      .digest('hex');
  for (const key of keys) if (hashOf(original, key) !== hashOf(restored, key)) throw new Error(`${key} differs`);
  if (keys.length === 0) throw new Error('no file is referred to');
  return `${keys.length} files that the database refers to are there, with the same hashes`;
}
