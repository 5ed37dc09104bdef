import { sql, type RawBuilder } from 'kysely';
import { WEIGHTS, type Strengths } from '#features/member/fitment/server/index.ts';

/** What a member's résumé shows, as parallel lists. */
export type StoredStrengths = {
  skills: string[];
  credits: number[];
  families: string[];
  family_months: number[];
  all_months: number;
};

export function storeStrengths({ credits, months, allMonths }: Strengths): StoredStrengths {
  return {
    skills: [...credits.keys()],
    credits: [...credits.values()],
    families: [...months.keys()],
    family_months: [...months.values()],
    all_months: allMonths,
  };
}

/** Selects `job_id` and `estimate`, by the formula of `estimateFit`, of the rows `n` of job_needs that `only` allows. */
export function selectEstimates(strengths: StoredStrengths, only: RawBuilder<unknown>): RawBuilder<unknown> {
  const { role_title, role_shows, role_shows_from } = WEIGHTS;
  return sql`
    select n.job_id, (skills.points + case when n.months = 0 then 0 else n.experience * least(1,
        ${role_title.same_field}::real * least(1, coalesce(field.months, 0)::real / n.months)
        + (case when n.all_points = 0 then 0
            when skills.points / n.all_points >= ${role_shows_from.most}::real then ${role_shows.most}::real
            when skills.points / n.all_points >= ${role_shows_from.some}::real then ${role_shows.some}::real
            when skills.points > 0 then ${role_shows.little}::real else ${role_shows.nothing}::real end)
          * least(1, ${strengths.all_months}::real / n.months)) end)::real as estimate
    from job_needs as n
      cross join lateral (
        select coalesce(sum(best), 0)::real as points from (
          select max(part.points * mine.credit) as best
          from unnest(n.skills, n.skill_rows, n.points) as part (skill, row, points)
            join unnest(${strengths.skills}::text[], ${strengths.credits}::real[]) as mine (skill, credit) on mine.skill = part.skill
          group by part.row) as rows) as skills
      cross join lateral (
        select max(mine.months) as months
        from unnest(${strengths.families}::text[], ${strengths.family_months}::int[]) as mine (family, months)
        where mine.family = any(n.families)) as field
    where n.read_at is not null and (n.skills && ${strengths.skills}::text[]) and ${only}`;
}
