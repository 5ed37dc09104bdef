import { getAccount, requireScope } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentMember } from './present-members.ts';

/** One member; with details while the viewer has the account open. */
export const getMember =
  (reportables: Reportables): UseCase<'GET /api/staff/members/{slug}'> =>
  async (ctx, { params }) => {
    requireScope(ctx, 'support', 'moderator');
    return { data: await presentMember(ctx, reportables, await getAccount(ctx, params.slug)) };
  };
