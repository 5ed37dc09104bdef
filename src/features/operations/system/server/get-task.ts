import { requireScope } from '#features/base/accounts/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findFailedTask } from '#platform/tasks/failed-tasks.ts';
import { findHistory } from './find-history.ts';
import { presentTask } from './present-task.ts';

/** One failed task, with what was decided about it before. */
export const getTask: UseCase<'GET /api/staff/tasks/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'administrator');
  const task = await findFailedTask(ctx, params.id);
  if (task === undefined || task === 'dealt-with') throw notFound('task');
  const { attributes, ...data } = presentTask(task);
  const history = await findHistory(ctx, 'task', data.id);
  return { data: { ...data, attributes: { ...attributes, history } } };
};
