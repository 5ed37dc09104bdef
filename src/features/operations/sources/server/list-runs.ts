import { requireScope } from '#features/base/accounts/server/index.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getSourceRecord } from './get-source-record.ts';
import { presentRun } from './present-sources.ts';

const PAGE_SIZE = 30;

/** All runs of a source, the latest first. */
export const listRuns: UseCase<'GET /api/job_sources/{id}/runs'> = async (ctx, { params, query }) => {
  requireScope(ctx, 'editor');
  const source = await getSourceRecord(ctx, params.id);
  const cursor = decodeCursor(query.cursor);
  const rows = await ctx.db
    .selectFrom('job_source_runs')
    .selectAll()
    .where('source_id', '=', source.id)
    .where(isOlder(cursor, 'started_at', 'id'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { shown, next } = keysetPage(rows, PAGE_SIZE, ({ started_at, id }) => ({ key: started_at.toISOString(), id }));
  return { data: shown.map(presentRun), meta: { next_cursor: next } };
};
