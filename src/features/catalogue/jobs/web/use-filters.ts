import { useNavigate } from '@tanstack/react-router';
import { changeSearch, type JobsSearch } from './jobs-search.ts';
import type { JobList } from './queries.ts';

export type FilterProps = { search: JobsSearch; list: JobList | undefined };
export type ChangeFilters = (change: Parameters<typeof changeSearch>[1]) => void;

/** Returns a function that changes the filters in the URL. */
export function useFilters(search: JobsSearch): ChangeFilters {
  const navigate = useNavigate();
  return (change) => void navigate({ to: '/jobs-apprenticeships', search: changeSearch(search, change), resetScroll: false });
}

/** Adds or removes a value; returns undefined if no value is left. */
export const toggleValue = <T extends string>(values: readonly T[] = [], value: T): T[] | undefined => {
  const next = values.includes(value) ? values.filter((existing) => existing !== value) : [...values, value];
  return next.length > 0 ? next : undefined;
};

/** Removes every filter but keeps the sort order. */
export const NO_FILTERS = {
  query: undefined,
  location: undefined,
  role_type: undefined,
  work_mode: undefined,
  experience: undefined,
  salary: undefined,
  company: undefined,
  family: undefined,
  saved: undefined,
};
