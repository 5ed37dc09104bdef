import { implement } from '#platform/http/http.ts';
import { jobMatchesContract } from '../contract.ts';
import { getJobFit } from './get-job-fit.ts';
import { listJobBands } from './list-job-bands.ts';

export const jobMatchesRoutes = implement(jobMatchesContract, {
  'GET /api/jobs/{slug}/fit': getJobFit,
  'GET /api/job_bands': listJobBands,
});
