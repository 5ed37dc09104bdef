import { companyRows, jobRows } from '#features/catalogue/jobs/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { readNeeds } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'job-matches.read-jobs': Record<string, never>;
  }
}

const BATCH_SIZE = 100;
const MAX_PER_RUN = 3000;

/** Reads what new and changed jobs ask for, in batches. Runs every minute, and goes on where it stopped. */
export async function readJobNeeds(ctx: Context): Promise<void> {
  const { taxonomy } = await skillCatalogue();
  for (let read = 0; read < MAX_PER_RUN; read += BATCH_SIZE) {
    const jobs = await ctx.db
      .selectFrom('job_needs')
      .innerJoin(jobRows(ctx).as('jobs'), 'jobs.id', 'job_needs.job_id')
      .innerJoin(companyRows(ctx).as('companies'), 'companies.id', 'jobs.company_id')
      .select(['jobs.id', 'jobs.title', 'jobs.description', 'companies.name as company'])
      .where('job_needs.read_at', 'is', null)
      .limit(BATCH_SIZE)
      .execute();
    for (const { id, title, description, company } of jobs) {
      const needs = readNeeds(taxonomy, { title, text: description, employer: company });
      const parts = needs.rows.flatMap(({ skills, points }, row) => skills.map((skill) => ({ skill, row, points })));
      await ctx.db
        .updateTable('job_needs')
        .set({
          skills: parts.map(({ skill }) => skill),
          skill_rows: parts.map(({ row }) => row),
          points: parts.map(({ points }) => points),
          all_points: needs.rows.reduce((sum, { points }) => sum + points, 0),
          months: needs.months,
          experience: needs.experience,
          families: needs.families,
          read_at: ctx.clock.now(),
        })
        .where('job_id', '=', id)
        .execute();
    }
    if (jobs.length < BATCH_SIZE) return;
  }
}
