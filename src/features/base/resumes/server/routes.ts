import { implement, type Routes } from '#platform/http/http.ts';
import { resumesContract } from '../contract.ts';
import { addResume } from './add-resume.ts';
import { getResumeFile } from './get-resume-file.ts';
import { listResumes, type FindResumeUses } from './list-resumes.ts';
import { makeDefault } from './make-default.ts';
import { readAgain } from './read-again.ts';
import { removeResume } from './remove-resume.ts';
import { renameResume } from './rename-resume.ts';
import { restoreResume } from './restore-resume.ts';

/** The uses of versions are injected, because jobs and fitment depend on résumés. */
export const createResumesRoutes = ({ findUses }: { findUses: FindResumeUses }): Routes =>
  implement(resumesContract, {
    'GET /api/resumes': listResumes(findUses),
    'POST /api/resumes': addResume,
    'PATCH /api/resumes/{id}': renameResume,
    'PUT /api/resumes/{id}/default': makeDefault,
    'DELETE /api/resumes/{id}': removeResume,
    'POST /api/resumes/{id}/restore': restoreResume,
    'POST /api/resumes/{id}/read': readAgain,
    'GET /api/resumes/{id}/file': getResumeFile,
  });
