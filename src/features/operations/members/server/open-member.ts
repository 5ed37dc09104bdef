import { getAccount, requireScope } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { recordOpening } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { opened, presentMember } from './present-members.ts';

/** Opens an account for half an hour; the reason is in the audit log. */
export const openMember =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/open'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'support', 'moderator');
    const account = await getAccount(ctx, params.slug);
    await recordOpening(ctx, opened(account.id), body.reason);
    return { data: await presentMember(ctx, reportables, account) };
  };
