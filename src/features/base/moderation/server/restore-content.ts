import { staffOnly } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockCase } from './lock-case.ts';
import { getReportable, type Reportables } from './reportables.ts';
import { decideCase, notifyAuthor, presentCase } from './decide-case.ts';

/** Shows hidden content again and notifies its author. */
export const restoreContent =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/restore'> =>
  async (ctx, { params }) => {
    staffOnly(ctx);
    const moderationCase = await lockCase(ctx, params.id);
    if (moderationCase.status !== 'hidden') throw conflict('not-hidden');
    await getReportable(reportables, moderationCase.object_type).restore(ctx, moderationCase.object_id);
    await decideCase(ctx, moderationCase, 'restored', '');
    await notifyAuthor(ctx, reportables, moderationCase, { kind: 'content-restored', reason: '' });
    return presentCase(ctx, reportables, moderationCase.id);
  };
