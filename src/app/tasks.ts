/** Background and scheduled work: one line per task. */
import { readResume, wordReport } from '#features/fitment/server/index.ts';
import { forgetOldJourneys } from '#features/journeys/server/index.ts';
import { catchUpPurchases, reconcilePurchases, refundPurchase } from '#features/payments/server/index.ts';
import type { TaskTable } from '#platform/server/tasks.ts';

export const tasks: TaskTable = {
  'mail.send': { run: (ctx, mail) => ctx.deliver(mail) },
  'fitment.read': { run: readResume, concurrency: 1, expireSeconds: 45 },
  'fitment.word': { run: wordReport, retries: 2, concurrency: 1, expireSeconds: 60 },
  'payments.reconcile': { run: reconcilePurchases, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'payments.catch-up': { run: catchUpPurchases, retries: 0 },
  'payments.refund': { run: refundPurchase },
  'journeys.forget': { run: forgetOldJourneys, schedule: '30 20 * * *' },
};
