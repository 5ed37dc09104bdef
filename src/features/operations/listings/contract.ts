/** The catalogue in the staff's console: what editors correct, unpublish, merge and delete. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { countedFeed, csv, cursor, document, find, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { CompanyFacts, CompanyItem, StaffCompany } from './contract-companies.ts';
import { ProgramFacts, ProgramItem, StaffProgram } from './contract-programs.ts';
import { StaffUniversity, UniversityFacts, UniversityItem } from './contract-universities.ts';
import { JobFacts, JobItem, JobOrigin, JobState, StaffJob } from './contract-jobs.ts';
import {
  CatalogueState,
  changeFields,
  Id,
  ListingImport,
  ListingState,
  ListingTable,
  Merge,
  Removal,
  StateChange,
} from './contract-parts.ts';

const companyFilter = { find, state: ListingState.optional() };
const companyChange = { auth: true, params: Id, ok: document(StaffCompany), errors: [403, 404, 409, 412] } as const;
const jobFilter = { find, state: JobState.optional(), type: JobOrigin.optional() };
const jobChange = { auth: true, params: Id, ok: document(StaffJob), errors: [403, 404, 409, 412] } as const;
const catalogueFilter = { find, state: CatalogueState.optional() };
const universityChange = { auth: true, params: Id, ok: document(StaffUniversity), errors: [403, 404, 409, 412] } as const;
/** The id of a program is a hash. */
const ProgramId = z.object({ id: z.string().max(60) });
const programChange = { auth: true, params: ProgramId, ok: document(StaffProgram), errors: [403, 404, 409, 412] } as const;

