import type { Context } from '#platform/http/context.ts';

/** Looks up category ids by slug; throws for one that `content/categories.json` does not name. */
export async function loadCategoryIds(ctx: Context): Promise<(slug: string) => string> {
  const rows = await ctx.db.selectFrom('categories').select(['id', 'slug']).where('retired', '=', false).execute();
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  return (slug) => {
    const id = ids.get(slug);
    if (!id) throw new Error(`content/categories.json has no category ${slug}`);
    return id;
  };
}
