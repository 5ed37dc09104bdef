/** Server exports of roadmaps for other features. */
export { findCurrentPlan } from './find-current-plan.ts';
export { findPlanWithSkill, type PlanWithSkill } from './find-plan-with-skill.ts';
export { learningProgress, type PlanProgress, type FinishedSkill } from './learning-progress.ts';
export { notifyOfChanges, queueComparison } from './notify-of-changes.ts';
export type * from './plan/plan-types.ts';
export { remindLearners } from './remind-learners.ts';
export { reviewEarlierPlans } from './review-earlier-plans.ts';
export { roadmapsRoutes } from './routes.ts';
export { findPlansOf, roadmapProduct, lockRoadmap, unlockRoadmap } from './sell-roadmap.ts';
