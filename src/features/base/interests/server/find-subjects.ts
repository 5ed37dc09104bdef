import { sql } from 'kysely';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { inReadersLanguage } from './relations.ts';

type Subject = { slug: string; name: string };

/** Categories that readers see, by id, and hashtags, by slug, in one query; unknown ones are left out. */
export async function findSubjects(
  ctx: Context,
  { categoryIds, hashtags }: { categoryIds: readonly string[]; hashtags: readonly string[] },
): Promise<{ categories: Map<string, Subject>; hashtags: Map<string, Subject> }> {
  if (categoryIds.length + hashtags.length === 0) return { categories: new Map(), hashtags: new Map() };
  const rows = await ctx.db
    .selectFrom('categories')
    .select([sql<string | null>`id::text`.as('id'), 'slug', inReadersLanguage('name')])
    .where(isShownAt(ctx.clock.now()))
    .where(sql<boolean>`id = any(${[...new Set(categoryIds)]}::uuid[])`)
    .unionAll(
      ctx.db
        .selectFrom('hashtags')
        .select([sql<string | null>`null`.as('id'), 'slug', 'name'])
        .where(sql<boolean>`slug = any(${[...new Set(hashtags)]}::text[])`),
    )
    .execute();
  const subjects = { categories: new Map<string, Subject>(), hashtags: new Map<string, Subject>() };
  for (const { id, ...subject } of rows)
    if (id === null) subjects.hashtags.set(subject.slug, subject);
    else subjects.categories.set(id, subject);
  return subjects;
}
