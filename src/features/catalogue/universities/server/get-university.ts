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

/** Returns a university by code, or throws 404. */
export async function getStoredUniversity(ctx: Context, code: string) {
  const row = await selectUniversities(ctx).where('code', '=', code).executeTakeFirst();
  if (!row) throw notFound('university');
  return row;
}
