import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { selectEstimates } from './estimate-sql.ts';
import { MAX_MATCHES } from './refresh-matches.ts';

/**
 * The ids of the jobs that fit the viewer best by the estimate, best first: the stored matches, and the jobs that were read since.
 * Null for visitors and members of whom there is nothing to compare with.
 */
export async function findMatches(ctx: Context): Promise<readonly string[] | null> {
  if (!ctx.viewer) return null;
  const strengths = await ctx.db
    .selectFrom('member_strengths')
    .selectAll()
    .where('user_id', '=', ctx.viewer.id)
    .executeTakeFirst();
  if (!strengths) return null;
  const { rows } = await sql<{ job_id: string }>`
    select job_id from (
      select distinct on (job_id) job_id, estimate from (
        ${selectEstimates(strengths, sql`n.read_at > ${strengths.matched_at}`)}
        union all select job_id, estimate from job_matches where user_id = ${ctx.viewer.id}
      ) as every order by job_id
    ) as found order by estimate desc, job_id limit ${sql.lit(MAX_MATCHES)}`.execute(ctx.db);
  return rows.map(({ job_id }) => job_id);
}
