import type { Context } from '#platform/http/context.ts';

/** Looks up category ids by slug, also of hidden ones; throws for one that does not exist. */
export async function loadCategoryIds(ctx: Context): Promise<(slug: string) => string> {
  const rows = await ctx.db.selectFrom('categories').select(['id', 'slug']).execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  return (slug) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`there is no category ${slug}`);
    return id;
  };
}
