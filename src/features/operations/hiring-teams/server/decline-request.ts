import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { notifyPerson } from './change-team.ts';
import { decide, lockOpenRequest } from './decide-request.ts';
import { presentOpenRequests } from './present-requests.ts';

/** Declines a request; the member reads the reason. */
export const declineRequest: UseCase<'POST /api/staff/company_requests/{id}/decline'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'moderator');
  const request = await lockOpenRequest(ctx, params.id);
  await decide(ctx, request, { status: 'declined', reason: body.reason });
  await notifyPerson(ctx, request.user_id, {
    company: { name: request.name, slug: '' },
    what: 'declined',
    reason: body.reason,
    key: request.id,
  });
  return presentOpenRequests(ctx);
};
