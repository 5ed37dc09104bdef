/** Factories for tests of communities. */
import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';

/** A new category. */
export async function aCategory(
  ctx: Context,
  overrides: { name?: string; family?: string } = {},
): Promise<{ id: string; slug: string }> {
  const slug = `subject-${randomBytes(6).toString('hex')}`;
  return ctx.db
    .insertInto('categories')
    .values({ slug, name: overrides.name ?? 'Bread and baking', family: overrides.family ?? 'core', description: 'Dough.' })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
}
