import { sql } from 'kysely';
import { jobRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/**
 * Has jobs read again that ask for one of these skills or mention one of these names, and matches computed again of members
 * who have one of the skills: within a minute and an hour, by the schedules of both.
 */
export async function rereadForSkills(
  ctx: Context,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<void> {
  const skills = sql`${[...ids]}::text[]`;
  const mentioned = `(^|\\W)(${names.map(escapePattern).join('|')})(\\W|$)`;
  await sql`update job_needs set read_at = null where skills && ${skills}`.execute(ctx.db);
  if (names.length > 0)
    await sql`update job_needs set read_at = null where read_at is not null and job_id in (
      select id from ${jobRows(ctx)} as jobs where title ~* ${mentioned} or description ~* ${mentioned})`.execute(ctx.db);
  await sql`update member_strengths set matched_at = to_timestamp(0) where skills && ${skills}`.execute(ctx.db);
}

const escapePattern = (name: string): string => name.replace(/[^\p{L}\p{N}\p{M} ]/gu, '\\$&');
