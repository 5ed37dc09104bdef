import { refundItem } from '#features/base/payments/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { planItem } from './plan-item.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Refunds a plan whose payer was offered the money back, once. The plan stays open. */
export const refundPlan: UseCase<'POST /api/roadmaps/{id}/refund'> = async (ctx, { params }) => {
  signedIn(ctx);
  const roadmap = await getOwnRoadmap(ctx, params);
  if (roadmap.review !== 'refund_offered') throw conflict('refund-not-offered');
  await refundItem(ctx, planItem(roadmap.id), 'the plan would not be sold by the present rules');
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, params)) };
};
