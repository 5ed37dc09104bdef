import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockSource } from './get-source-record.ts';
import { presentWholeSource } from './present-sources.ts';
import { setPaused } from './set-paused.ts';

/** Pauses a source. */
export const pauseSource: UseCase<'PUT /api/job_sources/{id}/pause'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'editor');
  const source = await setPaused(ctx, await lockSource(ctx, params.id), true, { reason: body.reason });
  return { data: await presentWholeSource(ctx, source) };
};
