import { suspendMember, type Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Suspends a member. */
export const suspend =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/suspension'> =>
  (ctx, { params, body }) =>
    changeMember(ctx, { scope: 'moderator', slug: params.slug, reportables }, ({ id }) => suspendMember(ctx, id, body));
