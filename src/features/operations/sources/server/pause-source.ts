import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSourceRecord } from './get-source-record.ts';
import { presentWholeSource } from './present-sources.ts';
import { setPaused } from './set-paused.ts';

/** Pauses a source. */
export const pauseSource: UseCase<'PUT /api/job_sources/{id}/pause'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  const source = await setPaused(ctx, await getSourceRecord(ctx, params.id), true);
  return { data: await presentWholeSource(ctx, source) };
};
