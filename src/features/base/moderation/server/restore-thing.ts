import { staffOnly } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockCase } from './lock-case.ts';
import { getReportable, type Reportables } from './reportables.ts';
import { decideCase, notifyAuthor, presentCase } from './decide-case.ts';

/** Shows hidden content again and notifies its author. */
export const restoreThing =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/restore'> =>
  async (ctx, { params }) => {
    staffOnly(ctx);
    const found = await lockCase(ctx, params.id);
    if (found.status !== 'hidden') throw conflict('not-hidden');
    await getReportable(reportables, found.object_type).restore(ctx, found.object_id);
    await decideCase(ctx, found, 'restored', '');
    await notifyAuthor(ctx, reportables, found, { kind: 'content-restored', reason: '' });
    return presentCase(ctx, reportables, found.id);
  };
