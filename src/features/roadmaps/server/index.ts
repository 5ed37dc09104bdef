export { buildPlan } from './plan/build-plan.ts';
export type * from './plan/plan-types.ts';
