import { m } from '#platform/messages/messages.js';
import type { JobList } from './queries.ts';

/** The number of jobs found, as text. */
export const countWords = ({ meta }: Pick<JobList, 'meta'>): string =>
  (meta.more ? m.jobs_list_more : m.jobs_list_count)({ count: meta.total });
