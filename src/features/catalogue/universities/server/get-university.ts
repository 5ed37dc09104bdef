import { universityRows } from '#features/catalogue/programs/server/index.ts';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentUniversities, selectUniversities } from './select-universities.ts';

/** One university. */
export const getUniversity: UseCase<'GET /api/universities/{code}'> = async (ctx, { params }) => {
  const [data] = await presentUniversities(ctx, [await getStoredUniversity(ctx, params.code)]);
  if (!data) throw notFound('university');
  return { data };
};

/** Returns a university by code, or throws 404; for a merged duplicate the university that it was merged into. */
export async function getStoredUniversity(ctx: Context, code: string) {
  const row = await selectUniversities(ctx)
    .where(
      'id',
      '=',
      sql<string>`(select coalesce(known.merged_into, known.id) from ${universityRows(ctx)} as known where known.code = ${code})`,
    )
    .executeTakeFirst();
  if (!row) throw notFound('university');
  return row;
}
