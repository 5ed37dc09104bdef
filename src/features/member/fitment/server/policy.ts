/** Who may do what with a fitment score. Pure: no database, no HTTP. */
import type { Viewer } from '#platform/http/context.ts';

type FitmentFacts = { userId: string; unlocked: boolean };

export const fitmentPolicy = {
  view: (viewer: Viewer, fitment: FitmentFacts) => viewer.id === fitment.userId || viewer.staff,
  change: (viewer: Viewer, fitment: FitmentFacts) => viewer.id === fitment.userId,
  readReport: (viewer: Viewer, fitment: FitmentFacts) => (viewer.id === fitment.userId && fitment.unlocked) || viewer.staff,
};
