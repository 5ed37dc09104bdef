import { categoryRows } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** Returns a category by slug or id, or throws 404 if it is unknown or retired. */
export async function getCategory(ctx: Context, slugOrId: string) {
  const category = await ctx.db
    .selectFrom(categoryRows(ctx).as('categories'))
    .select(['id', 'slug', 'name', 'family', 'description'])
    .where('retired', '=', false)
    .where((eb) => eb.or([eb('slug', '=', slugOrId), eb(eb.cast<string>('id', 'text'), '=', slugOrId)]))
    .executeTakeFirst();
  if (!category) throw notFound('community');
  return category;
}

export type CategoryRow = Awaited<ReturnType<typeof getCategory>>;
