import { requireScope } from '#features/base/accounts/server/index.ts';
import { liftSuspension, type Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Lifts a suspension. */
export const lift =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/lift'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'moderator');
    return changeMember(ctx, { slug: params.slug, reportables }, ({ id }) => liftSuspension(ctx, id, body.reason));
  };
