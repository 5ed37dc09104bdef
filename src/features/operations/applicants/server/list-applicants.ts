import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { HOLD_MINUTES } from '#features/member/correspondence/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { applicantsContract, Stage } from '../contract.ts';
import {
  findApplicantRows,
  FROM_APPLICANTS,
  hasSharedReport,
  hasUnread,
  JOIN_SINCE,
  JOINED_SINCE,
  STAGE,
  wasShortlisted,
} from './applicant-rows.ts';
import { authorizeJob, type AuthorizedJob } from './authorize-job.ts';
import { presentCard } from './present-applicants.ts';
import { isKept } from './retention.ts';

type Query = ParsedOf<(typeof applicantsContract)['GET /api/hiring/jobs/{id}/applicants']>['query'];

/** The applicants of a job of the viewer's company. The counts of the stages ignore the chosen stage. */
export const listApplicants: UseCase<'GET /api/hiring/jobs/{id}/applicants'> = async (ctx, { params, query }) => {
  signedIn(ctx);
  const job = await authorizeJob(ctx, params.id, 'view');
  const { page, per_page } = query;
  const { rows: counts } = await sql<{ value: Stage; count: number }>`
    select ${STAGE} as value, count(*)::int as count from ${FROM_APPLICANTS(ctx)}
    where ${matches(ctx, job, query)} group by 1`.execute(ctx.db);
  const stages = query.stage === undefined ? null : [query.stage].flat();
  const inStage = stages ? sql<SqlBool>`${STAGE} = any(${stages}::text[])` : sql<SqlBool>`true`;
  const { rows: shown } = await sql<{ id: string }>`
    select a.id from ${FROM_APPLICANTS(ctx)} ${query.sort === 'waiting' ? JOIN_SINCE(ctx, job.id) : sql``}
    where ${matches(ctx, job, query)} and ${inStage} order by ${order(query)} limit ${per_page} offset ${(page - 1) * per_page}`.execute(
    ctx.db,
  );
  const rows = new Map(
    (
      await findApplicantRows(
        ctx,
        shown.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const total = counts.filter(({ value }) => stages?.includes(value) ?? true).reduce((sum, { count }) => sum + count, 0);
  return {
    data: shown.flatMap(({ id }) => rows.get(id) ?? []).map((row) => presentCard(job, row)),
    meta: pageMeta(page, per_page, total),
    facets: { stage: counts },
    job: {
      id: job.id,
      title: job.title,
      slug: job.slug,
      company: job.company,
      company_slug: job.companySlug,
      location: job.location,
      work_mode: job.workMode,
      open: job.open,
      hidden_identities: job.hidesIdentities,
      hold_minutes: HOLD_MINUTES,
      can: { recruit: job.role !== 'viewer' },
    },
  };
};

function matches(ctx: Context, job: AuthorizedJob, { query, only, experience }: Query): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`a.job_id = ${job.id}`];
  if (query) {
    const pattern = containsPattern(query);
    conditions.push(
      sql<SqlBool>`(member.name ilike ${pattern} or member.headline ilike ${pattern} or member.location ilike ${pattern}
        or a.cover_letter ilike ${pattern} and ${isKept(ctx)})`,
    );
    // A hidden name must not be found by searching for it.
    if (job.hidesIdentities) conditions.push(sql<SqlBool>`${wasShortlisted(ctx)}`);
  }
  if (experience === 'unstated') conditions.push(sql<SqlBool>`work.months is null`);
  else if (experience !== undefined) conditions.push(sql<SqlBool>`work.months >= ${Number(experience) * 12}`);
  if (only === 'unread') conditions.push(hasUnread(ctx));
  if (only === 'report') conditions.push(hasSharedReport(ctx));
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function order({ sort }: Query) {
  if (sort === 'waiting') return sql`${JOINED_SINCE}, a.id`;
  return sort === 'oldest' ? sql`a.created_at, a.id` : sql`a.created_at desc, a.id desc`;
}
