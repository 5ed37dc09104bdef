import { sql } from 'kysely';
import type { z } from 'zod';
import { currentSkillId, skillCatalogue } from '#features/base/skills/server/index.ts';
import { isOpen, jobEntryRows, jobRows, savedJobRows, today } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { SkillQuestion } from '../contract.ts';
import { loadBackground } from './load-background.ts';

const MAX_RECENT_JOBS = 40;
/** What a single ad asks for says little about the next one. */
const MIN_JOBS = 2;
const PAUSE_MS = 86_400_000;

/**
 * The skill that most of the open jobs ask for which a member saved or applied for, where neither their profile nor their résumé
 * says whether they know it. One a day, and none twice. Checks no permission.
 */
export async function findSkillQuestion(ctx: Context, userId: string): Promise<z.input<typeof SkillQuestion> | null> {
  const answered = await ctx.db.selectFrom('skill_answers').selectAll().where('user_id', '=', userId).execute();
  const lately = ctx.clock.now().getTime() - PAUSE_MS;
  if (answered.some(({ answered_at }) => answered_at.getTime() > lately)) return null;
  const asked = await countAskedSkills(ctx, userId);
  if (asked.length === 0) return null;
  const [{ credits }, { taxonomy }] = await Promise.all([loadBackground(ctx, userId), skillCatalogue()]);
  const known = new Set(
    [...credits.keys(), ...answered.map(({ skill_id }) => skill_id)].map((id) => currentSkillId(taxonomy, id)),
  );
  for (const { skill, jobs, of } of asked) {
    const found = taxonomy.byId.get(skill);
    // Nobody says that they do not communicate.
    if (!found || found.kind === 'soft' || known.has(found.id)) continue;
    return { skill_id: found.id, skill: found.name, spoken: found.family === 'languages', jobs, of };
  }
  return null;
}

async function countAskedSkills(ctx: Context, userId: string) {
  const { rows } = await sql<{ skill: string; jobs: number; of: number }>`
    with mine as materialized (
      select distinct job_id from (
        (select job_id from ${savedJobRows(ctx)} as saved where user_id = ${userId} order by created_at desc limit ${MAX_RECENT_JOBS})
        union all
        (select job_id from ${jobEntryRows(ctx)} as entries where user_id = ${userId} and job_id is not null
          order by created_at desc limit ${MAX_RECENT_JOBS})
      ) as history join ${jobRows(ctx)} as jobs on jobs.id = history.job_id where ${isOpen(today(ctx))}
    )
    select part.skill, count(distinct mine.job_id)::int as jobs, (select count(*)::int from mine) as of
    from mine join job_needs as needs using (job_id) cross join lateral unnest(needs.skills) as part (skill)
    group by 1 having count(distinct mine.job_id) >= ${MIN_JOBS} order by 2 desc, 1`.execute(ctx.db);
  return rows;
}
