import { sql } from 'kysely';
import type { z } from 'zod';
import { isOpen, jobRows, receivedApplicationRows, today } from '#features/catalogue/jobs/server/index.ts';
import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { HiringJobItem, JobGroup } from '../contract.ts';
import { stateOf } from './get-hiring-job.ts';
import { wayToApply } from './present-content.ts';

type Item = z.input<typeof HiringJobItem>;
type Counts = Item['attributes']['counts'];
const NONE: Counts = { submitted: 0, viewed: 0, shortlisted: 0, interview: 0, offered: 0, rejected: 0, withdrawn: 0 };

/** The jobs of the viewer's company in one group, the newest first. */
export const listHiringJobs: UseCase<'GET /api/hiring/companies/{slug}/jobs'> = async (ctx, { params, query }) => {
  const { id: companyId } = await getCompany(ctx, params.slug, 'view');
  const { page, per_page, group } = query;
  const matching = selectMatching(ctx, companyId, query.query);
  const [{ rows: counted }, { rows: shown }] = await Promise.all([
    sql<{ group: JobGroup; count: number }>`
      select item.group, count(*)::int as count from ${matching} as item group by 1`.execute(ctx.db),
    sql<{ id: string }>`
      select item.id from ${matching} as item where item.group = ${group}
      order by item.at desc, item.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db),
  ]);
  const groups = { open: 0, drafts: 0, closed: 0, ...Object.fromEntries(counted.map((row) => [row.group, row.count])) };
  return {
    data: await presentItems(
      ctx,
      shown.map(({ id }) => id),
    ),
    meta: pageMeta(page, per_page, groups[group]),
    groups,
  };
};

/** The company's jobs and the drafts that were never published, whose title contains the words. */
function selectMatching(ctx: Context, companyId: string, words: string | undefined) {
  const pattern = containsPattern(words ?? '');
  return sql`(
    select jobs.id, jobs.posted_on::timestamptz as at, case when ${isOpen(today(ctx))} then 'open' else 'closed' end as "group"
    from ${jobRows(ctx)} as jobs where jobs.company_id = ${companyId} and jobs.title ilike ${pattern}
    union all
    select draft.id, draft.updated_at, 'drafts' from job_drafts as draft
    where draft.company_id = ${companyId} and draft.content->>'title' ilike ${pattern}
      and not exists (select from ${jobRows(ctx)} as live where live.id = draft.id))`;
}

/** Presents jobs and drafts in the order of the ids. */
async function presentItems(ctx: Context, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const [jobs, drafts, counts] = await Promise.all([
    jobRows(ctx).where('id', 'in', ids).execute(),
    ctx.db.selectFrom('job_drafts').selectAll().where('id', 'in', ids).execute(),
    countByJob(ctx, ids),
  ]);
  return ids.flatMap((id): Item[] => {
    const live = jobs.find((job) => job.id === id) ?? null;
    const draft = drafts.find((row) => row.id === id) ?? null;
    const { draft: state, status } = stateOf(ctx, draft, live);
    const unpublished = state === 'published' ? null : state;
    if (live)
      return [
        {
          id,
          type: 'hiring_job_item',
          attributes: {
            title: live.title,
            location: live.location,
            work_mode: live.work_mode,
            group: status === 'open' ? 'open' : 'closed',
            unpublished,
            apply: wayToApply(live),
            closes_on: live.valid_until,
            close_reason: live.close_reason,
            expired: status === 'expired',
            counts: counts.get(id) ?? NONE,
          },
        },
      ];
    if (!draft) return [];
    const { title, places, work_mode, apply, closes_on } = draft.content;
    const attributes = {
      title,
      location: places.join(' / '),
      work_mode,
      group: 'drafts' as const,
      unpublished,
      apply,
      closes_on,
    };
    return [{ id, type: 'hiring_job_item', attributes: { ...attributes, close_reason: null, expired: false, counts: NONE } }];
  });
}

async function countByJob(ctx: Context, ids: readonly string[]): Promise<Map<string, Counts>> {
  const rows = await ctx.db
    .selectFrom(receivedApplicationRows(ctx).as('application'))
    .select(['application.job_id', 'application.status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application.job_id', 'in', ids)
    .groupBy(['application.job_id', 'application.status'])
    .execute();
  const counts = new Map<string, Counts>();
  for (const { job_id, status, count } of rows) counts.set(job_id, { ...(counts.get(job_id) ?? NONE), [status]: count });
  return counts;
}
