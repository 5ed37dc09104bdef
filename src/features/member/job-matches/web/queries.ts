import { query } from '#platform/browser/queries.ts';
import type { CallOutput } from '#platform/browser/api.ts';

export type JobFit = NonNullable<CallOutput<'GET /api/jobs/{slug}/fit'>['data']>;

export const jobFitQuery = (slug: string) => query('GET /api/jobs/{slug}/fit', { params: { slug } });
export const jobBandsQuery = (slugs: readonly string[]) => query('GET /api/job_bands', { query: { slug: [...slugs] } });
