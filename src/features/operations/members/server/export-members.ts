import { audit, listAccounts, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentMembers } from './present-members.ts';

const MAX_ROWS = 100_000;

/** The members that a list shows, as CSV. */
export const exportMembers: UseCase<'GET /api/staff/members/export'> = async (ctx, { query }) => {
  requireScope(ctx, 'administrator');
  await requireFreshSession(ctx);
  const { shown } = await listAccounts(ctx, query, MAX_ROWS);
  const members = await presentMembers(ctx, shown);
  await audit(ctx, { action: 'members.export', objectType: 'users', objectId: '', details: { rows: members.length, ...query } });
  return csvFile(
    'members',
    {
      slug: ({ attributes }) => attributes.slug,
      name: ({ attributes }) => attributes.name,
      email: ({ attributes }) => attributes.email,
      joined: ({ attributes }) => attributes.joined_at,
      last_seen: ({ attributes }) => attributes.last_seen_at,
      paid_inr: ({ attributes }) => attributes.paid,
      state: ({ attributes }) => attributes.state,
      staff: ({ attributes }) => attributes.staff_scopes.join(' '),
    },
    members,
  );
};
