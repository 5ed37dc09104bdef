import type { CallOutput } from '#platform/browser/api.ts';
import { query } from '#platform/browser/queries.ts';

export type Offer = CallOutput<'GET /api/plan_offers/{job_application_id}'>['data']['attributes'];
export type OfferStop = Offer['stops'][number];
export type AimKind = Offer['aim'];
/** How far and how fast, as in the address of the page. */
export type Choice = { aim: AimKind; skills: string; hours: number };

export const offerQuery = (job_application_id: string, { aim, skills, hours }: Choice) =>
  query('GET /api/plan_offers/{job_application_id}', {
    params: { job_application_id },
    query: { aim, skill_ids: skills, hours_per_week: hours },
  });
export const otherRolesQuery = (job_application_id: string) =>
  query('GET /api/plan_offers/{job_application_id}/roles', { params: { job_application_id } });
/** The plan of an application; 404 before there is one. */
export const planOfApplicationQuery = (source_id: string) => ({
  ...query('GET /api/roadmaps/by_source', { query: { source_type: 'JobApplication', source_id } }),
  retry: false,
});
