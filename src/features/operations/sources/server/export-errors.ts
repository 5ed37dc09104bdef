import { requireScope } from '#features/base/accounts/server/index.ts';
import { slugify } from '#platform/db/slug.ts';
import type { UseCase } from '#platform/http/http.ts';
import { writeCsv } from '#platform/io/write-csv.ts';
import { getSourceRecord } from './get-source-record.ts';
import { faultSentence } from './row-faults.ts';

/** The rows that the last run did not take. */
export const exportErrors: UseCase<'GET /api/job_sources/{id}/errors'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  const source = await getSourceRecord(ctx, params.id);
  const last = ctx.db
    .selectFrom('job_source_runs')
    .select('id')
    .where('source_id', '=', source.id)
    .where('state', '!=', 'not-modified')
    .orderBy('started_at', 'desc')
    .limit(1);
  const rows = await ctx.db
    .selectFrom('job_source_errors')
    .select(['position', 'at', 'title', 'reason'])
    .where('run_id', 'in', last)
    .orderBy('position')
    .execute();
  const cells = rows.map(({ position, at, title, reason }) => [String(position), at, title, faultSentence(reason)]);
  const file = new TextEncoder().encode(writeCsv([['row', 'place', 'title', 'reason'], ...cells]));
  return { file, name: `errors-${slugify(source.name) || 'source'}.csv` };
};