export const listingsContract = {
  'GET /api/staff/companies': {
    summary: 'Companies, the latest first, without merged duplicates unless asked for; for editors',
    query: z.object({ ...companyFilter, cursor }),
    ok: countedFeed(CompanyItem),
    errors: [403, 404],
  },
  'GET /api/staff/companies/export': {
    summary: 'Companies as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(companyFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/companies/{id}': {
    summary: 'One company, in whatever state, with its history; for editors',
    params: Id,
    ok: document(StaffCompany),
    errors: [403, 404],
  },
  'POST /api/staff/companies': {
    summary: 'Add a company; for editors',
    auth: true,
    body: { json: z.object({ ...CompanyFacts, reason: Reason }) },
    status: 201,
    ok: document(StaffCompany),
    errors: [403, 404],
  },
  'PATCH /api/staff/companies/{id}': {
    ...companyChange,
    summary: 'Correct a company; its address stays, and imports do not undo it; for editors',
    body: { json: z.object({ ...changeFields, ...CompanyFacts }) },
  },
  'POST /api/staff/companies/{id}/state': {
    ...companyChange,
    summary: 'Take a company and its jobs off the site, or publish them again; for editors',
    body: { json: StateChange },
  },
  'POST /api/staff/companies/{id}/merge': {
    ...companyChange,
    summary: 'Merge a duplicate into another company, with a sign-in within the last ten minutes; answers with the one kept',
    body: { json: Merge },
    errors: [401, 403, 404, 409, 412],
  },
  'POST /api/staff/companies/{id}/deletion': {
    auth: true,
    params: Id,
    summary: 'Delete a company without jobs, with a sign-in within the last ten minutes; for editors',
    body: { json: Removal },
    status: 204,
    ok: null,
    errors: [401, 403, 404, 409, 412],
  },
  'POST /api/staff/listings/import': {
    summary: 'Import a file of companies, programs or universities, all its valid rows or none; for editors',
    auth: true,
    body: {
      multipart: z.object({
        file: z.instanceof(File),
        table: ListingTable,
        source: z.string().trim().max(200).default(''),
        provider: z.string().trim().max(200).default(''),
        category: z.string().trim().max(200).default(''),
        country: z.string().trim().max(100).default(''),
        reason: Reason,
      }),
    },
    maxBytes: 20_100_000,
    ok: document(ListingImport),
    errors: [403, 404, 413, 422],
  },
  'GET /api/staff/jobs': {
    summary: 'Jobs in every state, the latest first; for editors',
    query: z.object({ ...jobFilter, cursor }),
    ok: countedFeed(JobItem),
    errors: [403, 404],
  },
  'GET /api/staff/jobs/export': {
    summary: 'Jobs as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(jobFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/jobs/{id}': {
    summary: 'One job, in whatever state, with its history; for editors',
    params: Id,
    ok: document(StaffJob),
    errors: [403, 404],
  },
  'PATCH /api/staff/jobs/{id}': {
    ...jobChange,
    summary: 'Correct facts of a job of a source, which its source does not undo; 409 for one that its company writes here',
    body: {
      json: z.object({
        ...changeFields,
        ...JobFacts,
      }),
    },
  },
  'POST /api/staff/jobs/{id}/state': {
    ...jobChange,
    summary: 'Take a job off the site, or publish it again; for editors',
    body: { json: StateChange },
  },
  'POST /api/staff/jobs/{id}/deletion': {
    auth: true,
    params: Id,
    summary: 'Delete a job that nobody has and no source brings again, with a sign-in within the last ten minutes; for editors',
    body: { json: Removal },
    status: 204,
    ok: null,
    errors: [401, 403, 404, 409, 412],
  },
  'GET /api/staff/universities': {
    summary: 'Universities, the latest first, without merged duplicates unless asked for; for editors',
    query: z.object({ ...catalogueFilter, cursor }),
    ok: countedFeed(UniversityItem),
    errors: [403, 404],
  },
  'GET /api/staff/universities/export': {
    summary: 'Universities as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(catalogueFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/universities/{id}': {
    summary: 'One university, in whatever state, with its history; for editors',
    params: Id,
    ok: document(StaffUniversity),
    errors: [403, 404],
  },
  'POST /api/staff/universities': {
    summary: 'Add a university; for editors',
    auth: true,
    body: { json: z.object({ ...UniversityFacts, reason: Reason }) },
    status: 201,
    ok: document(StaffUniversity),
    errors: [403, 404],
  },
  'PATCH /api/staff/universities/{id}': {
    ...universityChange,
    summary: 'Correct a university; its address stays, and imports do not undo it; for editors',
    body: { json: z.object({ ...changeFields, ...UniversityFacts }) },
  },
  'POST /api/staff/universities/{id}/state': {
    ...universityChange,
    summary: 'Take a university and its programs off the site, or publish them again; for editors',
    body: { json: StateChange },
  },
  'POST /api/staff/universities/{id}/merge': {
    ...universityChange,
    summary: 'Merge a duplicate into another university, with a sign-in within the last ten minutes; answers with the one kept',
    body: { json: Merge },
    errors: [401, 403, 404, 409, 412],
  },
  'POST /api/staff/universities/{id}/deletion': {
    auth: true,
    params: Id,
    summary: 'Delete a university without programs, with a sign-in within the last ten minutes; for editors',
    body: { json: Removal },
    status: 204,
    ok: null,
    errors: [401, 403, 404, 409, 412],
  },
  'GET /api/staff/programs': {
    summary: 'Programs, the latest first, without merged duplicates unless asked for; for editors',
    query: z.object({ ...catalogueFilter, cursor }),
    ok: countedFeed(ProgramItem),
    errors: [403, 404],
  },
  'GET /api/staff/programs/export': {
    summary: 'Programs as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(catalogueFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/programs/{id}': {
    summary: 'One program, in whatever state, with its history; for editors',
    params: ProgramId,
    ok: document(StaffProgram),
    errors: [403, 404],
  },
  'POST /api/staff/programs': {
    summary: 'Add a program; for editors',
    auth: true,
    body: { json: z.object({ ...ProgramFacts, reason: Reason }) },
    status: 201,
    ok: document(StaffProgram),
    errors: [403, 404],
  },
  'PATCH /api/staff/programs/{id}': {
    ...programChange,
    summary: 'Correct facts of a program, which its source does not undo; for editors',
    body: { json: z.object({ ...changeFields, ...ProgramFacts }) },
  },
  'POST /api/staff/programs/{id}/state': {
    ...programChange,
    summary: 'Take a program off the site, or publish it again; for editors',
    body: { json: StateChange },
  },
  'POST /api/staff/programs/{id}/merge': {
    ...programChange,
    summary: 'Merge a duplicate into another program, with a sign-in within the last ten minutes; answers with the one kept',
    body: { json: Merge.extend({ into: z.string().min(1, issueCode('merge-choose')).max(60) }) },
    errors: [401, 403, 404, 409, 412],
  },
  'POST /api/staff/programs/{id}/deletion': {
    auth: true,
    params: ProgramId,
    summary:
      'Delete a program that nobody has applied for or written about, with a sign-in within the last ten minutes; for editors',
    body: { json: Removal },
    status: 204,
    ok: null,
    errors: [401, 403, 404, 409, 412],
  },
} satisfies Contract;

type ListingsContract = typeof listingsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ListingsContract {}
}
