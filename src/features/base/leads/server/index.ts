/** Server exports of leads for other features. */
export { purgeLeads } from './purge-leads.ts';
export { leadReference } from './present-lead.ts';
export { leadsRoutes } from './routes.ts';
export { markLeadHandled, iterateLeads } from './staff-leads.ts';
export { offersAdvisorBooking } from './settings.ts';
