/** When X happens, feature Y does Z, in the same transaction. The only wiring of events. */
import { beginFitment, unlockFitment } from '#features/fitment/server/index.ts';
import { unlockRoadmap } from '#features/roadmaps/server/index.ts';
import type { ReactionTable } from '#platform/server/events.ts';

export const reactions: ReactionTable = {
  'application.submitted': [beginFitment],
  'purchase.paid': [
    async (ctx, { purchasableType, purchasableId }) => {
      if (purchasableType === 'FitmentScore') await unlockFitment(ctx, purchasableId);
      if (purchasableType === 'Roadmap') await unlockRoadmap(ctx, purchasableId);
    },
  ],
};
