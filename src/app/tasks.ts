/** Background and scheduled work: one line per task. */
import { forgetDeletedComments } from '#features/discussion/server/index.ts';
import { foldEngagements } from '#features/engagement/server/index.ts';
import { readResume, scoreAfterLearning, wordReport } from '#features/fitment/server/index.ts';
import { forgetDeletedInsights, rankInsights } from '#features/insights/server/index.ts';
import { forgetOldJourneys } from '#features/journeys/server/index.ts';
import { catchUpPurchases, followRefund, reconcilePurchases, reconcileYesterday } from '#features/payments/server/index.ts';
import { remindLearners } from '#features/roadmaps/server/index.ts';
import { checkResourcesNightly } from '#features/skills/server/index.ts';
import { forgetIdempotencyKeys } from '#platform/server/idempotency.ts';
import type { TaskTable } from '#platform/server/tasks.ts';

export const tasks: TaskTable = {
  'engagement.fold': { run: foldEngagements, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'discussion.forget': { run: forgetDeletedComments, schedule: '20 20 * * *', concurrency: 1 },
  'mail.send': { run: (ctx, mail) => ctx.deliver(mail) },
  'fitment.read': { run: readResume, concurrency: 1, expireSeconds: 45 },
  'fitment.word': { run: wordReport, retries: 2, concurrency: 1, expireSeconds: 60 },
  'fitment.score-learning': { run: scoreAfterLearning, retries: 3, concurrency: 1 },
  'insights.rank': { run: rankInsights, schedule: '*/2 * * * *', retries: 0, concurrency: 1 },
  'insights.forget': { run: forgetDeletedInsights, schedule: '25 20 * * *', concurrency: 1 },
  'payments.reconcile': { run: reconcilePurchases, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'payments.catch-up': { run: catchUpPurchases, retries: 0 },
  'payments.refund': { run: followRefund },
  'payments.report': { run: reconcileYesterday, schedule: '45 20 * * *' },
  'idempotency.forget': { run: forgetIdempotencyKeys, schedule: '15 20 * * *' },
  // Nine in the morning in India.
  'roadmaps.remind': { run: remindLearners, schedule: '30 3 * * *', retries: 2, concurrency: 1, expireSeconds: 900 },
  'resources.check': { run: checkResourcesNightly, schedule: '10 21 * * *', retries: 0, concurrency: 1, expireSeconds: 3600 },
  'journeys.forget': { run: forgetOldJourneys, schedule: '30 20 * * *' },
};
