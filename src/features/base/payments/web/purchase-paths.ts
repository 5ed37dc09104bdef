import type { Purchase } from './queries.ts';

/** The product whose payment route was opened. */
export type PaidRoute = 'score' | 'plan' | 'application';
type Facts = Pick<
  Purchase['attributes'],
  | 'roadmap_id'
  | 'user_slug'
  | 'job_application_id'
  | 'company_slug'
  | 'job_slug'
  | 'purchasable_id'
  | 'purchasable_type'
  | 'program_code'
>;

const UNTITLED = 'untitled';
const path = (...parts: (string | null)[]) => `/${parts.map((part) => encodeURIComponent(part ?? UNTITLED)).join('/')}`;

/** The path of the purchased item. */
export function itemPath(route: PaidRoute, facts: Facts): string {
  if (route === 'application') return path(facts.program_code, 'apply');
  return route === 'plan' ? planPath(facts) : path('fitment-score', facts.job_application_id);
}

/** The target of Cancel and Retry: the plan, the fee or the application's thank-you page; home otherwise. */
export function retryPath(route: PaidRoute, facts: Facts): string {
  if (route === 'plan') return planPath(facts);
  if (route === 'application') return path(facts.program_code, 'apply', 'payment');
  if (facts.purchasable_type !== 'FitmentScore') return '/';
  return path('jobs-apprenticeships', facts.company_slug, facts.job_slug, facts.job_application_id, 'thankyou');
}

const planPath = (facts: Facts) => path(facts.user_slug, 'roadmap', facts.roadmap_id);
