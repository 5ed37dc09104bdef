import { useNavigate } from '@tanstack/react-router';
import { changeSearch, type JobsSearch } from './jobs-search.ts';
import type { JobList } from './queries.ts';

export type FilterProps = { search: JobsSearch; list: JobList | undefined };
export type ChangeFilters = (change: Parameters<typeof changeSearch>[1]) => void;

/** Puts changed filters into the address; the list follows it. */
export function useFilters(search: JobsSearch): ChangeFilters {
  const navigate = useNavigate();
  return (change) => void navigate({ to: '/jobs-apprenticeships', search: changeSearch(search, change), resetScroll: false });
}

/** One of several values on or off. */
export const toggled = <T extends string>(values: readonly T[] = [], value: T): T[] | undefined => {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? next : undefined;
};

/** Takes every filter away, and leaves the order. */
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
