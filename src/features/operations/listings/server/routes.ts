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
import { addProgram } from './add-program.ts';
import { addUniversity } from './add-university.ts';
import { changeProgramState } from './change-program-state.ts';
import { changeUniversityState } from './change-university-state.ts';
import { deleteProgram } from './delete-program.ts';
import { deleteUniversity } from './delete-university.ts';
import { editProgram } from './edit-program.ts';
import { editUniversity } from './edit-university.ts';
import { exportPrograms } from './export-programs.ts';
import { exportUniversities } from './export-universities.ts';
import { getProgram } from './get-program.ts';
import { getUniversity } from './get-university.ts';
import { listPrograms } from './list-programs.ts';
import { listUniversities } from './list-universities.ts';
import { mergePrograms } from './merge-programs.ts';
import { mergeUniversities } from './merge-universities.ts';

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
  'GET /api/staff/universities': listUniversities,
  'GET /api/staff/universities/export': exportUniversities,
  'GET /api/staff/universities/{id}': getUniversity,
  'POST /api/staff/universities': addUniversity,
  'PATCH /api/staff/universities/{id}': editUniversity,
  'POST /api/staff/universities/{id}/state': changeUniversityState,
  'POST /api/staff/universities/{id}/merge': mergeUniversities,
  'POST /api/staff/universities/{id}/deletion': deleteUniversity,
  'GET /api/staff/programs': listPrograms,
  'GET /api/staff/programs/export': exportPrograms,
  'GET /api/staff/programs/{id}': getProgram,
  'POST /api/staff/programs': addProgram,
  'PATCH /api/staff/programs/{id}': editProgram,
  'POST /api/staff/programs/{id}/state': changeProgramState,
  'POST /api/staff/programs/{id}/merge': mergePrograms,
  'POST /api/staff/programs/{id}/deletion': deleteProgram,
});
