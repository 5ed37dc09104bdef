import { m } from '#platform/messages/messages.js';

const nearMe = () => m.jobs_near_query({ query: '' }).trim();

/** Whether a search text asks for what is near, in the words of `toggleNearMe`. */
export const isNearMe = (query = ''): boolean => query.toLocaleLowerCase().includes(nearMe());

/** A search text with "near me", or without it; undefined where nothing is left. Alone it says that jobs are meant. */
export function toggleNearMe(query = ''): string | undefined {
  if (query === '') return m.search_near_jobs_query();
  if (!isNearMe(query)) return m.jobs_near_query({ query });
  if (query === m.search_near_jobs_query()) return undefined;
  const start = query.toLocaleLowerCase().indexOf(nearMe());
  const words = `${query.slice(0, start)} ${query.slice(start + nearMe().length)}`.split(' ').filter((word) => word !== '');
  return words.join(' ') || undefined;
}
