import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { Reading } from '#platform/runtime/metrics.ts';
import './failed-tasks.ts';

/** Background tasks that are not done, by state; `late`: those that could have begun a minute ago. */
export const taskReading: Reading<[Context]> = {
  name: 'pathlight_tasks',
  help: 'Background tasks that are queued, will be tried again, run, are late by a minute, or failed',
  label: 'state',
  read: async ({ db }) => {
    const { rows } = await sql<Record<'queued' | 'again' | 'running' | 'late' | 'failed', number>>`
      select count(*) filter (where state = 'created') as queued,
        count(*) filter (where state = 'retry') as again,
        count(*) filter (where state = 'active') as running,
        count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '1 minute') as late,
        count(*) filter (where state = 'failed') as failed
      from tasks.job where state in ('created', 'retry', 'active', 'failed')`.execute(db);
    return rows[0] ?? {};
  },
};
