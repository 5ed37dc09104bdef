import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { Band } from '../contract.ts';

export type ResumeScore = {
  resumeId: string;
  applicationId: string;
  band: z.infer<typeof Band>;
  /** Null until the report is open. */
  score: number | null;
};

/** The latest score of each entry that was made from any of these versions, newest first. Checks no permission. */
export async function findResumeScores(ctx: Context, resumeIds: readonly string[]): Promise<ResumeScore[]> {
  if (resumeIds.length === 0) return [];
  const { rows } = await sql<ResumeScore & { sequence: number }>`
    select * from (
      select distinct on (r.resume_id, r.fitment_score_id) r.resume_id as "resumeId", r.sequence,
        f.job_application_id as "applicationId", r.band, case when f.unlocked_at is not null then r.score end as score
      from fitment_reports as r join fitment_scores as f on f.id = r.fitment_score_id
      where r.resume_id = any(${sql`${resumeIds}::uuid[]`}) and r.band is not null
      order by r.resume_id, r.fitment_score_id, r.sequence desc
    ) as latest order by sequence desc`.execute(ctx.db);
  return rows;
}
