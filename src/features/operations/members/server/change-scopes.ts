import { changeStaff, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Grants or revokes scopes of staff. */
export const changeScopes =
  (reportables: Reportables): UseCase<'PUT /api/staff/members/{slug}/scopes'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'administrator');
    await requireFreshSession(ctx);
    return changeMember(ctx, { slug: params.slug, reportables }, async (account) => {
      if (!isSame(account.staff_scopes, body.before)) throw problem(412, 'member-changed-meanwhile');
      if (isSame(body.before, body.scopes)) return;
      await changeStaff(ctx, account, { scopes: [...new Set(body.scopes)], reason: body.reason });
    });
  };

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ');
