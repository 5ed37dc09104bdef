import { requireScope } from '#features/base/accounts/server/index.ts';
import { countLeads, listLeads as listStoredLeads } from '#features/base/leads/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentLeadItem } from './present-leads.ts';

const PAGE_SIZE = 40;

/** Messages from the forms, the latest first. */
export const listLeads: UseCase<'GET /api/staff/leads'> = async (ctx, { query }) => {
  requireScope(ctx, 'support');
  const [{ shown, next }, total] = await Promise.all([listStoredLeads(ctx, query, PAGE_SIZE), countLeads(ctx, query)]);
  return { data: shown.map(presentLeadItem), meta: { next_cursor: next, total } };
};
