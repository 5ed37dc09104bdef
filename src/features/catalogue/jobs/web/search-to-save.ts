import type { ComponentProps } from 'react';
import type { SaveSearchButton } from '#features/base/saved-searches/web/index.ts';
import { countFilters, type JobsSearch } from './jobs-search.ts';
import { listTitle } from './list-title.ts';

/** The search that the list shows, to keep; null where it is all jobs, or only one's own. */
export function searchToSave(search: JobsSearch): ComponentProps<typeof SaveSearchButton>['search'] | null {
  const { query = '', saved, sort: _sort, page: _page, ...filters } = search;
  if (saved || countFilters(search) === 0) return null;
  const written = Object.entries(filters).map(([name, value]) => [name, [value].flat().map(String)]);
  return { name: listTitle(search).slice(0, 120), kind: 'job', query, filters: Object.fromEntries(written) };
}
