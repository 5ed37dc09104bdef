/** The catalogue in the staff's console: what editors correct, unpublish, merge and delete. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { countedFeed, csv, cursor, document, find, type Contract } from '#platform/contract/endpoint.ts';
import { CompanyFacts, CompanyItem, StaffCompany } from './contract-companies.ts';
import { JobFacts, JobItem, JobOrigin, JobState, StaffJob } from './contract-jobs.ts';
import { changeFields, Id, ListingImport, ListingState, ListingTable, Merge, Removal, StateChange } from './contract-parts.ts';

const companyFilter = { find, state: ListingState.optional() };
const companyChange = { auth: true, params: Id, ok: document(StaffCompany), errors: [403, 404, 409] } as const;
const jobFilter = { find, state: JobState.optional(), type: JobOrigin.optional() };
const jobChange = { auth: true, params: Id, ok: document(StaffJob), errors: [403, 404, 409] } as const;

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
    errors: [401, 403, 404, 409],
  },
  'POST /api/staff/companies/{id}/deletion': {
    auth: true,
    params: Id,
    summary: 'Delete a company without jobs, with a sign-in within the last ten minutes; for editors',
    body: { json: Removal },
    status: 204,
    ok: null,
    errors: [401, 403, 404, 409],
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
    errors: [401, 403, 404, 409],
  },
} satisfies Contract;

type ListingsContract = typeof listingsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ListingsContract {}
}
