/** What other features' servers, and the wiring, may use from feeds. */
export { dismissedBy, type Recommendables } from './dismissals.ts';
export { spread } from './engine/spread.ts';
export { findAlike, lastTouched, type Alike } from './find-alike.ts';
export { armOf, wholeBucket } from './experiments.ts';
export { addLiking, readTaste, type Liking, type ReadSkills, type Taste } from './read-taste.ts';
export { relateItems } from './relate-items.ts';
export { createFeedsRoutes } from './routes.ts';
export { seenMarks, unseen } from './unseen.ts';
export { markOf } from '../seen-marks.ts';
export { dismissalRows } from './relations.ts';
