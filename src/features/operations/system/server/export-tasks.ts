import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listFailedTasks } from '#platform/tasks/failed-tasks.ts';

const MAX_ROWS = 100_000;

/** The failed tasks that a list shows, as CSV. */
export const exportTasks: UseCase<'GET /api/staff/tasks/export'> = async (ctx, { query }) => {
  requireScope(ctx, 'administrator');
  await requireFreshSession(ctx);
  const { shown } = await listFailedTasks(ctx, query, MAX_ROWS);
  await audit(ctx, { action: 'tasks.export', objectType: 'tasks', objectId: '', details: { rows: shown.length, ...query } });
  return csvFile(
    'tasks',
    {
      id: ({ id }) => id,
      task: ({ name }) => name,
      failed: ({ failed_at }) => failed_at.toISOString(),
      queued: ({ queued_at }) => queued_at.toISOString(),
      attempts: ({ attempts }) => attempts,
      error: ({ error }) => error,
      input: ({ input }) => JSON.stringify(input),
    },
    shown,
  );
};
