/** Server exports of leads for other features. */
export { purgeLeads } from './purge-leads.ts';
export { purgeLeadsFrom } from './purge-leads-from.ts';
export { leadReference } from './present-lead.ts';
export { leadsRoutes } from './routes.ts';
export {
  changeLead,
  countLeads,
  findLead,
  findLeadByReference,
  iterateLeads,
  listLeads,
  type LeadFilter,
} from './staff-leads.ts';
export type { StoredLead } from './present-lead.ts';
export { offersAdvisorBooking } from './settings.ts';
