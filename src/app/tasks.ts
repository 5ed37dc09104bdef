/** Background and scheduled work: one line per task. */
import { forgetOldJourneys } from '#features/journeys/server/index.ts';
import type { TaskTable } from '#platform/server/tasks.ts';

export const tasks: TaskTable = {
  'mail.send': { run: (ctx, mail) => ctx.deliver(mail) },
  'journeys.forget': { run: forgetOldJourneys, schedule: '30 20 * * *' },
};
