import type { Context } from '#platform/http/context.ts';

/** The ads of jobs, by their slugs, in no order. */
export const findJobTexts = (ctx: Context, slugs: readonly string[]) =>
  slugs.length === 0
    ? Promise.resolve([])
    : ctx.db
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .select(['jobs.slug', 'jobs.title', 'jobs.description', 'companies.name as companyName'])
        .where('jobs.slug', 'in', slugs)
        .execute();
