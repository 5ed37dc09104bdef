import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { countFailedTasks, listFailedTasks } from '#platform/tasks/failed-tasks.ts';
import { presentTask } from './present-task.ts';

const PAGE_SIZE = 40;

/** Background tasks that failed at every attempt, the latest first. */
export const listTasks: UseCase<'GET /api/staff/tasks'> = async (ctx, { query }) => {
  requireScope(ctx, 'administrator');
  const [{ shown, next }, total] = await Promise.all([listFailedTasks(ctx, query, PAGE_SIZE), countFailedTasks(ctx, query)]);
  return { data: shown.map(presentTask), meta: { next_cursor: next, total } };
};
