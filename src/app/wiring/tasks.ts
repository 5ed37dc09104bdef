/** Background and scheduled work: one line per task. */
import { purgeSignIns } from '#features/base/accounts/server/index.ts';
import { readExperience, readMissingExperience } from '#features/operations/applicants/server/index.ts';
import { runQueuedSource, startDueSources } from '#features/operations/sources/server/index.ts';
import { noteTimes } from '#features/catalogue/blog/server/index.ts';
import { notePackTimes, purgeBoards } from '#features/catalogue/boards/server/index.ts';
import { moveYearlyEvents, sendDigest, notifyFollowers } from '#features/catalogue/communities/server/index.ts';
import { purgeDeletedPosts, questionSource, notifyAnswer } from '#features/catalogue/forum/server/index.ts';
import { notifyFollowersOfJobs } from '#features/catalogue/companies/server/index.ts';
import { purgeDeletedComments } from '#features/base/discussion/server/index.ts';
import { removeExpiredVisitors } from '#features/base/own-ads/server/index.ts';
import { flushReactionCounts } from '#features/base/reactions/server/index.ts';
import { relateItems } from '#features/base/ranking/server/index.ts';
import { endLostScores, generateWording, rescoreAfterLearning, scorePending } from '#features/member/fitment/server/index.ts';
import { noteCategoryTimes } from '#features/base/interests/server/index.ts';
import { noteInsightTimes, purgeDeletedInsights, rankInsights } from '#features/catalogue/insights/server/index.ts';
import { queueExpiredJobs, countByTemplate } from '#features/catalogue/jobs/server/index.ts';
import { countEvents, maintainPartitions } from '#features/base/analytics/server/index.ts';
import { purgeLeads } from '#features/base/leads/server/index.ts';
import { purgeCleared, sendPush, sendDigests, endDueSnoozes } from '#features/base/notifications/server/index.ts';
import {
  recheckOpenPurchases,
  advanceRefund,
  reconcilePurchases,
  reconcileYesterday,
} from '#features/base/payments/server/index.ts';
import { showDueRejections } from '#features/member/correspondence/server/index.ts';
import { endLostReadings, purgeRemovedResumes, READERS, readResume } from '#features/base/resumes/server/index.ts';
import { deleteDueAccounts } from '#features/base/personal-data/server/index.ts';
import { readJobNeeds, refreshAllMatches, refreshMatches } from '#features/member/job-matches/server/index.ts';
import { remindOfCheck } from '#features/member/checks/server/index.ts';
import { notifyOfChanges, remindLearners, reviewEarlierPlans } from '#features/member/roadmaps/server/index.ts';
import { notifyNewMatches } from '#features/base/saved-searches/server/index.ts';
import { countWords, indexChanges, updateTiers } from '#features/base/search/server/index.ts';
import { checkOneResource, checkResourcesNightly, runCheck } from '#features/base/skills/server/index.ts';
import { wordLines } from '#features/member/tailoring/server/index.ts';
import { purgeRemoved, sendReminders } from '#features/member/tracker/server/index.ts';
import { purgeDeliveries, sendDelivery, sendDueDeliveries } from '#features/operations/webhooks/server/index.ts';
import { removeFiles, sweepFiles } from '#platform/files/sweep-files.ts';
import { purgeIdempotencyKeys } from '#platform/http/idempotency.ts';
import { purgeFinishedMail, sendMail, deliverDueMail } from '#platform/mail/outbox.ts';
import type { TaskTable } from '#platform/tasks/tasks.ts';
import { personalData } from './personal-data.ts';
import { finders } from './saved-searches.ts';
import { refreshSkills } from './refresh-skills.ts';
import { searchables } from './searchables.ts';
import { reportables } from './reportables.ts';
import { notifyLikes } from './notify-likes.ts';

