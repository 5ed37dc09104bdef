/** The handlers of every event, which run in the transaction of the event. The only place where events are wired. */
import { purgeVisitsTo } from '#features/base/analytics/server/index.ts';
import { removeMentions } from '#features/base/discussion/server/index.ts';
import { purgeLeadsFrom } from '#features/base/leads/server/index.ts';
import { withdrawFollows } from '#features/base/notifications/server/index.ts';
import { withdrawInvitationsTo } from '#features/operations/hiring-teams/server/index.ts';
import { withdrawInvitations } from '#features/catalogue/boards/server/index.ts';
import { notifyOfActivity } from '#features/catalogue/communities/server/index.ts';
import { queueJobNotifications } from '#features/catalogue/companies/server/index.ts';
import { purgeUnpublishedInsights, KNOWLEDGE, touchInsights } from '#features/catalogue/insights/server/index.ts';
import {
  addFinishedSkill,
  awaitReading,
  followApplication,
  followReading,
  queueWording,
  removeClaims,
  removeFinishedSkill,
} from '#features/member/fitment/server/index.ts';
import { queueMatches, queueMatchesOfResume } from '#features/member/job-matches/server/index.ts';
import { signUnderNewName } from '#features/member/badges/server/index.ts';
import { endFollows } from '#features/member/profiles/server/index.ts';
import { removePayerDetails, returnPayment } from '#features/base/payments/server/index.ts';
import { queueComparison } from '#features/member/roadmaps/server/index.ts';
import { attributeSignUp, recordPaidFee, recordRefundedFee } from '#features/member/referrals/server/index.ts';
import { queueLineWordings } from '#features/member/tailoring/server/index.ts';
import {
  deliverApplication,
  endDeliveries,
  endDeliveriesOf,
  notifyUndelivered,
} from '#features/member/deliveries/server/index.ts';
import { endCorrespondence } from '#features/member/correspondence/server/index.ts';
import {
  notifyOfAnswer,
  notifyOfApplicant,
  notifyOfReply,
  notifyOfWithdrawal,
  queueExperience,
} from '#features/operations/applicants/server/index.ts';
import { removeWebhooksOf, tellOfApplication, tellOfJob, tellOfPurchase } from '#features/operations/webhooks/server/index.ts';
import type { EventHandlerTable } from '#platform/tasks/events.ts';
import { keepVisitorResume } from './keep-visitor-resume.ts';
import { followSkills } from './refresh-skills.ts';
import { purchasables } from './purchasables.ts';

/** The sources of finished skills besides plans, which are named by their ids. */
const CHECK = 'check';
const WORK = 'work';

export const eventHandlers: EventHandlerTable = {
  'topic.activity': [notifyOfActivity],
  'insight.published': [
    (ctx, { categoryId, slug, title, authorId }) =>
      notifyOfActivity(ctx, {
        categoryId,
        kind: 'card',
        objectId: slug,
        title,
        url: `/insights/detail/${slug}`,
        actorId: authorId,
      }),
  ],
  'account.deleted': [
    (ctx, { userId }) => purgeUnpublishedInsights(ctx, userId),
    withdrawInvitations,
    withdrawInvitationsTo,
    withdrawFollows,
    removeMentions,
    removePayerDetails,
    endDeliveriesOf,
    purgeLeadsFrom,
    purgeVisitsTo,
    removeWebhooksOf,
  ],
  'member.renamed': [signUnderNewName],
  'comment.changed': [
    async (ctx, { type, id }) => {
      if (type === KNOWLEDGE) await touchInsights(ctx, [id]);
    },
  ],
  'reactions.counted': [
    async (ctx, { type, ids }) => {
      if (type === KNOWLEDGE) await touchInsights(ctx, ids);
    },
  ],
  'member.blocked': [endFollows],
  'jobs.published': [queueJobNotifications],
  'job.changed': [tellOfJob],
  'user.joined': [attributeSignUp],
  'user.signed-in': [keepVisitorResume, queueMatches],
  'application.submitted': [
    followApplication,
    notifyOfApplicant,
    deliverApplication,
    queueExperience,
    tellOfApplication('application.received'),
  ],
  'application.moved': [tellOfApplication('application.moved')],
  'application.changed': [deliverApplication],
  'application.withdrawn': [endCorrespondence, endDeliveries, notifyOfWithdrawal, tellOfApplication('application.withdrawn')],
  'mail.failed': [notifyUndelivered],
  'application.replied': [notifyOfReply],
  'interview.answered': [notifyOfAnswer],
  'application.resume-changed': [followApplication, queueExperience],
  'resume.reading': [awaitReading],
  'resume.read': [followReading, queueMatchesOfResume],
  'resume.default-changed': [queueMatches],
  'profile.changed': [queueMatches],
  'application-form.paid': [recordPaidFee],
  'application-form.returned': [recordRefundedFee],
  'report.opened': [queueWording, queueLineWordings],
  'score.changed': [queueComparison],
  'skill.finished': [
    (ctx, { roadmapId, fitmentId, ...skill }) =>
      addFinishedSkill(ctx, { ...skill, sourceId: roadmapId, grade: 'claimed' }, fitmentId),
  ],
  'skills.changed': [followSkills],
  'skill.reopened': [(ctx, { fitmentId, userId, skillId }) => removeClaims(ctx, { userId, skillId }, fitmentId)],
  'skill.checked': [
    queueMatches,
    (ctx, { userId, skillId, checkedOn }) =>
      addFinishedSkill(ctx, { userId, skillId, sourceId: CHECK, finishedOn: checkedOn, grade: 'checked' }, null),
  ],
  'skill.shown': [
    queueMatches,
    (ctx, { userId, skillId, shownOn }) =>
      addFinishedSkill(ctx, { userId, skillId, sourceId: WORK, finishedOn: shownOn, grade: 'shown' }, null),
  ],
  'skill.work-removed': [(ctx, skill) => removeFinishedSkill(ctx, { ...skill, sourceId: WORK }, null)],
  'purchase.paid': [
    async (ctx, payment) => {
      const isThere = await purchasables[payment.purchasableType]?.unlock(ctx, payment.purchasableId, payment);
      if (isThere === false) await returnPayment(ctx, payment.purchaseId);
    },
    tellOfPurchase('purchase.paid'),
  ],
  'purchase.refunded': [tellOfPurchase('purchase.refunded')],
  'purchase.held': [tellOfPurchase('purchase.held')],
  'purchase.returned': [
    async (ctx, { purchasableType, purchasableId }) => purchasables[purchasableType]?.lock(ctx, purchasableId),
  ],
};
