import { getAccount, openedMember, recordOpening, requireScope } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentMember } from './present-members.ts';

/** Opens an account for half an hour; the reason is in the audit log. */
export const openMember =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/open'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'support', 'moderator');
    const account = await getAccount(ctx, params.slug);
    await recordOpening(ctx, openedMember(account.id), body.reason);
    return { data: await presentMember(ctx, reportables, account) };
  };
