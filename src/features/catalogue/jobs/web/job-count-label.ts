import { m } from '#platform/messages/messages.js';
import type { JobList } from './queries.ts';

/** The number of results as text: "12 jobs" or "more than 1,000 jobs". */
export const jobCountLabel = ({ meta }: Pick<JobList, 'meta'>): string =>
  (meta.more ? m.jobs_list_more : m.jobs_list_count)({ count: meta.total });
