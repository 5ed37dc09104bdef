import type { CallInput } from '#platform/browser/api.ts';

/** The newest roles; the response also contains the facet counts of all open ones. */
export const NEWEST_JOBS: NonNullable<CallInput<'GET /api/jobs'>['query']> = { sort: 'newest', per_page: 4 };
