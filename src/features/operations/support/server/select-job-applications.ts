/** Applications for jobs as support lists them. Checks no permission. */
import { sql, type SqlBool } from 'kysely';
import { matchingAccounts, memberRows } from '#features/base/accounts/server/index.ts';
import { companyRows, jobApplicationRows, jobRows } from '#features/catalogue/jobs/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import type { JobApplicationFilter } from '../contract-job-applications.ts';

const WAITING = ['submitted', 'viewed', 'shortlisted', 'interview'] as const;

const jobsTitled = (ctx: Context, find: string) =>
  jobRows(ctx).clearSelect().select('id').where('title', 'ilike', containsPattern(find));
const companiesNamed = (ctx: Context, find: string) =>
  companyRows(ctx).clearSelect().select('id').where('name', 'ilike', containsPattern(find));

const selectApplications = (ctx: Context, { find, status }: JobApplicationFilter) =>
  ctx.db
    .selectFrom(jobApplicationRows(ctx).as('application'))
    .innerJoin(jobRows(ctx).as('job'), 'job.id', 'application.job_id')
    .innerJoin(companyRows(ctx).as('company'), 'company.id', 'job.company_id')
    .where('application.status', 'in', status === undefined ? WAITING : [status])
    .$if(find !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('application.user_id', 'in', matchingAccounts(ctx, find)),
          eb('application.job_id', 'in', jobsTitled(ctx, find)),
          eb('job.company_id', 'in', companiesNamed(ctx, find)),
        ]),
      ),
    );

const selectRows = (ctx: Context, filter: JobApplicationFilter) =>
  selectApplications(ctx, filter)
    .innerJoin(memberRows(ctx).as('member'), 'member.id', 'application.user_id')
    .select(['application.id', 'application.status', 'application.created_at', 'job.title'])
    .select(['company.name as company', 'company.slug as companySlug', 'member.name', 'member.slug']);

/** What waits is listed the oldest first, anything else the latest first. */
export async function listSentApplications(
  ctx: Context,
  filter: JobApplicationFilter & { cursor?: string | undefined },
  size: number,
) {
  const cursor = decodeCursor(filter.cursor);
  const [order, after] = filter.status === undefined ? (['asc', sql`>`] as const) : (['desc', sql`<`] as const);
  const rows = await selectRows(ctx, filter)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<SqlBool>`(application.created_at, application.id) ${after} (${cursor?.key}::timestamptz, ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('application.created_at', order)
    .orderBy('application.id', order)
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

export type SentJobApplication = Awaited<ReturnType<typeof listSentApplications>>['shown'][number];

/** How many applications a filter shows; without one those that wait for an employer. */
export async function countSentApplications(ctx: Context, filter: JobApplicationFilter): Promise<number> {
  const { count } = await selectApplications(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One application that was sent, whatever its status. */
export const findSentApplication = async (ctx: Context, id: string): Promise<SentJobApplication | undefined> => {
  const row = await jobApplicationRows(ctx).where('id', '=', id).executeTakeFirst();
  return row && selectRows(ctx, { find: '', status: row.status }).where('application.id', '=', id).executeTakeFirst();
};
