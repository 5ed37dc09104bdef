import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { Band } from './engine/report-types.ts';

/** The band of the latest score of each entry that has one. Checks no permission. */
export async function findBands(ctx: Context, applicationIds: readonly string[]): Promise<Map<string, Band>> {
  if (applicationIds.length === 0) return new Map();
  const { rows } = await sql<{ job_application_id: string; band: Band }>`
    select f.job_application_id, latest.band from fitment_scores as f
    cross join lateral (
      select band from fitment_reports where fitment_score_id = f.id order by sequence desc limit 1
    ) as latest
    where f.job_application_id = any(${sql`${applicationIds}::uuid[]`}) and latest.band is not null`.execute(ctx.db);
  return new Map(rows.map(({ job_application_id, band }) => [job_application_id, band]));
}
