/** Who may do what with a fitment score. Pure: no database, no HTTP. */
import type { Viewer } from '#platform/http/context.ts';

type FitmentFacts = { userId: string; unlocked: boolean };

export const fitmentPolicy = {
  change: (viewer: Viewer, fitment: FitmentFacts) => viewer.id === fitment.userId,
  /** Staff who have it open read it whole. */
  readReport: (viewer: Viewer, fitment: FitmentFacts) => viewer.id !== fitment.userId || fitment.unlocked,
};
