export { beginFitment } from './begin-fitment.ts';
export { fitInputOf } from './fit-input-of.ts';
export { findFitment, latestReport, type Fitment } from './find-fitment.ts';
export { fitmentRoutes } from './routes.ts';
export { readResume } from './read-resume.ts';
export { findFitmentForSale, unlockFitment } from './sell-fitment.ts';
