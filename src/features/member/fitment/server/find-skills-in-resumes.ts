import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { FitReport } from './engine/report-types.ts';
import type { Grade } from './engine/weights.ts';

const MAX_REPORTS = 10;
/** Grades of résumé evidence that shows a skill: a skill that is only listed, studied or copied from the ad is not enough. */
const SUFFICIENT_GRADES: ReadonlySet<Grade> = new Set<Grade>(['held', 'long', 'used', 'shown', 'checked']);

/** The skills that a member's résumés show, each with a quote, from unlocked reports, newest first. Checks no permission. */
export async function findSkillsInResumes(
  ctx: Context,
  userId: string,
): Promise<Map<string, { quote: string; when: string | null }>> {
  const { rows } = await sql<{ report: FitReport }>`
    select latest.report from fitment_scores as f
    cross join lateral (
      select report, created_at from fitment_reports where fitment_score_id = f.id order by sequence desc limit 1
    ) as latest
    where f.user_id = ${userId} and f.unlocked_at is not null
    order by latest.created_at desc limit ${MAX_REPORTS}`.execute(ctx.db);
  const skills = new Map<string, { quote: string; when: string | null }>();
  const met = rows.flatMap(({ report }) => report.requirements.filter(({ status }) => status === 'met'));
  for (const { evidence, skill_ids } of met)
    for (const { quote, when, grade, through } of evidence) {
      const skill = through.relation === 'direct' ? (through.skill_id ?? skill_ids[0]) : undefined;
      if (skill && SUFFICIENT_GRADES.has(grade) && !skills.has(skill)) skills.set(skill, { quote, when });
    }
  return skills;
}
