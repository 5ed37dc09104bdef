/** Matches a query with jobs, including aliases of roles. */
import { sql, type SqlBool } from 'kysely';
import { findRefs } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_NAMES = 3;

/** The ids of jobs that a text finds, the best first; null for an empty text, which everything fits. */
export async function searchJobs(ctx: Context, text: string | undefined): Promise<string[] | null> {
  if (!text) return null;
  return findRefs(ctx, 'job', [text, ...(await otherNames(ctx, text))]);
}

/** "SDE" is also a software engineer: the names of templates that go by exactly this text. */
async function otherNames(ctx: Context, text: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('job_templates')
    .select('name')
    .where(sql<SqlBool>`exists (select from unnest(aliases) as alias where lower(alias) = lower(${text}))`)
    .limit(MAX_NAMES)
    .execute();
  return rows.map(({ name }) => name);
}
