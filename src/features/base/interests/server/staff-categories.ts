/** Categories as editors keep them, part of a community. Nothing here checks a permission. */
import type { Insertable, Selectable } from 'kysely';
import { editorialRows } from '#platform/db/editorial-rows.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { CategoriesTable } from './tables.ts';

export type StoredCategory = Selectable<CategoriesTable>;

/** Categories as the console reads them. */
export const categories = editorialRows<StoredCategory>({
  table: 'categories',
  key: 'slug',
  words: ['name'],
  missing: 'community',
});

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'categories.note-times': Record<string, never>;
  }
}

/** Tells the search index which communities have begun or ended. Runs every minute. */
export const noteCategoryTimes = (ctx: Context): Promise<void> => categories.noteTimes(ctx);

/** Saves a new one as a draft, and returns its id. 422 where its address is taken. */
export async function insertCategory(ctx: Context, values: Insertable<CategoriesTable>): Promise<string> {
  const now = ctx.clock.now();
  const stored = await ctx.db
    .insertInto('categories')
    .values({ ...values, by_editors: true, state: 'draft', created_at: now, changed_at: now, noted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw invalid({ path: 'slug', code: 'community-slug-taken' });
  return stored.id;
}

/** Changes one that is locked; a file's is the editors' from then on. A translation of what they change would say something else. */
export async function storeCategory(
  ctx: Context,
  row: StoredCategory,
  values: Partial<Omit<StoredCategory, 'translations'>>,
): Promise<void> {
  const now = ctx.clock.now();
  const { name = row.name, description = row.description } = values;
  const isReworded = name !== row.name || description !== row.description;
  await ctx.db
    .updateTable('categories')
    .set({
      ...values,
      ...(isReworded && { translations: null }),
      by_editors: true,
      version: row.version + 1,
      changed_at: now,
      noted_at: now,
    })
    .where('id', '=', row.id)
    .execute();
}

/** Whoever edits it meanwhile is told that it has changed. */
export async function noteCategoryChange(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .updateTable('categories')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: ctx.clock.now() }))
    .where('id', '=', id)
    .execute();
}