export const tasks: TaskTable = {
  'reactions.flush-counts': { run: flushReactionCounts, everySeconds: 1 },
  // So often because an undo that ran out is shown at once.
  'correspondence.show-rejections': { run: showDueRejections, everySeconds: 5 },
  'applicants.read-experience': { run: readExperience, retries: 2, concurrency: 1, expireSeconds: 60 },
  'applicants.read-missing-experience': {
    run: readMissingExperience,
    schedule: '12 * * * *',
    retries: 0,
    concurrency: 1,
    expireSeconds: 900,
  },
  'accounts.delete-due': { run: deleteDueAccounts(personalData), schedule: '15 * * * *', concurrency: 1 },
  'accounts.purge': { run: purgeSignIns, schedule: '10 20 * * *', concurrency: 1 },
  'files.remove': { run: removeFiles },
  // Twice as often as a file must be old, so that none without a row is there for a day.
  'files.sweep': { run: sweepFiles, schedule: '10 1,7,13,19 * * *', retries: 2, concurrency: 1, expireSeconds: 3600 },
  'discussion.purge': { run: purgeDeletedComments, schedule: '20 20 * * *', concurrency: 1 },
  'companies.notify-followers': { run: notifyFollowersOfJobs },
  // 08:30 in India, before the digests.
  'notifications.likes': { run: notifyLikes(reportables), schedule: '0 3 * * *', retries: 2, concurrency: 1, expireSeconds: 900 },
  'notifications.end-snoozes': { run: endDueSnoozes, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'notifications.purge': { run: purgeCleared, schedule: '40 20 * * *', concurrency: 1 },
  // 09:00 in India.
  'notifications.digest': { run: sendDigests, schedule: '30 3 * * *', retries: 2, concurrency: 1, expireSeconds: 900 },
  // The outbox schedules its own retries.
  'mail.send': { run: sendMail, retries: 2, concurrency: 4 },
  'push.send': { run: (ctx, input) => sendPush(ctx, input), retries: 5, concurrency: 4 },
  'mail.sweep': { run: deliverDueMail, schedule: '* * * * *', retries: 0, concurrency: 1, expireSeconds: 300 },
  'mail.purge': { run: purgeFinishedMail, schedule: '55 20 * * *', concurrency: 1 },
  // Deliveries schedule their own retries.
  'webhooks.send': { run: sendDelivery, retries: 2, concurrency: 8, expireSeconds: 60 },
  'webhooks.sweep': { run: sendDueDeliveries, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'webhooks.purge': { run: purgeDeliveries, schedule: '50 20 * * *', concurrency: 1 },
  'communities.notify-followers': { run: notifyFollowers(questionSource) },
  'communities.move-events': { run: moveYearlyEvents, schedule: '35 20 * * *', retries: 2, concurrency: 1 },
  // Monday 09:00 in India.
  'communities.digest': { run: sendDigest(questionSource), schedule: '30 3 * * 1', retries: 2, concurrency: 1 },
  'forum.purge': { run: purgeDeletedPosts, schedule: '35 20 * * *', retries: 2, concurrency: 1 },
  'forum.notify-answer': { run: notifyAnswer },
  'ranking.relate-items': { run: relateItems, schedule: '17 * * * *', retries: 0, concurrency: 1, expireSeconds: 3000 },
  'job-matches.read-jobs': { run: readJobNeeds, schedule: '* * * * *', retries: 0, concurrency: 1, expireSeconds: 300 },
  'job-matches.refresh': { run: refreshMatches, retries: 2, concurrency: 1, expireSeconds: 120 },
  'job-matches.refresh-all': { run: refreshAllMatches, schedule: '48 * * * *', retries: 0, concurrency: 1, expireSeconds: 3000 },
  'own-ads.expire': { run: removeExpiredVisitors, schedule: '23 * * * *', retries: 2, concurrency: 1 },
  'resumes.read': { run: readResume, retries: 2, concurrency: READERS, runsPerGroup: 1, expireSeconds: 60 },
  'resumes.end-lost-readings': { run: endLostReadings, schedule: '*/2 * * * *', retries: 0, concurrency: 1 },
  'resumes.purge': { run: purgeRemovedResumes, schedule: '25 * * * *', concurrency: 1 },
  'fitment.score': { run: scorePending, retries: 3, concurrency: 1, expireSeconds: 60 },
  'fitment.end-lost-scores': { run: endLostScores, schedule: '*/5 * * * *', retries: 0, concurrency: 1 },
  'fitment.word': { run: generateWording, retries: 2, concurrency: 1, expireSeconds: 60 },
  'tailoring.word': { run: wordLines, retries: 2, concurrency: 1, expireSeconds: 90 },
  'fitment.score-learning': { run: rescoreAfterLearning, retries: 3, concurrency: 1 },
  'insights.rank': { run: rankInsights, schedule: '*/2 * * * *', retries: 0, concurrency: 1 },
  'categories.note-times': { run: noteCategoryTimes, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'insights.note-times': { run: noteInsightTimes, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'insights.purge': { run: purgeDeletedInsights, schedule: '25 20 * * *', concurrency: 1 },
  'jobs.count': { run: countByTemplate, schedule: '15 * * * *', retries: 0, concurrency: 1, expireSeconds: 300 },
  // Just after midnight in India.
  'jobs.close': { run: queueExpiredJobs, schedule: '32 18 * * *', retries: 3, concurrency: 1 },
  'sources.start-due': { run: startDueSources, schedule: '* * * * *', retries: 0, concurrency: 1 },
  // An interrupted run is queued again by the schedule above.
  'sources.run': { run: runQueuedSource, retries: 0, concurrency: 2, expireSeconds: 7200 },
  'leads.purge': { run: purgeLeads, schedule: '40 20 * * *', concurrency: 1 },
  'payments.reconcile': { run: reconcilePurchases, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'payments.catch-up': { run: recheckOpenPurchases, retries: 0 },
  'payments.refund': { run: advanceRefund },
  'payments.report': { run: reconcileYesterday, schedule: '45 20 * * *' },
  'blog.note-times': { run: noteTimes, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'boards.note-times': { run: notePackTimes, schedule: '* * * * *', retries: 0, concurrency: 1 },
  'boards.purge': { run: purgeBoards, schedule: '50 20 * * *' },
  'idempotency.purge': { run: purgeIdempotencyKeys, schedule: '15 20 * * *' },
  // 09:00 in India.
  'roadmaps.remind': { run: remindLearners, schedule: '30 3 * * *', retries: 2, concurrency: 1, expireSeconds: 900 },
  'roadmaps.compare': { run: notifyOfChanges, retries: 2, concurrency: 1, expireSeconds: 60 },
  'roadmaps.review': { run: reviewEarlierPlans, schedule: '50 * * * *', retries: 0, concurrency: 1, expireSeconds: 900 },
  // 09:00 to 21:00 in India.
  'tracker.remind': { run: sendReminders, schedule: '30 3-15 * * *', retries: 2, concurrency: 1 },
  'checks.remind': { run: remindOfCheck, retries: 3 },
  'tracker.purge': { run: purgeRemoved, schedule: '40 20 * * *', concurrency: 1 },
  'resources.check': { run: checkResourcesNightly, schedule: '10 21 * * *', retries: 0, concurrency: 1, expireSeconds: 3600 },
  'skills.refresh': { run: refreshSkills, retries: 3, concurrency: 1, expireSeconds: 300 },
  'resources.check-many': { run: runCheck, retries: 0, concurrency: 1, expireSeconds: 7200 },
  'resources.check-one': { run: checkOneResource, retries: 1 },
  'search.index': { run: indexChanges(searchables), schedule: '* * * * *', retries: 0, concurrency: 1 },
  // 08:45 in India, before the digests.
  'saved-searches.notify': {
    run: notifyNewMatches(finders),
    schedule: '15 3 * * *',
    retries: 2,
    concurrency: 1,
    expireSeconds: 900,
  },
  'search.count-words': { run: countWords, schedule: '40 * * * *', retries: 0, concurrency: 1, expireSeconds: 900 },
  'search.tiers': { run: (ctx) => updateTiers(ctx), schedule: '25 * * * *', retries: 0, concurrency: 1, expireSeconds: 900 },
  'analytics.maintain-partitions': { run: maintainPartitions, schedule: '30 20 * * *', concurrency: 1 },
  'analytics.count': { run: countEvents, schedule: '40 * * * *', retries: 0, concurrency: 1, expireSeconds: 1800 },
};
