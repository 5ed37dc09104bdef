import { implement, type Routes } from '#platform/http/http.ts';
import { hiringJobsContract } from '../contract.ts';
import { closeHiringJob } from './close-hiring-job.ts';
import { correctHiringAd } from './correct-hiring-ad.ts';
import { createJob } from './create-job.ts';
import { declineHeldJob } from './decline-held-job.ts';
import { duplicateJob } from './duplicate-job.ts';
import { exportHeldJobs } from './export-held-jobs.ts';
import { getHiringJob } from './get-hiring-job.ts';
import { getHome } from './get-home.ts';
import { listHiringJobs } from './list-hiring-jobs.ts';
import { listHeldJobs } from './list-held-jobs.ts';
import { publishHiringJob } from './publish-hiring-job.ts';
import { readHiringAd } from './read-hiring-ad.ts';
import { releaseHeldJob } from './release-held-job.ts';
import { removeDraft } from './remove-draft.ts';
import { reopenHiringJob } from './reopen-hiring-job.ts';
import { saveJob } from './save-job.ts';

export const hiringJobsRoutes: Routes = implement(hiringJobsContract, {
  'GET /api/hiring/companies/{slug}/home': getHome,
  'GET /api/hiring/companies/{slug}/jobs': listHiringJobs,
  'POST /api/hiring/companies/{slug}/jobs': createJob,
  'POST /api/hiring/companies/{slug}/read_ad': readHiringAd,
  'POST /api/hiring/companies/{slug}/correct_ad': correctHiringAd,
  'GET /api/hiring/jobs/{id}': getHiringJob,
  'PUT /api/hiring/jobs/{id}': saveJob,
  'DELETE /api/hiring/jobs/{id}': removeDraft,
  'POST /api/hiring/jobs/{id}/publish': publishHiringJob,
  'POST /api/hiring/jobs/{id}/close': closeHiringJob,
  'POST /api/hiring/jobs/{id}/reopen': reopenHiringJob,
  'POST /api/hiring/jobs/{id}/duplicate': duplicateJob,
  'GET /api/staff/held_jobs': listHeldJobs,
  'GET /api/staff/held_jobs/export': exportHeldJobs,
  'POST /api/staff/held_jobs/{id}/release': releaseHeldJob,
  'POST /api/staff/held_jobs/{id}/decline': declineHeldJob,
});
