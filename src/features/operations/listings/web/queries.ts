import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { consoleQuery, listQuery } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Search = Partial<Record<string, string>>;

const COMPANIES = 'GET /api/staff/companies';
const COMPANY = 'GET /api/staff/companies/{id}';
export type CompanyItem = CallOutput<typeof COMPANIES>['data'][number];
export type Company = CallOutput<typeof COMPANY>['data'];

type CompanyFilter = NonNullable<NonNullable<CallInput<'GET /api/staff/companies/export'>>['query']>;
const STATES = ['published', 'unpublished', 'merged'] as const;

/** The filter as the endpoints take it; an unknown state is none. */
function companyFilter({ find, state }: Search): CompanyFilter {
  const known = STATES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const companiesQuery = listQuery<CompanyItem>(COMPANIES, (search, cursor) =>
  call(COMPANIES, { query: { ...companyFilter(search), ...(cursor && { cursor }) } }),
);
export const companyQuery = (id: string) => query(COMPANY, { params: { id } });
export const exportCompanies = (search: Search) => call('GET /api/staff/companies/export', { query: companyFilter(search) });

/** A change answers with what it changed; the list and the counts are asked for again. */
function useRefresh(list: string) {
  const client = useQueryClient();
  return {
    store: (queryKey: QueryKey, answer: unknown) => client.setQueryData(queryKey, answer),
    refresh: () => Promise.all([client.invalidateQueries({ queryKey: [list] }), client.invalidateQueries(consoleQuery())]),
  };
}

function useStoreCompany() {
  const { store, refresh } = useRefresh(COMPANIES);
  return {
    onSuccess: (answer: CallOutput<typeof COMPANY>) => {
      store(companyQuery(answer.data.id).queryKey, answer);
      return refresh();
    },
  };
}

export const useAddCompany = () => useMutation({ ...mutation('POST /api/staff/companies'), ...useStoreCompany() });
export const useEditCompany = () => useMutation({ ...mutation('PATCH /api/staff/companies/{id}'), ...useStoreCompany() });
export const useChangeCompanyState = () =>
  useMutation({ ...mutation('POST /api/staff/companies/{id}/state'), ...useStoreCompany() });
export const useMergeCompany = () => useMutation({ ...mutation('POST /api/staff/companies/{id}/merge'), ...useStoreCompany() });
export const useDeleteCompany = () => {
  const { refresh } = useRefresh(COMPANIES);
  return useMutation({ ...mutation('POST /api/staff/companies/{id}/deletion'), onSuccess: refresh });
};

const IMPORT = 'POST /api/staff/listings/import';
export type ListingTable = NonNullable<CallInput<typeof IMPORT>>['multipart']['table'];
export type ListingImport = CallOutput<typeof IMPORT>['data'];
/** The lists of all tables are asked for again. */
export const useImportListings = () => {
  const client = useQueryClient();
  return useMutation({ ...mutation(IMPORT), onSuccess: () => client.invalidateQueries() });
};

const JOBS = 'GET /api/staff/jobs';
const JOB = 'GET /api/staff/jobs/{id}';
export type JobItem = CallOutput<typeof JOBS>['data'][number];
export type Job = CallOutput<typeof JOB>['data'];
export type JobFacts = CallInput<'PATCH /api/staff/jobs/{id}'>['json'];

type JobFilter = NonNullable<NonNullable<CallInput<'GET /api/staff/jobs/export'>>['query']>;
export const JOB_STATES = ['open', 'closed', 'unpublished'] as const;
export const JOB_ORIGINS = ['employer', 'source', 'catalogue'] as const;

/** The filter as the endpoints take it; an unknown value is none. */
function jobFilter({ find, state, type }: Search): JobFilter {
  const [knownState, knownType] = [JOB_STATES.find((name) => name === state), JOB_ORIGINS.find((name) => name === type)];
  return { ...(find && { find }), ...(knownState && { state: knownState }), ...(knownType && { type: knownType }) };
}

export const jobsQuery = listQuery<JobItem>(JOBS, (search, cursor) =>
  call(JOBS, { query: { ...jobFilter(search), ...(cursor && { cursor }) } }),
);
export const jobQuery = (id: string) => query(JOB, { params: { id } });
export const exportJobs = (search: Search) => call('GET /api/staff/jobs/export', { query: jobFilter(search) });

function useStoreJob() {
  const { store, refresh } = useRefresh(JOBS);
  return {
    onSuccess: (answer: CallOutput<typeof JOB>) => {
      store(jobQuery(answer.data.id).queryKey, answer);
      return refresh();
    },
  };
}

export const useEditJob = () => useMutation({ ...mutation('PATCH /api/staff/jobs/{id}'), ...useStoreJob() });
export const useChangeJobState = () => useMutation({ ...mutation('POST /api/staff/jobs/{id}/state'), ...useStoreJob() });
export const useDeleteJob = () => {
  const { refresh } = useRefresh(JOBS);
  return useMutation({ ...mutation('POST /api/staff/jobs/{id}/deletion'), onSuccess: refresh });
};

const CATALOGUE_STATES = ['published', 'unpublished', 'merged', 'withdrawn'] as const;
type CatalogueFilter = { find?: string; state?: (typeof CATALOGUE_STATES)[number] };

/** The filter as the endpoints take it; an unknown state is none. */
function catalogueFilter({ find, state }: Search): CatalogueFilter {
  const known = CATALOGUE_STATES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

const UNIVERSITIES = 'GET /api/staff/universities';
const UNIVERSITY = 'GET /api/staff/universities/{id}';
export type UniversityItem = CallOutput<typeof UNIVERSITIES>['data'][number];
export type University = CallOutput<typeof UNIVERSITY>['data'];

export const universitiesQuery = listQuery<UniversityItem>(UNIVERSITIES, (search, cursor) =>
  call(UNIVERSITIES, { query: { ...catalogueFilter(search), ...(cursor && { cursor }) } }),
);
export const universityQuery = (id: string) => query(UNIVERSITY, { params: { id } });
export const exportUniversities = (search: Search) =>
  call('GET /api/staff/universities/export', { query: catalogueFilter(search) });

function useStoreUniversity() {
  const { store, refresh } = useRefresh(UNIVERSITIES);
  return {
    onSuccess: (answer: CallOutput<typeof UNIVERSITY>) => {
      store(universityQuery(answer.data.id).queryKey, answer);
      return refresh();
    },
  };
}

export const useAddUniversity = () => useMutation({ ...mutation('POST /api/staff/universities'), ...useStoreUniversity() });
export const useEditUniversity = () =>
  useMutation({ ...mutation('PATCH /api/staff/universities/{id}'), ...useStoreUniversity() });
export const useChangeUniversityState = () =>
  useMutation({ ...mutation('POST /api/staff/universities/{id}/state'), ...useStoreUniversity() });
export const useMergeUniversity = () =>
  useMutation({ ...mutation('POST /api/staff/universities/{id}/merge'), ...useStoreUniversity() });
export const useDeleteUniversity = () => {
  const { refresh } = useRefresh(UNIVERSITIES);
  return useMutation({ ...mutation('POST /api/staff/universities/{id}/deletion'), onSuccess: refresh });
};

const PROGRAMS = 'GET /api/staff/programs';
const PROGRAM = 'GET /api/staff/programs/{id}';
export type ProgramItem = CallOutput<typeof PROGRAMS>['data'][number];
export type Program = CallOutput<typeof PROGRAM>['data'];
export type ProgramFacts = Omit<CallInput<'POST /api/staff/programs'>['json'], 'reason'>;

export const categoriesQuery = () => query('GET /api/categories');
export const programsQuery = listQuery<ProgramItem>(PROGRAMS, (search, cursor) =>
  call(PROGRAMS, { query: { ...catalogueFilter(search), ...(cursor && { cursor }) } }),
);
export const programQuery = (id: string) => query(PROGRAM, { params: { id } });
export const exportPrograms = (search: Search) => call('GET /api/staff/programs/export', { query: catalogueFilter(search) });

function useStoreProgram() {
  const { store, refresh } = useRefresh(PROGRAMS);
  return {
    onSuccess: (answer: CallOutput<typeof PROGRAM>) => {
      store(programQuery(answer.data.id).queryKey, answer);
      return refresh();
    },
  };
}

export const useAddProgram = () => useMutation({ ...mutation('POST /api/staff/programs'), ...useStoreProgram() });
export const useEditProgram = () => useMutation({ ...mutation('PATCH /api/staff/programs/{id}'), ...useStoreProgram() });
export const useChangeProgramState = () =>
  useMutation({ ...mutation('POST /api/staff/programs/{id}/state'), ...useStoreProgram() });
export const useMergeProgram = () => useMutation({ ...mutation('POST /api/staff/programs/{id}/merge'), ...useStoreProgram() });
export const useDeleteProgram = () => {
  const { refresh } = useRefresh(PROGRAMS);
  return useMutation({ ...mutation('POST /api/staff/programs/{id}/deletion'), onSuccess: refresh });
};
