/** Universities as staff see them, unpublished and merged ones included. None of these functions checks a permission. */
import { sql, type SqlBool } from 'kysely';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { inState, type StaffState } from './state.ts';

export type StaffUniversity = Awaited<ReturnType<ReturnType<typeof selectUniversities>['executeTakeFirstOrThrow']>>;

type Filter = {
  /** Part of a name or of a city, or an address. */
  find?: string | undefined;
  /** By default all but merged duplicates. */
  state?: StaffState | undefined;
};

const matchingUniversities = (ctx: Context, { find = '', state }: Filter) =>
  ctx.db
    .selectFrom('universities')
    .where(inState('universities', state))
    .$if(find !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('universities.name', 'ilike', containsPattern(find)),
          eb('universities.city', 'ilike', containsPattern(find)),
          eb('universities.code', '=', find),
        ]),
      ),
    );

const selectUniversities = (ctx: Context, filter: Filter | 'any') =>
  (filter === 'any' ? ctx.db.selectFrom('universities') : matchingUniversities(ctx, filter))
    .selectAll('universities')
    .select([
      sql<string>`extract(epoch from universities.created_at)::text`.as('position'),
      sql<number>`(select count(*)::int from programs where programs.university_id = universities.id)`.as('programs'),
      sql<number>`(select count(*)::int from programs where programs.university_id = universities.id and not programs.retired)`.as(
        'shown_programs',
      ),
    ]);

/** Universities, the latest first, page by page. */
export async function listStaffUniversities(ctx: Context, filter: Filter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectUniversities(ctx, filter)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<SqlBool>`(universities.created_at, universities.id) < (to_timestamp(${cursor?.key}::double precision), ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('universities.created_at', 'desc')
    .orderBy('universities.id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ position, id }) => ({ key: position, id }));
}

export async function countStaffUniversities(ctx: Context, filter: Filter): Promise<number> {
  const { count } = await matchingUniversities(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One university in whatever state; locked for a change. */
export const findStaffUniversity = (ctx: Context, id: string, { isLocked = false } = {}): Promise<StaffUniversity | undefined> =>
  selectUniversities(ctx, 'any')
    .where('universities.id', '=', id)
    .$if(isLocked, (query) => query.forUpdate('universities'))
    .executeTakeFirst();

/** The duplicates that were merged into a university. */
export const findMergedUniversities = (ctx: Context, id: string) =>
  ctx.db.selectFrom('universities').select(['id', 'code', 'name']).where('merged_into', '=', id).orderBy('name').execute();

/** Universities with an address or, whatever its letters' case, a name; without merged duplicates. */
export const findUniversitiesNamed = (ctx: Context, text: string) =>
  ctx.db
    .selectFrom('universities')
    .select(['id', 'code', 'name', 'country'])
    .where('merged_into', 'is', null)
    .where((eb) => eb.or([eb('code', '=', text), eb(sql`lower(name)`, '=', text.toLowerCase())]))
    .execute();
