import { companyRows, jobRows, receivedApplicationRows, withdrawnDays } from '#features/catalogue/jobs/server/index.ts';
import { companyPeopleRows, getCompany } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

const LATE_DAYS = 7;
const DAY_MS = 86_400_000;

/** What waits at a company. */
export const getHome: UseCase<'GET /api/hiring/companies/{slug}/home'> = async (ctx, { params }) => {
  const { id, role } = await getCompany(ctx, params.slug, 'view');
  const company = await companyRows(ctx).where('id', '=', id).executeTakeFirstOrThrow();
  const [waiting, { people }] = await Promise.all([
    countWaiting(ctx, id),
    companyPeopleRows(ctx)
      .where('company_id', '=', id)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    data: {
      company: { slug: company.slug, name: company.name, website: company.website, role },
      waiting,
      people,
      withdrawn_days: withdrawnDays(ctx.config),
      can: { post: role !== 'viewer' },
    },
  };
};

const applicationsOf = (ctx: Context, companyId: string) =>
  ctx.db
    .selectFrom(receivedApplicationRows(ctx).as('application'))
    .innerJoin(jobRows(ctx).as('job'), 'job.id', 'application.job_id')
    .where('job.company_id', '=', companyId);

async function countWaiting(ctx: Context, companyId: string) {
  const weekAgo = new Date(ctx.clock.now().getTime() - LATE_DAYS * DAY_MS);
  return applicationsOf(ctx, companyId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('application.status', '=', 'submitted').as('unread'),
      fn.countAll<number>().filterWhere('application.status', 'in', ['submitted', 'viewed']).as('unanswered'),
      fn
        .countAll<number>()
        .filterWhere('application.status', 'in', ['submitted', 'viewed'])
        .filterWhere('application.created_at', '<', weekAgo)
        .as('late'),
      fn.countAll<number>().filterWhere('application.status', '=', 'interview').as('interviews'),
    ])
    .executeTakeFirstOrThrow();
}
