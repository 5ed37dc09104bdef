/** Companies as staff see them, unpublished and merged ones included. None of these functions checks a permission. */
import { sql, type SqlBool } from 'kysely';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { isOpen, today } from '../select-jobs.ts';

export type CompanyState = 'published' | 'unpublished' | 'merged';
export type StaffCompany = Awaited<ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>>;

type Filter = {
  /** Part of a name, or an address. */
  find?: string | undefined;
  /** By default all but merged duplicates. */
  state?: CompanyState | undefined;
};

const IN_STATE: Record<CompanyState, ReturnType<typeof sql<SqlBool>>> = {
  published: sql`companies.hidden_at is null`,
  unpublished: sql`companies.hidden_at is not null and companies.merged_into is null`,
  merged: sql`companies.merged_into is not null`,
};

const matchingCompanies = (ctx: Context, { find = '', state }: Filter) =>
  ctx.db
    .selectFrom('companies')
    .where(state === undefined ? sql<SqlBool>`companies.merged_into is null` : IN_STATE[state])
    .$if(find !== '', (query) =>
      query.where((eb) => eb.or([eb('companies.name', 'ilike', containsPattern(find)), eb('companies.slug', '=', find)])),
    );

const selectCompanies = (ctx: Context, filter: Filter | 'any') =>
  (filter === 'any' ? ctx.db.selectFrom('companies') : matchingCompanies(ctx, filter))
    .selectAll('companies')
    .select([
      sql<string>`extract(epoch from companies.created_at)::text`.as('position'),
      sql<number>`(select count(*)::int from jobs where jobs.company_id = companies.id)`.as('jobs'),
      sql<number>`(select count(*)::int from jobs where jobs.company_id = companies.id and ${isOpen(today(ctx))})`.as(
        'open_jobs',
      ),
    ]);

/** Companies, the latest first, page by page. */
export async function listStaffCompanies(ctx: Context, filter: Filter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectCompanies(ctx, filter)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<SqlBool>`(companies.created_at, companies.id) < (to_timestamp(${cursor?.key}::double precision), ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('companies.created_at', 'desc')
    .orderBy('companies.id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ position, id }) => ({ key: position, id }));
}

export async function countStaffCompanies(ctx: Context, filter: Filter): Promise<number> {
  const { count } = await matchingCompanies(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One company in whatever state; locked for a change. */
export const findStaffCompany = (ctx: Context, id: string, { isLocked = false } = {}): Promise<StaffCompany | undefined> =>
  selectCompanies(ctx, 'any')
    .where('companies.id', '=', id)
    .$if(isLocked, (query) => query.forUpdate('companies'))
    .executeTakeFirst();

/** The duplicates that were merged into a company. */
export const findMergedCompanies = (ctx: Context, id: string) =>
  ctx.db.selectFrom('companies').select(['id', 'slug', 'name']).where('merged_into', '=', id).orderBy('name').execute();
