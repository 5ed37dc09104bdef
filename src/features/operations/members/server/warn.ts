import { warnMember, type Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Warns a member. */
export const warn =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/warning'> =>
  (ctx, { params, body }) =>
    changeMember(ctx, { scope: 'moderator', slug: params.slug, reportables }, ({ id }) => warnMember(ctx, id, body));
