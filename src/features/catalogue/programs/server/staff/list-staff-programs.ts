/** Programs as staff see them, unpublished and merged ones included. None of these functions checks a permission. */
import { sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import { categoryRows } from '#features/base/interests/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import { inState, type StaffState } from './state.ts';

export type StaffProgram = Awaited<ReturnType<ReturnType<typeof selectStaffPrograms>['executeTakeFirstOrThrow']>>;

type Filter = {
  /** Part of the title, of the provider's or of the university's name, or the id or code in an address. */
  find?: string | undefined;
  /** By default all but merged duplicates. */
  state?: StaffState | undefined;
};

// Each part of the union has an index.
const isFound = (find: string) => sql<SqlBool>`programs.id in (
  select id from programs where title ilike ${containsPattern(find)} union select id from programs where provider ilike ${containsPattern(find)}
  union select id from programs where id = ${find} or code = ${find}
  union select id from programs where university_id in (select id from universities where name ilike ${containsPattern(find)}))`;

const matchingPrograms = (ctx: Context, { find = '', state }: Filter) =>
  ctx.db
    .selectFrom('programs')
    .where(inState('programs', state))
    .$if(find !== '', (query) => query.where(isFound(find)));

const selectStaffPrograms = (ctx: Context, filter: Filter | 'any') =>
  (filter === 'any' ? ctx.db.selectFrom('programs') : matchingPrograms(ctx, filter))
    .leftJoin('universities', 'universities.id', 'programs.university_id')
    .leftJoin(categoryRows(ctx).as('categories'), 'categories.slug', 'programs.category')
    .selectAll('programs')
    .select([
      'universities.name as university_name',
      'universities.code as university_code',
      'universities.hidden_at as university_hidden_at',
      'categories.name as category_name',
      sql<string>`extract(epoch from programs.created_at)::text`.as('position'),
    ]);

/** Programs, the latest first, page by page. */
export async function listStaffPrograms(ctx: Context, filter: Filter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor, z.string().max(60));
  const rows = await selectStaffPrograms(ctx, filter)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<SqlBool>`(programs.created_at, programs.id) < (to_timestamp(${cursor?.key}::double precision), ${cursor?.id})`,
      ),
    )
    .orderBy('programs.created_at', 'desc')
    .orderBy('programs.id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ position, id }) => ({ key: position, id }));
}

export async function countStaffPrograms(ctx: Context, filter: Filter): Promise<number> {
  const { count } = await matchingPrograms(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One program in whatever state; locked for a change. */
export const findStaffProgram = (ctx: Context, id: string, { isLocked = false } = {}): Promise<StaffProgram | undefined> =>
  selectStaffPrograms(ctx, 'any')
    .where('programs.id', '=', id)
    .$if(isLocked, (query) => query.forUpdate('programs'))
    .executeTakeFirst();

/** The duplicates that were merged into a program. */
export const findMergedPrograms = (ctx: Context, id: string) =>
  ctx.db.selectFrom('programs').select(['id', 'code', 'title']).where('merged_into', '=', id).orderBy('title').execute();

/** The names of universities by id, for what an import states. */
export async function findUniversityNames(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('universities')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
