import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeLead } from '#features/base/leads/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentLead } from './present-leads.ts';

/** Says what became of a message, and what was done. */
export const changeLeadState: UseCase<'POST /api/staff/leads/{id}/state'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'support');
  await changeLead(ctx, { id: params.id, ...body });
  return presentLead(ctx, params.id);
};
