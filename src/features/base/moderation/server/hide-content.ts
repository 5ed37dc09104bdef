import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockCase } from './lock-case.ts';
import { getHiding, type Reportables } from './reportables.ts';
import { decideCase, notifyAuthor, presentCase } from './decide-case.ts';

/** Hides reported content and notifies its author of the reason. Hiding it again changes the reason. */
export const hideContent =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/hide'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'moderator');
    const moderationCase = await lockCase(ctx, params.id, body.from);
    await getHiding(reportables, moderationCase.object_type).hide(ctx, moderationCase.object_id, body.reason);
    await decideCase(ctx, moderationCase, 'hidden', body.reason);
    await notifyAuthor(ctx, reportables, moderationCase, { kind: 'content-hidden', reason: body.reason });
    return presentCase(ctx, reportables, moderationCase.id);
  };
