import { implement } from '#platform/http/http.ts';
import { listingsContract } from '../contract.ts';
import { addCompany } from './add-company.ts';
import { changeCompanyState } from './change-company-state.ts';
import { changeJobState } from './change-job-state.ts';
import { deleteCompany } from './delete-company.ts';
import { deleteJob } from './delete-job.ts';
import { editCompany } from './edit-company.ts';
import { editJob } from './edit-job.ts';
import { exportCompanies } from './export-companies.ts';
import { exportJobs } from './export-jobs.ts';
import { getCompany } from './get-company.ts';
import { getJob } from './get-job.ts';
import { importListingFile } from './import-listing-file.ts';
import { listCompanies } from './list-companies.ts';
import { listJobs } from './list-jobs.ts';
import { mergeCompanies } from './merge-companies.ts';

export const listingsRoutes = implement(listingsContract, {
  'GET /api/staff/companies': listCompanies,
  'GET /api/staff/companies/export': exportCompanies,
  'GET /api/staff/companies/{id}': getCompany,
  'POST /api/staff/companies': addCompany,
  'PATCH /api/staff/companies/{id}': editCompany,
  'POST /api/staff/companies/{id}/state': changeCompanyState,
  'POST /api/staff/companies/{id}/merge': mergeCompanies,
  'POST /api/staff/companies/{id}/deletion': deleteCompany,
  'POST /api/staff/listings/import': importListingFile,
  'GET /api/staff/jobs': listJobs,
  'GET /api/staff/jobs/export': exportJobs,
  'GET /api/staff/jobs/{id}': getJob,
  'PATCH /api/staff/jobs/{id}': editJob,
  'POST /api/staff/jobs/{id}/state': changeJobState,
  'POST /api/staff/jobs/{id}/deletion': deleteJob,
});
