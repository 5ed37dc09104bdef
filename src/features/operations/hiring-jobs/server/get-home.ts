import type { z } from 'zod';
import { companyRows, jobRows, receivedApplicationRows, withdrawnDays } from '#features/catalogue/jobs/server/index.ts';
import { companyPeopleRows, getCompany } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { HiringJobItem } from '../contract.ts';
import { stateOf } from './get-hiring-job.ts';
import { wayToApply } from './present-content.ts';

type Item = z.input<typeof HiringJobItem>;
type Counts = Item['attributes']['counts'];

const MAX_JOBS = 500;
const LATE_DAYS = 7;
const DAY_MS = 86_400_000;
const NONE: Counts = { submitted: 0, viewed: 0, shortlisted: 0, interview: 0, offered: 0, rejected: 0, withdrawn: 0 };

/** What waits at a company, and its jobs. */
export const getHome: UseCase<'GET /api/hiring/companies/{slug}/home'> = async (ctx, { params }) => {
  const { id, role } = await getCompany(ctx, params.slug, 'view');
  const company = await companyRows(ctx).where('id', '=', id).executeTakeFirstOrThrow();
  const [waiting, jobs, { people }] = await Promise.all([
    countWaiting(ctx, id),
    listItems(ctx, id),
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
      jobs,
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

async function listItems(ctx: Context, companyId: string): Promise<Item[]> {
  const drafts = await ctx.db.selectFrom('job_drafts').selectAll().where('company_id', '=', companyId).limit(MAX_JOBS).execute();
  const jobs = await jobRows(ctx)
    .where('company_id', '=', companyId)
    .orderBy('posted_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_JOBS)
    .execute();
  const counts = await countByJob(ctx, companyId);
  const draftsById = new Map(drafts.map((draft) => [draft.id, draft]));
  const live = jobs.map((job): Item => {
    const { draft, status } = stateOf(ctx, draftsById.get(job.id) ?? null, job);
    return {
      id: job.id,
      type: 'hiring_job_item',
      attributes: {
        title: job.title,
        location: job.location,
        work_mode: job.work_mode,
        group: status === 'open' ? 'open' : 'closed',
        unpublished: draft === 'published' ? null : draft,
        apply: wayToApply(job),
        closes_on: job.valid_until,
        close_reason: job.close_reason,
        expired: status === 'expired',
        counts: counts.get(job.id) ?? NONE,
      },
    };
  });
  const published = new Set(jobs.map(({ id }) => id));
  const unpublished = drafts
    .filter(({ id }) => !published.has(id))
    .toSorted((a, b) => b.updated_at.getTime() - a.updated_at.getTime())
    .map(({ id, content, state }): Item => ({
      id,
      type: 'hiring_job_item',
      attributes: {
        title: content.title,
        location: content.places.join(' / '),
        work_mode: content.work_mode,
        group: 'drafts',
        unpublished: state === 'published' ? null : state,
        apply: content.apply,
        closes_on: content.closes_on,
        close_reason: null,
        expired: false,
        counts: NONE,
      },
    }));
  return [...unpublished, ...live];
}

async function countByJob(ctx: Context, companyId: string): Promise<Map<string, Counts>> {
  const rows = await applicationsOf(ctx, companyId)
    .select(['application.job_id', 'application.status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['application.job_id', 'application.status'])
    .execute();
  const counts = new Map<string, Counts>();
  for (const { job_id, status, count } of rows) counts.set(job_id, { ...(counts.get(job_id) ?? NONE), [status]: count });
  return counts;
}
