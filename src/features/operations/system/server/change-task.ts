/** What staff decide about tasks that failed; by the console or by a command. */
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { dropTask, findFailedTask, retryTasks } from '#platform/tasks/failed-tasks.ts';
import type { Decision } from './change-mail.ts';

/** Runs a task once more. 404 for an unknown one, 409 where a colleague was faster. */
export const retryFailedTask = (ctx: Context, decision: Decision) =>
  decide(ctx, decision, { action: 'task.retry', state: 'retry', act: async (id) => (await retryTasks(ctx, id)) > 0 });

/** Never runs a task again. 404 for an unknown one, 409 where a colleague was faster. */
export const dropFailedTask = (ctx: Context, decision: Decision) =>
  decide(ctx, decision, { action: 'task.drop', state: 'cancelled', act: (id) => dropTask(ctx, id) });

type Act = { action: string; state: string; act: (id: string) => Promise<boolean> };

async function decide(ctx: Context, { id, reason, ...actor }: Decision, { action, state, act }: Act): Promise<void> {
  const task = await findFailedTask(ctx, id);
  if (task === undefined) throw notFound('task');
  if (task === 'dealt-with' || !(await act(id))) throw conflict('task-dealt-with');
  const details = { task: task.name, before: { state: 'failed' }, after: { state }, reason };
  await audit(ctx, { action, objectType: 'task', objectId: id, ...actor, details });
}

/** Runs every failed task once more; returns how many. */
export async function retryAllTasks(ctx: Context, { reason, ...actor }: Omit<Decision, 'id'>): Promise<number> {
  const count = await retryTasks(ctx);
  const details = { before: { state: 'failed' }, after: { state: 'retry' }, count, reason };
  if (count > 0) await audit(ctx, { action: 'task.retry', objectType: 'tasks', objectId: '', ...actor, details });
  return count;
}
