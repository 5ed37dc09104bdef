import { staffOnly } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCase } from './find-case.ts';
import { ownerOf, type Reportables } from './reportables.ts';
import { decide, tellAuthor, answer } from './decide.ts';

/** Hides a reported thing; its author is told why. Hiding again changes the reason. */
export const hideThing =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/hide'> =>
  async (ctx, { params, body }) => {
    staffOnly(ctx);
    const found = await findCase(ctx, params.id);
    await ownerOf(reportables, found.object_type).hide(ctx, found.object_id, body.reason);
    await decide(ctx, found, 'hidden', body.reason);
    await tellAuthor(ctx, reportables, found, { kind: 'content-hidden', reason: body.reason });
    return answer(ctx, reportables, found.id);
  };
