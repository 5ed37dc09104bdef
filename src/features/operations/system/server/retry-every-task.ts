import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { retryAllTasks } from './change-task.ts';

/** Runs every failed task once more. */
export const retryEveryTask: UseCase<'POST /api/staff/tasks/retry_all'> = async (ctx, { body }) => {
  requireScope(ctx, 'administrator');
  const count = await retryAllTasks(ctx, { reason: body.reason });
  return { data: { id: 'tasks', type: 'outcome', attributes: { count } } };
};
