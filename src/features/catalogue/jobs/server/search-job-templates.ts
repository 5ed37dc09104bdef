import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isOpen, today } from './select-jobs.ts';

const MAX_TEMPLATES = 8;
/** The minimum word similarity at which a query counts as a misspelling of a name. */
const TYPO_SIMILARITY = 0.35;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'jobs.count': Record<string, never>;
  }
}

/**
 * Role names that start with the query, then those that contain or resemble it; without a query, those with the most open
 * jobs.
 */
export const searchJobTemplates: UseCase<'GET /api/job_templates/search'> = async (ctx, { query }) => {
  const text = query.query.toLowerCase();
  const { rows } = await sql<{ slug: string; name: string; family: string; open_jobs: number }>`
    with candidates as (
      select slug, name, family, open_jobs, (
        select max(case when lower(word) = ${text} then 4 when starts_with(lower(word), ${text}) then 3
                        when position(${` ${text}`} in lower(word)) > 0 then 2
                        else word_similarity(${text}, word) end)
        from unnest(array_append(aliases, name)) as word) as closeness
      from job_templates)
    select slug, name, family, open_jobs from candidates
    where ${text} = '' or closeness >= ${TYPO_SIMILARITY}
    order by case when ${text} = '' then 0 else closeness end desc, open_jobs desc, name
    limit ${MAX_TEMPLATES}`.execute(ctx.db);
  const data = rows.map(({ slug, ...attributes }) => ({ id: slug, type: 'job_template' as const, attributes }));
  return { data, meta: { next_cursor: null } };
};

/** Counts the open jobs of each role, one role at a time, because counting a common name among many jobs takes long. */
export async function countByTemplate(ctx: Context): Promise<void> {
  for (const { slug, name } of await ctx.db.selectFrom('job_templates').select(['slug', 'name']).execute())
    await sql`
      update job_templates set open_jobs = counted.open_jobs from (
        select count(*)::int as open_jobs from jobs
        where jobs.search @@ websearch_to_tsquery('english', ${name}) and ${isOpen(today(ctx))}
      ) as counted
      where slug = ${slug} and counted.open_jobs <> job_templates.open_jobs`.execute(ctx.db);
}
