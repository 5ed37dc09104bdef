import { dropFailedTask, retryAllTasks, retryFailedTask } from '#features/operations/system/server/index.ts';
import { listFailedTasks } from '#platform/tasks/failed-tasks.ts';
import { createGivenUpCommand } from './given-up.ts';

export const tasksCommand = createGivenUpCommand({
  name: 'tasks',
  again: 'retry',
  help: `Lists the background tasks that failed at every attempt in the last week, newest first. With retry they run once more;
with drop one is never run again.`,
  none: 'No failed tasks.',
  isId: (text) => /^[\da-f-]{36}$/.test(text),
  list: async (ctx, limit) => {
    const { shown } = await listFailedTasks(ctx, {}, limit);
    return shown.map(({ id, failed_at, name, attempts, error }) => [
      id,
      failed_at.toISOString(),
      name,
      `${attempts} attempts`,
      error.split('\n')[0] ?? '',
    ]);
  },
  tryAgain: retryFailedTask,
  tryAllAgain: retryAllTasks,
  drop: dropFailedTask,
  tried: (count) => `${count} ${count === 1 ? 'task runs' : 'tasks run'} once more.`,
});
