import { requireScope } from '#features/base/accounts/server/index.ts';
import { suspendMember, type Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Suspends a member. */
export const suspend =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/suspension'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'moderator');
    return changeMember(ctx, { slug: params.slug, reportables }, ({ id }) => suspendMember(ctx, id, body));
  };
