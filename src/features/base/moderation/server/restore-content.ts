import { requireScope } from '#features/base/accounts/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockCase } from './lock-case.ts';
import type { Reportables } from './reportables.ts';
import { notifyAuthor, presentCase, restoreCase } from './decide-case.ts';

/** Shows hidden content again and notifies its author. */
export const restoreContent =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/restore'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'moderator');
    const moderationCase = await lockCase(ctx, params.id, body.from);
    if (moderationCase.status !== 'hidden') throw conflict('not-hidden');
    await restoreCase(ctx, reportables, moderationCase, body.reason);
    await notifyAuthor(ctx, reportables, moderationCase, { kind: 'content-restored', reason: '' });
    return presentCase(ctx, reportables, moderationCase.id);
  };
