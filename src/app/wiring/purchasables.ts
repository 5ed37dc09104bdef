/** What can be bought, by type: the owning feature describes the item on sale, unlocks it when paid and locks it after a refund. */
import { applicationFeeProduct, recordFormRefund, submitPaidForm } from '#features/member/program-applications/server/index.ts';
import { fitmentProduct, lockFitment, unlockFitment } from '#features/member/fitment/server/index.ts';
import type { Product, PurchaseEvent } from '#features/base/payments/server/index.ts';
import { lockRoadmap, roadmapProduct, unlockRoadmap } from '#features/member/roadmaps/server/index.ts';
import type { Context } from '#platform/http/context.ts';

type PurchasableType = Product & {
  /** False if the item was deleted: the payment is returned then. */
  unlock: (ctx: Context, id: string, payment: PurchaseEvent) => Promise<boolean>;
  lock: (ctx: Context, id: string) => Promise<void>;
};

export const purchasables: Readonly<Record<string, PurchasableType>> = {
  FitmentScore: { ...fitmentProduct, unlock: unlockFitment, lock: lockFitment },
  Roadmap: { ...roadmapProduct, unlock: unlockRoadmap, lock: lockRoadmap },
  ApplicationForm: { ...applicationFeeProduct, unlock: submitPaidForm, lock: recordFormRefund },
};
