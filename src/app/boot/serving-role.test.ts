/** The product served by a role that owns no table. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPayer, PAYER_PHONE } from '#features/base/payments/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import type { Context } from '#platform/http/context.ts';
import { withClient } from '#platform/db/with-client.ts';
import { tasks } from '../wiring/tasks.ts';
import { updateSchema } from './schema.ts';
import { openTestApp } from './testing.ts';

let ownersUrl = '';
const role = `server_${randomUUID().replaceAll('-', '')}`;
const app = openTestApp(
  {},
  {
    paymentSandbox: true,
    connectThrough: async (databaseUrl) => {
      ownersUrl = databaseUrl;
      await withClient(databaseUrl, (client) => client.query(`create role ${role} login`));
      const url = databaseUrl.replace('user=app', `user=${role}`);
      await updateSchema({ url, migrationUrl: databaseUrl });
      return url;
    },
  },
);
const run = (statement: string) => sql.raw(statement).execute(app.context().db);

test.each([
  'create table planted (id int)',
  'alter table users add column planted int',
  'drop table purchase_events',
  'truncate purchase_events',
  'alter table purchase_events disable trigger all',
  `insert into schema_migrations (name, checksum) values ('9999-planted.sql', '')`,
  'create table tasks.planted (id int)',
  'drop table journeys_by_month.other',
  'truncate audit_entries',
  'alter table audit_entries disable trigger all',
])('the role may not: %s', async (statement) => {
  await expect(run(statement)).rejects.toMatchObject({ code: '42501' });
});

test.each([
  "update audit_entries set details = '{}'",
  "update audit_entries set ip = '203.0.113.9'",
  'delete from audit_entries',
])('nobody may, not even the owner of the tables: %s', async (statement) => {
  const entry = { action: 'test.planted', object_type: 'user', object_id: '1', ip: '203.0.113.7', details: '{"why":"test"}' };
  await app.context().db.insertInto('audit_entries').values(entry).execute();
  await expect(run(statement)).rejects.toMatchObject({ code: '23514' });
  await withClient(ownersUrl, (client) => expect(client.query(statement)).rejects.toMatchObject({ code: '23514' }));
});

test('a member applies, gets a score and pays for it', async () => {
  const { member, fitmentId } = await aScoredApplication(app.context());
  const item = { purchasable_type: 'FitmentScore', purchasable_id: fitmentId, phone: PAYER_PHONE };
  const { data } = await app.call(member, 'POST /api/purchases', { json: item });
  await aPayer(app).pay(data);
  await app.runTasks();
  const { status } = await app
    .context()
    .db.selectFrom('purchases')
    .select('status')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('success');
});

const scheduled = Object.entries(tasks).flatMap(([name, task]) =>
  task.schedule ? [[name, task.run as (ctx: Context, input: object) => Promise<void>] as const] : [],
);

test.each(scheduled)('the scheduled task %s runs', async (_name, work) => {
  await work(app.context(), {});
  await app.runTasks();
});

test('months of visits are made ahead and dropped with all they hold', async () => {
  await run("select make_journeys_month(date '2019-05-10')");
  const months = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'journeys_by_month'::regnamespace and relname = 'm2019_05'`.execute(
      app.context().db,
    );
    return rows;
  };
  expect(await months()).toHaveLength(1);
  await tasks['analytics.maintain-partitions'].run(app.context(), {});
  expect(await months()).toHaveLength(0);
});
