import { implement } from '#platform/http/http.ts';
import { jobMatchesContract } from '../contract.ts';
import { getJobFit } from './get-job-fit.ts';
import { listJobBands } from './list-job-bands.ts';
import { removeSkillAnswer } from './remove-skill-answer.ts';
import { setSkillAnswer } from './set-skill-answer.ts';

export const jobMatchesRoutes = implement(jobMatchesContract, {
  'GET /api/jobs/{slug}/fit': getJobFit,
  'GET /api/job_bands': listJobBands,
  'PUT /api/skill_answers/{skill_id}': setSkillAnswer,
  'DELETE /api/skill_answers/{skill_id}': removeSkillAnswer,
});
