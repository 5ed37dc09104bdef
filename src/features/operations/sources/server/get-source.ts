import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSourceRecord } from './get-source-record.ts';
import { presentWholeSource } from './present-sources.ts';

/** A source with its runs, errors by row and mapping. */
export const getSource: UseCase<'GET /api/job_sources/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return { data: await presentWholeSource(ctx, await getSourceRecord(ctx, params.id)) };
};
