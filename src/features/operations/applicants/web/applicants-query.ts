import type { CallInput } from '#platform/browser/api.ts';
import { dependsOn, query } from '#platform/browser/queries.ts';

export type ApplicantFilters = NonNullable<CallInput<'GET /api/hiring/jobs/{id}/applicants'>['query']>;

/** Apart from the other queries, because the route table, a part of every first load, has it. */
export const applicantsQuery = (id: string, filters: ApplicantFilters) => ({
  ...query('GET /api/hiring/jobs/{id}/applicants', { params: { id }, query: filters }),
  ...dependsOn('hiring'),
});
