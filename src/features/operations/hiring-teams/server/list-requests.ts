import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentOpenRequests } from './present-requests.ts';

/** Requests that wait for staff, the oldest first. */
export const listRequests: UseCase<'GET /api/staff/company_requests'> = async (ctx) => {
  requireScope(ctx, 'moderator');
  return presentOpenRequests(ctx);
};
