import { requireScope } from '#features/base/accounts/server/index.ts';
import { warnMember, type Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Warns a member. */
export const warn =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/warning'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'moderator');
    return changeMember(ctx, { slug: params.slug, reportables }, ({ id }) => warnMember(ctx, id, body));
  };
