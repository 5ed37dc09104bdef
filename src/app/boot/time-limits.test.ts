import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { indexChanges } from '#features/base/search/server/index.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import { REQUEST_LIMITS, WORK_LIMITS } from '#platform/db/db.ts';
import { loadConfig } from '../wiring/settings.ts';
import { loadCatalogue } from './catalogue.ts';
import { searchables } from '../wiring/searchables.ts';
import { CONTENT } from './start-up.ts';
import { openTestApp } from './testing.ts';

const app = openTestApp();

/** A catalogue that contains only the categories, which everything else refers to. */
const catalogue = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-catalogue-'));
fs.copyFileSync(path.join(CONTENT, 'categories.json'), path.join(catalogue, 'categories.json'));
afterAll(() => fs.rmSync(catalogue, { recursive: true }));

/** Makes the next `event` on `table` exceed the statement time limit of a request. */
async function slowDown(event: string, table: string): Promise<void> {
  const { db } = app.context();
  const seconds = REQUEST_LIMITS.statementMs / 1000 + 1;
  await sql.raw(`create sequence pauses_of_${table}`).execute(db);
  await sql
    .raw(
      `create or replace function pause_once() returns trigger language plpgsql as $$ begin
        if nextval('pauses_of_' || tg_table_name) = 1 then perform pg_sleep(${seconds}); end if;
        return null;
      end $$`,
    )
    .execute(db);
  await sql.raw(`create trigger pause after ${event} on ${table} execute function pause_once()`).execute(db);
}

async function loadLimits(ctx: Context): Promise<[string, string]> {
  const { rows } = await sql<{ statement: string; idle: string }>`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(ctx.db);
  return [rows[0]?.statement ?? '', rows[0]?.idle ?? ''];
}

describe('time limits depend on the kind of work', () => {
  test('a statement may take seconds in a request and minutes in background work, in a transaction or outside of one', async () => {
    const { services, work } = app.running();
    for (const [kind, limits] of [
      [services, ['5s', '10s']],
      [work, ['10min', '5min']],
    ] as const) {
      expect(await loadLimits(createContext(kind))).toEqual(limits);
      expect(await createContext(kind).inTransaction(loadLimits)).toEqual(limits);
    }
    expect(WORK_LIMITS.connectMs).toBeGreaterThan(10 * loadConfig({ APP_ENV: 'test' }).DATABASE_WAIT_MS);
  });

  test('a slow statement fails a request, but not a task, indexing or seeding', async () => {
    await slowDown('delete', 'idempotency_keys');
    await slowDown('delete', 'login_attempts');
    await slowDown('delete', 'search_changes');
    await slowDown('insert', 'catalogue_loads');
    const ctx = app.context();
    await ctx.enqueue('idempotency.purge', {});

    const request = ctx.inTransaction((trx) => trx.db.deleteFrom('login_attempts').execute());
    const [requestError] = await Promise.all([
      request.catch((error: unknown) => error),
      app.runTasks(),
      indexChanges(searchables)(createContext(app.running().work)),
      loadCatalogue(app.running(), catalogue),
    ]);

    expect(requestError).toMatchObject({ code: '57014' });
    const { rows } = await sql<{ name: string }>`select name from catalogue_loads`.execute(ctx.db);
    expect(rows.map(({ name }) => name)).toContain('categories');
  }, 120_000);
});
