import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { StartError } from '#platform/db/start-error.ts';
import { sql } from 'kysely';
import { createLog } from '#platform/runtime/log.ts';
import { createWorker } from '#platform/tasks/tasks.ts';
import { tasks } from '../wiring/tasks.ts';
import { refuseOtherStores } from './refuse-other-stores.ts';
import { openTestApp } from './testing.ts';

let databaseUrl = '';
const app = openTestApp(
  {},
  {
    connectThrough: async (url) => {
      databaseUrl = url;
      return url;
    },
  },
);

async function startWorker(storeId: string) {
  const context = () => app.context();
  const options = { connectionString: databaseUrl, log: createLog('silent'), table: tasks, retentionDays: 7 };
  const worker = createWorker({ ...options, storeId, context, ownsTables: true, runsTasks: true });
  await worker.start();
  onTestFinished(() => worker.stop());
}

test('a server does not start while another one of its database stores files elsewhere', async () => {
  const { work } = app.running();
  await startWorker(work.files.id);
  await refuseOtherStores({ work });
  await startWorker('another-folder');
  await expect(refuseOtherStores({ work })).rejects.toThrow(StartError);
});

test('a server of another database of the same PostgreSQL does not matter', async () => {
  const { work } = app.running();
  const client = new pg.Client({
    connectionString: databaseUrl.replace(/\/test_\w+/, '/postgres'),
    application_name: 'pathlight-tasks another-folder',
  });
  await client.connect();
  onTestFinished(() => client.end());
  const seen = await sql`select 1 from pg_stat_activity where application_name = 'pathlight-tasks another-folder'`.execute(
    work.db,
  );
  expect(seen.rows).toHaveLength(1);
  await refuseOtherStores({ work });
});
