/** What other features' servers may use from roadmaps. */
export { learningProgress, type PlanProgress, type FinishedSkill } from './learning-progress.ts';
export type * from './plan/plan-types.ts';
export { remindLearners } from './remind-learners.ts';
export { roadmapsRoutes } from './routes.ts';
export { findRoadmapForSale, lockRoadmap, unlockRoadmap } from './sell-roadmap.ts';
