import { hasScope } from '#features/base/accounts/server/index.ts';
import { categoryRows, shownCategoryRows } from '#features/base/interests/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** Returns a category by slug or id, or throws 404 if it is unknown or readers do not see it. */
export const getCategory = (ctx: Context, slugOrId: string) => findCategory(ctx, shownCategoryRows(ctx), slugOrId);

/** The same for reading its page and what is in it: editors open hidden ones as well. */
export const getReadableCategory = (ctx: Context, slugOrId: string) =>
  hasScope(ctx.viewer?.scopes ?? [], ['editor']) ? findCategory(ctx, categoryRows(ctx), slugOrId) : getCategory(ctx, slugOrId);

async function findCategory(ctx: Context, rows: ReturnType<typeof categoryRows>, slugOrId: string) {
  const category = await ctx.db
    .selectFrom(rows.as('categories'))
    .select(['id', 'slug', 'name', 'family', 'description', 'state', 'starts_at', 'ends_at'])
    .where((eb) => eb.or([eb('slug', '=', slugOrId), eb(eb.cast<string>('id', 'text'), '=', slugOrId)]))
    .executeTakeFirst();
  if (!category) throw notFound('community');
  return category;
}

export type CategoryRow = Awaited<ReturnType<typeof findCategory>>;
