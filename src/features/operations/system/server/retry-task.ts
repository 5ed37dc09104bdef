import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { retryFailedTask } from './change-task.ts';

/** Runs a failed task once more. */
export const retryTask: UseCase<'POST /api/staff/tasks/{id}/retry'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'administrator');
  await retryFailedTask(ctx, { id: params.id, reason: body.reason });
  return { data: { id: params.id, type: 'outcome', attributes: { count: 1 } } };
};
