import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentLead } from './present-leads.ts';

/** One message with who dealt with it. */
export const getLead: UseCase<'GET /api/staff/leads/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'support');
  return presentLead(ctx, params.id);
};
