import { requireScope } from '#features/base/accounts/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockCase } from './lock-case.ts';
import { type Reportables } from './reportables.ts';
import { decideCase, presentCase } from './decide-case.ts';

/** Closes a case without action. */
export const dismissReports =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/dismiss'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'moderator');
    const moderationCase = await lockCase(ctx, params.id, body.from);
    if (moderationCase.status === 'hidden') throw conflict('hidden');
    await decideCase(ctx, moderationCase, 'dismissed', body.reason);
    return presentCase(ctx, reportables, moderationCase.id);
  };
