import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockSource } from './get-source-record.ts';
import { presentWholeSource } from './present-sources.ts';
import { setPaused } from './set-paused.ts';

/** Resumes a source. */
export const resumeSource: UseCase<'DELETE /api/job_sources/{id}/pause'> = async (ctx, { params, query }) => {
  requireScope(ctx, 'editor');
  const source = await setPaused(ctx, await lockSource(ctx, params.id), false, { reason: query.reason });
  return { data: await presentWholeSource(ctx, source) };
};
