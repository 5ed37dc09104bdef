import { sql } from 'kysely';
import { jobRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** The newest jobs whose skills are counted: enough to tell a skill of one field from a skill of all. */
const SAMPLE = 600;
/** With fewer requirements than this nothing can be said of how a skill spreads. */
const MIN_ROWS = 100;

/** How much a skill says about the field of a job, from 0 (asked for everywhere) to 1 (in one field only), by skill. */
export type SkillFocus = (skill: string) => number;

/**
 * Counts in which fields jobs ask for a skill. What is asked for in all of them, such as English or a spreadsheet, says little
 * about whether two jobs, or a job and a member, go together.
 */
export async function loadSkillFocus(ctx: Context): Promise<SkillFocus> {
  const { rows } = await sql<{ skill: string; family: string; jobs: number }>`
    select part.skill, sample.family, count(distinct sample.id)::int as jobs
    from (select id, family from ${jobRows(ctx)} as jobs where family <> '' order by posted_on desc, id desc limit ${SAMPLE}) as sample
      join job_needs as n on n.job_id = sample.id
      cross join lateral unnest(n.skills) as part (skill)
    group by 1, 2`.execute(ctx.db);
  return computeFocus(rows);
}

/**
 * How probable it is that two jobs which ask for the skill are of the same field (Simpson's index), with one pair of the same
 * field added, so that few jobs say little. Pure.
 */
export function computeFocus(rows: readonly { skill: string; family: string; jobs: number }[]): SkillFocus {
  const sampled = rows.reduce((sum, { jobs }) => sum + jobs, 0);
  if (sampled < MIN_ROWS) return () => 1;
  const focus = new Map<string, number>();
  for (const [skill, counts] of Map.groupBy(rows, (row) => row.skill)) {
    const all = counts.reduce((sum, { jobs }) => sum + jobs, 0);
    const sameField = counts.reduce((sum, { jobs }) => sum + pairs(jobs), 0);
    focus.set(skill, (sameField + 1) / (pairs(all) + 1));
  }
  return (skill) => focus.get(skill) ?? 1;
}

const pairs = (count: number) => (count * (count - 1)) / 2;
