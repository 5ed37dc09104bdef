import type { TokenScope } from '#platform/contract/token-scope.ts';
import { m } from '#platform/messages/messages.js';

/** What each scope of an API token allows, in the order in which they are offered. */
export const SCOPE_LABELS: Record<TokenScope, () => string> = {
  'catalogue:read': m.accounts_scope_catalogue_read,
  'profile:read': m.accounts_scope_profile_read,
  'resumes:read': m.accounts_scope_resumes_read,
  'reports:read': m.accounts_scope_reports_read,
  'plans:write': m.accounts_scope_plans_write,
  'ads:check': m.accounts_scope_ads_check,
  'tracker:read': m.accounts_scope_tracker_read,
  'tracker:write': m.accounts_scope_tracker_write,
  'hiring:read': m.accounts_scope_hiring_read,
  'hiring:write': m.accounts_scope_hiring_write,
  'applicants:read': m.accounts_scope_applicants_read,
};
