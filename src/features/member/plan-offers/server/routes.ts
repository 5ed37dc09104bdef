import { implement } from '#platform/http/http.ts';
import { planOffersContract } from '../contract.ts';
import { findOtherRoles } from './find-other-roles.ts';
import { getPlanOffer } from './get-plan-offer.ts';

export const planOffersRoutes = implement(planOffersContract, {
  'GET /api/plan_offers/{job_application_id}': getPlanOffer,
  'GET /api/plan_offers/{job_application_id}/roles': findOtherRoles,
});
