/** The tables of the task queue, which its library creates and changes itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import packageFile from 'pg-boss/package.json' with { type: 'json' };
import { StartError } from '#platform/db/start-error.ts';
import { withClient } from '#platform/db/with-client.ts';

export const QUEUE_SCHEMA = 'tasks';

const UNFINISHED = new Set(['pending', 'in_progress']);
const POLL_MS = 200;

/** Whether the queue has the tables that this version needs. Throws a `StartError` when they are newer. */
export async function isQueueInstalled(connectionString: string): Promise<boolean> {
  const needed = packageFile.pgboss.schema;
  const found = await withClient(connectionString, async (client) => {
    const table = await client.query('select from pg_class where oid = to_regclass($1)', [`${QUEUE_SCHEMA}.version`]);
    if (table.rowCount === 0) return 0;
    const { rows } = await client.query<{ version: number }>(`select version from ${QUEUE_SCHEMA}.version`);
    return rows[0]?.version ?? 0;
  });
  if (found > needed)
    throw new StartError(
      `A newer version of Pathlight has changed the task queue (${found}, this version has ${needed}): start the newer version.`,
    );
  return found === needed;
}

/** Creates the tables of the queue, or brings them up to date, and waits until their indexes are built. */
export async function installQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: QUEUE_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  });
  let failure: Error | undefined;
  boss.on('error', (error) => {
    failure ??= error;
  });
  try {
    await boss.start();
    while (!failure && (await boss.getBamStatus()).some(({ status }) => UNFINISHED.has(status))) await sleep(POLL_MS);
  } finally {
    await boss.stop({ graceful: true });
  }
  if (failure) throw failure;
}
