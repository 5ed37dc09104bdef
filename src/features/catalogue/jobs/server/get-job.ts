import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { jobPolicy } from './policy.ts';
import { cardAttributes, selectJobs, today, type HasEmployer } from './select-jobs.ts';

/** One job with its full text; a closed one stays readable. */
export const getJob =
  (hasEmployer: HasEmployer): UseCase<'GET /api/jobs/{slug}'> =>
  async (ctx, { params }) => ({ data: await loadJob(ctx, hasEmployer, params.slug) });

/** Loads and presents a job as the viewer sees it. */
export async function loadJob(ctx: Context, hasEmployer: HasEmployer, slug: string) {
  const row = await selectJobs(ctx)
    .select([
      'jobs.description',
      'jobs.hidden_at',
      'jobs.places',
      'jobs.questions',
      'companies.about',
      'companies.website',
      'companies.example',
      'companies.location as company_location',
    ])
    .select((eb) =>
      eb
        .selectFrom('jobs as others')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('others.company_id', '=', 'jobs.company_id')
        .where(
          sql<boolean>`others.closed_at is null and (others.valid_until is null or others.valid_until >= ${today(ctx)}::date)`,
        )
        .as('open_jobs'),
    )
    .where('jobs.slug', '=', slug)
    .executeTakeFirst();
  if (!row || (row.hidden_at && !ctx.viewer?.staff)) throw notFound('job');
  const { description, places, questions, about, website, example, company_location, open_jobs, ...card } = row;
  const attributes = cardAttributes(card);
  const facts = {
    open: attributes.open,
    applyUrl: row.apply_url,
    applyEmail: row.apply_email,
    employer: (await hasEmployer(ctx, [row.company_id])).has(row.company_id),
    applicationStatus: row.application_status,
  };
  return {
    id: row.id,
    type: 'job' as const,
    attributes: {
      ...attributes,
      description,
      places,
      apply_url: row.apply_url,
      by_email: row.apply_email !== null,
      apply_email: ctx.viewer ? row.apply_email : null,
      questions,
      company: { about, website, example, location: company_location, open_jobs: open_jobs ?? 0 },
      application_id: row.application_id,
      application_status: row.application_status,
      can: { apply: jobPolicy.apply(facts), save: true, report: true },
    },
  };
}
