import { implement } from '#platform/http/http.ts';
import { tailoringContract } from '../contract.ts';
import { computeLineEffect } from './compute-line-effect.ts';
import { decideLine } from './decide-line.ts';
import { downloadResume } from './download-resume.ts';
import { getCleanResume } from './get-clean-resume.ts';
import { getTailoring } from './get-tailoring.ts';
import { importResume } from './import-resume.ts';
import { keepCleanResume } from './keep-clean-resume.ts';

export const tailoringRoutes = implement(tailoringContract, {
  'GET /api/clean_resume': getCleanResume,
  'GET /api/clean_resume/file': downloadResume,
  'POST /api/clean_resume/versions': keepCleanResume,
  'POST /api/clean_resume/import': importResume,
  'GET /api/tailoring/{job_application_id}': getTailoring,
  'PUT /api/tailoring/{job_application_id}/lines/{line_id}': decideLine,
  'POST /api/tailoring/{job_application_id}/lines/{line_id}/effect': computeLineEffect,
});
