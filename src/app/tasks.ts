/** Background and scheduled work: one line per task. */
import type { TaskTable } from '#platform/server/tasks.ts';

export const tasks: TaskTable = {
  'mail.send': { run: (ctx, mail) => ctx.deliver(mail) },
};
