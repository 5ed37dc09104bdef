import { useQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { query } from '#platform/browser/queries.ts';

export type UniversityFilters = NonNullable<CallInput<'GET /api/universities'>['query']>;
export type University = CallOutput<'GET /api/universities/{code}'>['data'];

export const universitiesQuery = (filters: UniversityFilters) => query('GET /api/universities', { query: filters });
export const universityQuery = (code: string) => query('GET /api/universities/{code}', { params: { code } });
export const universityProgramsQuery = (code: string, search: ProgramSearch) =>
  query('GET /api/universities/{code}/programs', { params: { code }, query: search });

/** The search parameters of a university's programs; pages count from 0. */
export type ProgramSearch = { query?: string; pageNo: number };

/** The program search of a university. `error` is true while there is no data and after a failed request. */
export function useProgramSearch(code: string, search: ProgramSearch) {
  const result = useQuery(universityProgramsQuery(code, search));
  return {
    searchData: result.data,
    searchParam: search.query ?? '',
    pageNo: search.pageNo,
    loading: result.isFetching && result.data === undefined,
    error: result.data === undefined || result.isError,
    retry: () => void result.refetch(),
  };
}
