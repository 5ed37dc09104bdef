import { countAccounts, listAccounts, requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentMembers } from './present-members.ts';

const PAGE_SIZE = 40;

/** Members by any part of name, address or slug, the newest first. */
export const listMembers: UseCase<'GET /api/staff/members'> = async (ctx, { query }) => {
  requireScope(ctx, 'support', 'moderator');
  const [{ shown, next }, total] = await Promise.all([listAccounts(ctx, query, PAGE_SIZE), countAccounts(ctx, query)]);
  return { data: await presentMembers(ctx, shown), meta: { next_cursor: next, total } };
};
