import { audit, endSessions, requireScope } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Signs a member out everywhere. */
export const endMemberSessions =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/end_sessions'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'support');
    return changeMember(ctx, { slug: params.slug, reportables }, async ({ id }) => {
      const count = await endSessions(ctx, id);
      await audit(ctx, {
        action: 'member.end-sessions',
        objectType: 'user',
        objectId: id,
        details: { before: { sessions: String(count) }, after: { sessions: '0' }, reason: body.reason },
      });
    });
  };
