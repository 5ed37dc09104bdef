import type { ComponentProps } from 'react';
import type { SaveSearchButton } from '#features/base/saved-searches/web/index.ts';
import { countFilters, type JobsSearch } from './jobs-search.ts';
import { listTitle } from './list-title.ts';

/** The current search in the form that can be saved; null without filters and for the list of saved jobs. */
export function searchToSave(search: JobsSearch): ComponentProps<typeof SaveSearchButton>['search'] | null {
  const { query = '', saved, sort: _sort, page: _page, ...filters } = search;
  if (saved || countFilters(search) === 0) return null;
  const entries = Object.entries(filters).map(([name, value]) => [name, [value].flat().map(String)]);
  return { name: listTitle(search).slice(0, 120), kind: 'job', query, filters: Object.fromEntries(entries) };
}
