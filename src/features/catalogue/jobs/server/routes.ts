import { implement, type Routes } from '#platform/http/http.ts';
import { jobsContract } from '../contract.ts';
import { applyForJob } from './apply-for-job.ts';
import { changeApplication } from './change-application.ts';
import { getApplication } from './get-application.ts';
import { getApplicationFile } from './get-application-file.ts';
import { getApplicationLimits } from './get-application-limits.ts';
import { getJob } from './get-job.ts';
import { listApplications } from './list-applications.ts';
import { listFeed } from './list-feed.ts';
import type { FindAlikeJobs, FindMatches, JudgeJobs } from './judgements.ts';
import { listJobs } from './list-jobs.ts';
import { listSimilar } from './list-similar.ts';
import { reportJob } from './report-job.ts';
import { saveJob } from './save-job.ts';
import type { HasEmployer } from './select-jobs.ts';
import { searchJobTemplates } from './search-job-templates.ts';
import { unsaveJob } from './unsave-job.ts';
import { withdrawApplication } from './withdraw-application.ts';

/** What reads ads and members, and employers are injected, because their features depend on jobs. */
export const createJobsRoutes = ({
  findMatches,
  judgeJobs,
  findAlikeJobs,
  hasEmployer,
}: {
  findMatches: FindMatches;
  judgeJobs: JudgeJobs;
  findAlikeJobs: FindAlikeJobs;
  hasEmployer: HasEmployer;
}): Routes =>
  implement(jobsContract, {
    'GET /api/jobs': listJobs(findMatches),
    'GET /api/jobs/user_feed': listFeed({ findMatches, judgeJobs }),
    'GET /api/jobs/{slug}': getJob(hasEmployer),
    'GET /api/jobs/{slug}/similar': listSimilar(findAlikeJobs),
    'POST /api/jobs/{slug}/save': saveJob(hasEmployer),
    'DELETE /api/jobs/{slug}/save': unsaveJob(hasEmployer),
    'POST /api/jobs/{slug}/report': reportJob,
    'GET /api/job_templates/search': searchJobTemplates,
    'GET /api/job_applications': listApplications,
    'POST /api/job_applications': applyForJob(hasEmployer),
    'GET /api/job_applications/limits': getApplicationLimits,
    'GET /api/job_applications/{id}': getApplication,
    'PATCH /api/job_applications/{id}': changeApplication,
    'GET /api/job_applications/{id}/file': getApplicationFile,
    'POST /api/job_applications/{id}/withdraw': withdrawApplication,
  });
