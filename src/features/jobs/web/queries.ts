import type { CallInput } from '#platform/web/api.ts';
import { query } from '#platform/web/queries.ts';

export type JobFilters = NonNullable<CallInput<'GET /api/jobs'>['query']>;

export const jobsQuery = (filters: JobFilters) => query('GET /api/jobs', { query: filters });
export const jobQuery = (slug: string) => query('GET /api/jobs/{slug}', { params: { slug } });
export const jobTemplatesQuery = (text: string) => query('GET /api/job_templates/search', { query: { query: text } });
