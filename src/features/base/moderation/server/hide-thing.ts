import { staffOnly } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockCase } from './lock-case.ts';
import { getReportable, type Reportables } from './reportables.ts';
import { decideCase, notifyAuthor, presentCase } from './decide-case.ts';

/** Hides reported content and notifies its author of the reason. Hiding it again changes the reason. */
export const hideThing =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/hide'> =>
  async (ctx, { params, body }) => {
    staffOnly(ctx);
    const found = await lockCase(ctx, params.id);
    await getReportable(reportables, found.object_type).hide(ctx, found.object_id, body.reason);
    await decideCase(ctx, found, 'hidden', body.reason);
    await notifyAuthor(ctx, reportables, found, { kind: 'content-hidden', reason: body.reason });
    return presentCase(ctx, reportables, found.id);
  };
