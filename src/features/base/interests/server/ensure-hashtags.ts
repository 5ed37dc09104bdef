import type { Context } from '#platform/http/context.ts';
import { slugify } from '#platform/db/slug.ts';

/**
 * Creates those of these hashtags that are missing. Returns all their slugs, distinct and in order; a name without Latin
 * letters or digits has none.
 */
export async function ensureHashtags(ctx: Context, names: readonly string[]): Promise<string[]> {
  const tags = new Map<string, string>();
  for (const text of names) {
    const name = text.trim().replace(/^#/, '').slice(0, 60);
    const slug = slugify(name);
    if (slug && !tags.has(slug)) tags.set(slug, name);
  }
  const rows = [...tags].map(([slug, name]) => ({ slug, name }));
  if (rows.length > 0)
    await ctx.db
      .insertInto('hashtags')
      .values(rows.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return rows.map(({ slug }) => slug);
}
