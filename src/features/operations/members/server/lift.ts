import { liftSuspension, type Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Lifts a suspension. */
export const lift =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/lift'> =>
  (ctx, { params, body }) =>
    changeMember(ctx, { scope: 'moderator', slug: params.slug, reportables }, ({ id }) => liftSuspension(ctx, id, body.reason));
