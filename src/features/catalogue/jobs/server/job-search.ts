/** Searches jobs by text, including aliases of roles. */
import { sql, type SqlBool } from 'kysely';
import { findRefs } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_NAMES = 3;

/** Returns the ids of the jobs that match a text, best first; null for an empty text, which matches all jobs. */
export async function searchJobs(ctx: Context, text: string | undefined): Promise<string[] | null> {
  if (!text) return null;
  return findRefs(ctx, 'job', [text, ...(await findRoleNames(ctx, text))]);
}

/** Returns the names of the roles that have exactly this alias, such as "Software Engineer" for "SDE". */
async function findRoleNames(ctx: Context, text: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('job_templates')
    .select('name')
    .where(sql<SqlBool>`exists (select from unnest(aliases) as alias where lower(alias) = lower(${text}))`)
    .limit(MAX_NAMES)
    .execute();
  return rows.map(({ name }) => name);
}
