/** The server interface of ranking for other features and the wiring. */
export { findDismissed, type Recommendables } from './dismissals.ts';
export { diversify } from './engine/diversify.ts';
export { findSimilar, findRecentInteractions, type SimilarItem } from './find-similar.ts';
export { assignArm, listArms, wholeBucket } from './experiments.ts';
export { addPreference, loadTaste, type Preference, type TasteProfile } from './load-taste.ts';
export { relateItems } from './relate-items.ts';
export { createRankingRoutes } from './routes.ts';
export { loadSeenMarks, filterUnseen } from './filter-unseen.ts';
export { computeMark } from '../seen-marks.ts';
export { dismissalRows } from './relations.ts';
export { bootstrap } from './evaluation/metrics.ts';
