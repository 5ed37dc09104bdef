/**
 * Benchmark at two sizes, by default ten thousand and a million cards with the jobs, people, likes and analytics events that
 * belong to them: `npm run report -- scale`. Prints the response times of searches, suggestions, feeds and likes over HTTP at each
 * size, and how they grow. SIZES ("10000,1000000") and ROUNDS configure the run; KEEP=folder keeps the databases for the next
 * run.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openServices } from '#app/boot/services.ts';
import { CONTENT, openDatabaseStore } from '#app/boot/start-up.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';
import { startServer } from '../tests/setup/server.ts';
import { listCalls, findMostLikedCard, measureConcurrentLikes, signInMembers } from './scale/calls.ts';
import { fill, sizeForCards } from './scale/fill.ts';
import { measureThroughput, printGrowth, timeEach, type Times } from './scale/measure.ts';
import { listTableSizes } from './scale/sizes.ts';

const SIZES = (process.env['SIZES'] ?? '10000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const CLIENTS = 16;
const KEEP = process.env['KEEP'];
const BUDGETS = new Map([['suggestions while typing', 15]]);

async function measureAt(cards: number): Promise<Times[]> {
  const dataDir = KEEP ? path.join(KEEP, `cards-${cards}`) : fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-scale-'));
  fs.mkdirSync(dataDir, { recursive: true });
  fs.chmodSync(dataDir, 0o755);
  const { members, mostLikedCard } = await prepare(dataDir, cards);
  const server = await startServer(dataDir, { STAND_INS: 'off', RATE_LIMITS: 'false' });
  try {
    const measured: Times[] = [];
    // Warm-up: a new process first compiles its code and fills its caches.
    for (const [, calls] of listCalls(server.origin, members)) for (const call of calls) await call();
    for (const [name, calls] of listCalls(server.origin, members)) {
      measured.push(await timeEach(name, calls, ROUNDS));
      console.log(`  ${name}: p95 ${measured.at(-1)?.p95.toFixed(1)} ms of ${measured.at(-1)?.calls} calls`);
    }
    measured.push(await measureConcurrentLikes(server.origin, members, mostLikedCard, ROUNDS));
    const mixed = listCalls(server.origin, members).flatMap(([, calls]) => calls);
    console.log(
      `  ${CLIENTS} concurrent clients: ${Math.round(await measureThroughput(mixed, CLIENTS, 10))} calls per second of all measured requests`,
    );
    return measured;
  } finally {
    await server.stop();
    if (!KEEP) fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Opens the database, filling it the first time; returns fifty members and the most liked card. */
async function prepare(dataDir: string, cards: number) {
  const config = loadConfig({ APP_ENV: 'test', DATA_DIR: dataDir });
  const store = await openDatabaseStore(config);
  const running = openServices({ config, log: createLog('silent'), databaseUrl: store.url, runsTasks: false });
  const ctx = createContext(running.work);
  try {
    const { rows } = await sql`select from users where slug = 'person-1'`.execute(ctx.db);
    if (rows.length === 0) {
      await loadCategories(ctx, CONTENT);
      await inBulk(store.url, (db) => fill({ ...ctx, db }, sizeForCards(cards), (line) => console.log(`  ${line}`)));
    }
    for (const line of await listTableSizes(ctx)) console.log(`  ${line}`);
    return { members: await signInMembers(ctx, config), mostLikedCard: await findMostLikedCard(ctx) };
  } finally {
    await running.signals.stop();
    await running.database.close();
    await store.close();
  }
}

/** Disables triggers and foreign key checks while consistent rows are written in bulk. */
async function inBulk(url: string, load: (db: Context['db']) => Promise<void>): Promise<void> {
  const settings = {
    session_replication_role: 'replica',
    synchronous_commit: 'off',
    maintenance_work_mem: '1GB',
    work_mem: '256MB',
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const pool = new pg.Pool({ connectionString: url, max: 1, options });
  const db: Context['db'] = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    await load(db);
    await sql`vacuum analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}

const measured: Times[][] = [];
for (const cards of SIZES) {
  console.log(`${cards.toLocaleString('en')} cards`);
  measured.push(await measureAt(cards));
}
printGrowth(SIZES, measured, BUDGETS);
