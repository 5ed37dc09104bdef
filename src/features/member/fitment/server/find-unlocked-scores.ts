import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** The latest score of each application with an unlocked report. Checks no permission. */
export async function findUnlockedScores(ctx: Context, applicationIds: readonly string[]): Promise<Map<string, number | null>> {
  if (applicationIds.length === 0) return new Map();
  const { rows } = await sql<{ job_application_id: string; score: number | null }>`
    select f.job_application_id, latest.score from fitment_scores as f
    cross join lateral (
      select score from fitment_reports where fitment_score_id = f.id order by sequence desc limit 1
    ) as latest
    where f.job_application_id = any(${sql`${applicationIds}::uuid[]`}) and f.unlocked_at is not null`.execute(ctx.db);
  return new Map(rows.map(({ job_application_id, score }) => [job_application_id, score]));
}
