/** When X happens, feature Y does Z, in the same transaction. The only wiring of events. */
import { returnForm, submitPaidForm } from '#features/member/program-applications/server/index.ts';
import { tellOfActivity } from '#features/catalogue/communities/server/index.ts';
import { tellOfJobs } from '#features/catalogue/companies/server/index.ts';
import { forgetUnpublishedOf, KNOWLEDGE, stirInsights } from '#features/catalogue/insights/server/index.ts';
import {
  beginFitment,
  removeFinishedSkill,
  lockFitment,
  addFinishedSkill,
  unlockFitment,
} from '#features/member/fitment/server/index.ts';
import { attributeSignUp, recordPaidFee, recordReturnedFee } from '#features/member/referrals/server/index.ts';
import { lockRoadmap, unlockRoadmap } from '#features/member/roadmaps/server/index.ts';
import type { ReactionTable } from '#platform/tasks/events.ts';

export const reactions: ReactionTable = {
  'topic.activity': [tellOfActivity],
  'insight.published': [
    (ctx, { categoryId, slug, title, authorId }) =>
      tellOfActivity(ctx, {
        categoryId,
        kind: 'card',
        objectId: slug,
        title,
        url: `/insights/detail/${slug}`,
        actorId: authorId,
      }),
  ],
  'account.deleted': [(ctx, { userId }) => forgetUnpublishedOf(ctx, userId)],
  'comment.changed': [
    async (ctx, { type, id }) => {
      if (type === KNOWLEDGE) await stirInsights(ctx, [id]);
    },
  ],
  'things.engaged': [
    async (ctx, { type, ids }) => {
      if (type === KNOWLEDGE) await stirInsights(ctx, ids);
    },
  ],
  'jobs.published': [tellOfJobs],
  'user.joined': [attributeSignUp],
  'application.submitted': [beginFitment],
  'application-form.paid': [recordPaidFee],
  'application-form.returned': [recordReturnedFee],
  'skill.finished': [
    (ctx, { roadmapId, fitmentId, ...skill }) => addFinishedSkill(ctx, { ...skill, sourceId: roadmapId }, fitmentId),
  ],
  'skill.reopened': [
    (ctx, { roadmapId, fitmentId, ...skill }) => removeFinishedSkill(ctx, { ...skill, sourceId: roadmapId }, fitmentId),
  ],
  'purchase.paid': [
    async (ctx, payment) => {
      const { purchasableType, purchasableId } = payment;
      if (purchasableType === 'FitmentScore') await unlockFitment(ctx, purchasableId, payment);
      if (purchasableType === 'Roadmap') await unlockRoadmap(ctx, purchasableId, payment);
      if (purchasableType === 'ApplicationForm') await submitPaidForm(ctx, purchasableId, payment);
    },
  ],
  'purchase.returned': [
    async (ctx, { purchasableType, purchasableId }) => {
      if (purchasableType === 'FitmentScore') await lockFitment(ctx, purchasableId);
      if (purchasableType === 'Roadmap') await lockRoadmap(ctx, purchasableId);
      if (purchasableType === 'ApplicationForm') await returnForm(ctx, purchasableId);
    },
  ],
};
