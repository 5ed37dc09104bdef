import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listFailedTasks } from '#platform/tasks/failed-tasks.ts';

/** The failed tasks that a list shows, as CSV. */
export const exportTasks: UseCase<'GET /api/staff/tasks/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'administrator',
    name: 'tasks',
    object: { type: 'tasks' },
    filter: query,
    load: async () => (await listFailedTasks(ctx, query, MAX_ROWS)).shown,
    columns: {
      id: ({ id }) => id,
      task: ({ name }) => name,
      failed: ({ failed_at }) => failed_at.toISOString(),
      queued: ({ queued_at }) => queued_at.toISOString(),
      attempts: ({ attempts }) => attempts,
      error: ({ error }) => error,
      input: ({ input }) => JSON.stringify(input),
    },
  });
