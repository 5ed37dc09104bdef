import { implement } from '#platform/http/http.ts';
import { sourcesContract } from '../contract.ts';
import { createSource } from './create-source.ts';
import { deleteSource } from './delete-source.ts';
import { exportErrors } from './export-errors.ts';
import { exportSources } from './export-sources.ts';
import { getSource } from './get-source.ts';
import { importUpload } from './import-upload.ts';
import { listRuns } from './list-runs.ts';
import { listSources } from './list-sources.ts';
import { pauseSource } from './pause-source.ts';
import { resumeSource } from './resume-source.ts';
import { runNow } from './run-now.ts';
import { tryOutSource } from './try-out-source.ts';
import { updateSource } from './update-source.ts';

export const sourcesRoutes = implement(sourcesContract, {
  'GET /api/job_sources': listSources,
  'GET /api/job_sources/export': exportSources,
  'POST /api/job_sources': createSource,
  'POST /api/job_sources/try_out': tryOutSource,
  'POST /api/job_sources/import': importUpload,
  'GET /api/job_sources/{id}': getSource,
  'PATCH /api/job_sources/{id}': updateSource,
  'DELETE /api/job_sources/{id}': deleteSource,
  'POST /api/job_sources/{id}/run': runNow,
  'PUT /api/job_sources/{id}/pause': pauseSource,
  'DELETE /api/job_sources/{id}/pause': resumeSource,
  'GET /api/job_sources/{id}/runs': listRuns,
  'GET /api/job_sources/{id}/errors': exportErrors,
});
