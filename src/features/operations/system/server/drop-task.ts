import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { dropFailedTask } from './change-task.ts';

/** Never runs a failed task again. */
export const dropTask: UseCase<'POST /api/staff/tasks/{id}/drop'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'administrator');
  await dropFailedTask(ctx, { id: params.id, reason: body.reason });
  return { data: { id: params.id, type: 'outcome', attributes: { count: 1 } } };
};
