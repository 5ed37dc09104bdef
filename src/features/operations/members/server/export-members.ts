import { listAccounts } from '#features/base/accounts/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentMembers } from './present-members.ts';

/** The members that a list shows, as CSV. */
export const exportMembers: UseCase<'GET /api/staff/members/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'administrator',
    name: 'members',
    object: { type: 'users' },
    filter: query,
    load: async () => presentMembers(ctx, (await listAccounts(ctx, query, MAX_ROWS)).shown),
    columns: {
      slug: ({ attributes }) => attributes.slug,
      name: ({ attributes }) => attributes.name,
      email: ({ attributes }) => attributes.email,
      joined: ({ attributes }) => attributes.joined_at,
      last_seen: ({ attributes }) => attributes.last_seen_at,
      paid_inr: ({ attributes }) => attributes.paid,
      state: ({ attributes }) => attributes.state,
      staff: ({ attributes }) => attributes.staff_scopes.join(' '),
    },
  });
