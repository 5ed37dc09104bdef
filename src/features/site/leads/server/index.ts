/** What other features' servers may use from leads. */
export { forgetLeads } from './forget-leads.ts';
export { referenceOf } from './present-lead.ts';
export { leadsRoutes } from './routes.ts';
export { closeLead, staffLeads } from './staff-leads.ts';
