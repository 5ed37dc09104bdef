/** Jobs as staff see them, closed and unpublished ones included. None of these functions checks a permission. */
import { sql, type SqlBool } from 'kysely';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { EMPLOYER_SOURCE } from '../publish-job.ts';
import { isOpen, today } from '../select-jobs.ts';

export type StaffJobState = 'open' | 'closed' | 'unpublished';
/** Who writes it: its company here, a source, or the demo. */
export type StaffJobOrigin = 'employer' | 'source' | 'catalogue';
export type StaffJob = Awaited<ReturnType<ReturnType<typeof selectStaffJobs>['executeTakeFirstOrThrow']>>;

type Filter = {
  /** Part of the title or of the company's name, or the address. */
  find?: string | undefined;
  state?: StaffJobState | undefined;
  origin?: StaffJobOrigin | undefined;
};

const DEMO_SOURCE = 'catalogue';

/** Who writes a job of a source. */
export function originOf(source: string): StaffJobOrigin {
  if (source === EMPLOYER_SOURCE) return 'employer';
  return source === DEMO_SOURCE ? 'catalogue' : 'source';
}

const inState = (ctx: Context, state: StaffJobState) =>
  ({
    open: sql<SqlBool>`${isOpen(today(ctx))}`,
    closed: sql<SqlBool>`(jobs.hidden_at is null and not ${isOpen(today(ctx))})`,
    unpublished: sql<SqlBool>`jobs.hidden_at is not null`,
  })[state];

const ofOrigin = (origin: StaffJobOrigin) =>
  ({
    employer: sql<SqlBool>`jobs.source = ${EMPLOYER_SOURCE}`,
    catalogue: sql<SqlBool>`jobs.source = ${DEMO_SOURCE}`,
    source: sql<SqlBool>`jobs.source not in (${EMPLOYER_SOURCE}, ${DEMO_SOURCE})`,
  })[origin];

// Each part of the union has an index.
const isFound = (find: string) => sql<SqlBool>`jobs.id in (
  select id from jobs where title ilike ${containsPattern(find)} union select id from jobs where slug = ${find}
  union select id from jobs where company_id in (select id from companies where name ilike ${containsPattern(find)}))`;

const matchingJobs = (ctx: Context, { find = '', state, origin }: Filter) =>
  ctx.db
    .selectFrom('jobs')
    .$if(find !== '', (query) => query.where(isFound(find)))
    .$if(state !== undefined, (query) => query.where(inState(ctx, state ?? 'open')))
    .$if(origin !== undefined, (query) => query.where(ofOrigin(origin ?? 'source')));

const selectStaffJobs = (ctx: Context, filter: Filter) =>
  matchingJobs(ctx, filter)
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.id',
      'jobs.slug',
      'jobs.title',
      'jobs.role_type',
      'jobs.work_mode',
      'jobs.location',
      'jobs.places',
      'jobs.posted_on',
      'jobs.valid_until',
      'jobs.closed_at',
      'jobs.hidden_at',
      'jobs.apply_url',
      'jobs.apply_email',
      'jobs.source',
      'jobs.created_at',
      'jobs.corrections',
      'jobs.company_id',
      'companies.name as company_name',
      'companies.slug as company_slug',
      'companies.hidden_at as company_hidden_at',
    ])
    .select([
      sql<string>`extract(epoch from jobs.created_at)::text`.as('position'),
      isOpen(today(ctx)).as('open'),
      sql<number>`(select count(*)::int from job_applications where job_id = jobs.id)`.as('entries'),
    ]);

/** Jobs, the latest first, page by page. */
export async function listStaffJobs(ctx: Context, filter: Filter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectStaffJobs(ctx, filter)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<SqlBool>`(jobs.created_at, jobs.id) < (to_timestamp(${cursor?.key}::double precision), ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ position, id }) => ({ key: position, id }));
}

export async function countStaffJobs(ctx: Context, filter: Filter): Promise<number> {
  const { count } = await matchingJobs(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One job in whatever state; locked for a change. */
export const findStaffJob = (ctx: Context, id: string, { isLocked = false } = {}): Promise<StaffJob | undefined> =>
  selectStaffJobs(ctx, {})
    .where('jobs.id', '=', id)
    .$if(isLocked, (query) => query.forUpdate('jobs'))
    .executeTakeFirst();
