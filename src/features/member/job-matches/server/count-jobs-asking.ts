import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** How many jobs ask for each skill, by its id; of these skills, where some are given. */
export async function countJobsAsking(ctx: Context, skillIds?: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ skill: string; jobs: number }>`
    select skill, count(distinct job_id)::int as jobs from job_needs cross join lateral unnest(skills) as skill
    ${skillIds ? sql`where skills && ${[...skillIds]}::text[] and skill = any(${[...skillIds]}::text[])` : sql``}
    group by skill`.execute(ctx.db);
  return new Map(rows.map(({ skill, jobs }) => [skill, jobs]));
}
