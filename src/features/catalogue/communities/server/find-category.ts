import { categoryRows } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** A category by slug or id; 404 for one that is unknown or retired. */
export async function findCategory(ctx: Context, slugOrId: string) {
  const found = await ctx.db
    .selectFrom(categoryRows(ctx).as('categories'))
    .select(['id', 'slug', 'name', 'family', 'description'])
    .where('retired', '=', false)
    .where((eb) => eb.or([eb('slug', '=', slugOrId), eb(eb.cast<string>('id', 'text'), '=', slugOrId)]))
    .executeTakeFirst();
  if (!found) throw notFound('community');
  return found;
}

export type CategoryRow = Awaited<ReturnType<typeof findCategory>>;
