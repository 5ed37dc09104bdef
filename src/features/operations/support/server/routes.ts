import { implement } from '#platform/http/http.ts';
import { supportContract } from '../contract.ts';
import { changeLeadState } from './change-lead-state.ts';
import { decideProgramForm } from './decide-program-form.ts';
import { exportJobApplications } from './export-job-applications.ts';
import { exportLeads } from './export-leads.ts';
import { exportProgramForms } from './export-program-forms.ts';
import { getLead } from './get-lead.ts';
import { getProgramForm } from './get-program-form.ts';
import { getStaffJobApplication } from './get-staff-job-application.ts';
import { listLeads } from './list-leads.ts';
import { listProgramForms } from './list-program-forms.ts';
import { listStaffJobApplications } from './list-staff-job-applications.ts';
import { openProgramForm } from './open-program-form.ts';
import { recordEmployersDecision } from './record-employers-decision.ts';

export const supportRoutes = implement(supportContract, {
  'GET /api/staff/job_applications': listStaffJobApplications,
  'GET /api/staff/job_applications/export': exportJobApplications,
  'GET /api/staff/job_applications/{id}': getStaffJobApplication,
  'POST /api/staff/job_applications/{id}/status': recordEmployersDecision,
  'GET /api/staff/leads': listLeads,
  'GET /api/staff/leads/export': exportLeads,
  'GET /api/staff/leads/{id}': getLead,
  'POST /api/staff/leads/{id}/state': changeLeadState,
  'GET /api/staff/application_forms': listProgramForms,
  'GET /api/staff/application_forms/export': exportProgramForms,
  'GET /api/staff/application_forms/{id}': getProgramForm,
  'POST /api/staff/application_forms/{id}/open': openProgramForm,
  'POST /api/staff/application_forms/{id}/status': decideProgramForm,
});
