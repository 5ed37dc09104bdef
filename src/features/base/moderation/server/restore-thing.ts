import { staffOnly } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCase } from './find-case.ts';
import { ownerOf, type Reportables } from './reportables.ts';
import { decide, tellAuthor, answer } from './decide.ts';

/** Shows a hidden thing again; its author is told. */
export const restoreThing =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/restore'> =>
  async (ctx, { params }) => {
    staffOnly(ctx);
    const found = await findCase(ctx, params.id);
    if (found.status !== 'hidden') throw conflict('not-hidden');
    await ownerOf(reportables, found.object_type).restore(ctx, found.object_id);
    await decide(ctx, found, 'restored', '');
    await tellAuthor(ctx, reportables, found, { kind: 'content-restored', reason: '' });
    return answer(ctx, reportables, found.id);
  };
