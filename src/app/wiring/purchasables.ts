/** The purchasable types: the owning feature knows description, price and owner. */
import { findFormForSale } from '#features/member/program-applications/server/index.ts';
import { findFitmentForSale } from '#features/member/fitment/server/index.ts';
import type { Purchasables } from '#features/base/payments/server/index.ts';
import { findRoadmapForSale } from '#features/member/roadmaps/server/index.ts';

export const purchasables: Purchasables = {
  FitmentScore: { find: findFitmentForSale },
  ApplicationForm: { find: findFormForSale },
  Roadmap: { find: findRoadmapForSale },
};
