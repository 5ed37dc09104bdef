import { implement } from '#platform/http/http.ts';
import { leadsContract } from '../contract.ts';
import { bookAdvisor } from './book-advisor.ts';
import { confirmLead } from './confirm-lead.ts';
import { openForm } from './open-form.ts';
import { sendLead } from './send-lead.ts';

export const leadsRoutes = implement(leadsContract, {
  'GET /api/leads/form': openForm,
  'POST /api/leads': sendLead,
  'POST /api/leads/confirm': confirmLead,
  'GET /api/advisor_booking': bookAdvisor,
});
