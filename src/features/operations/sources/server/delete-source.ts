import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSourceRecord } from './get-source-record.ts';
import { removeSource } from './remove-source.ts';

/** Deletes a source after a fresh sign-in, and closes its jobs or leaves them open. */
export const deleteSource: UseCase<'DELETE /api/job_sources/{id}'> = async (ctx, { params, query }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  await removeSource(ctx, await getSourceRecord(ctx, params.id), query.jobs, { reason: query.reason });
};
