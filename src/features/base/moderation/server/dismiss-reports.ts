import { staffOnly } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCase } from './find-case.ts';
import { type Reportables } from './reportables.ts';
import { decide, answer } from './decide.ts';

/** Finds nothing wrong. */
export const dismissReports =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/dismiss'> =>
  async (ctx, { params }) => {
    staffOnly(ctx);
    const found = await findCase(ctx, params.id);
    if (found.status === 'hidden') throw conflict('hidden');
    await decide(ctx, found, 'dismissed', '');
    return answer(ctx, reportables, found.id);
  };
