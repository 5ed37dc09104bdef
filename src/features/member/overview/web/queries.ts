import type { CallOutput } from '#platform/browser/api.ts';
import { dependsOn, query } from '#platform/browser/queries.ts';

export type Overview = CallOutput<'GET /api/overview'>['data']['attributes'];
export type CurrentPlan = NonNullable<Overview['plan']>;

export const overviewQuery = () => ({
  ...query('GET /api/overview'),
  ...dependsOn('jobs', 'applications', 'plans', 'saved-searches', 'scores'),
});
