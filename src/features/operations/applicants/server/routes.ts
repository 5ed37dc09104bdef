import { implement } from '#platform/http/http.ts';
import { applicantsContract } from '../contract.ts';
import { addNote } from './add-note.ts';
import { addTemplate } from './add-template.ts';
import { cancelInterview } from './cancel-interview.ts';
import { changeTemplate } from './change-template.ts';
import { deleteNote } from './delete-note.ts';
import { deleteTemplate } from './delete-template.ts';
import { exportApplicants } from './export-applicants.ts';
import { getApplicant } from './get-applicant.ts';
import { getApplicantFile } from './get-applicant-file.ts';
import { getApplicantResume } from './get-applicant-resume.ts';
import { getSharedReport } from './get-shared-report.ts';
import { hideIdentities } from './hide-identities.ts';
import { inviteApplicant } from './invite-applicant.ts';
import { listApplicants } from './list-applicants.ts';
import { listTemplates } from './list-templates.ts';
import { messageApplicants } from './message-applicants.ts';
import { moveApplicants } from './move-applicants.ts';
import { openApplicant } from './open-applicant.ts';
import { rejectApplicants } from './reject-applicants.ts';
import { takeBackRejection } from './take-back-rejection.ts';

export const applicantsRoutes = implement(applicantsContract, {
  'GET /api/hiring/jobs/{id}/applicants': listApplicants,
  'GET /api/hiring/jobs/{id}/applicants/export': exportApplicants,
  'PUT /api/hiring/jobs/{id}/hidden_identities': hideIdentities,
  'POST /api/hiring/jobs/{id}/applicants/stages': moveApplicants,
  'POST /api/hiring/jobs/{id}/applicants/rejections': rejectApplicants,
  'POST /api/hiring/jobs/{id}/applicants/messages': messageApplicants,
  'GET /api/hiring/applicants/{id}': getApplicant,
  'POST /api/hiring/applicants/{id}/open': openApplicant,
  'DELETE /api/hiring/applicants/{id}/rejection': takeBackRejection,
  'POST /api/hiring/applicants/{id}/interviews': inviteApplicant,
  'DELETE /api/hiring/applicants/{id}/interviews': cancelInterview,
  'POST /api/hiring/applicants/{id}/notes': addNote,
  'DELETE /api/hiring/applicants/{id}/notes/{note_id}': deleteNote,
  'GET /api/hiring/applicants/{id}/resume': getApplicantResume,
  'GET /api/hiring/applicants/{id}/file': getApplicantFile,
  'GET /api/hiring/applicants/{id}/report': getSharedReport,
  'GET /api/hiring/jobs/{id}/templates': listTemplates,
  'POST /api/hiring/jobs/{id}/templates': addTemplate,
  'PATCH /api/hiring/templates/{id}': changeTemplate,
  'DELETE /api/hiring/templates/{id}': deleteTemplate,
});
