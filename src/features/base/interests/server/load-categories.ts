import path from 'node:path';
import * as z from 'zod';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { loadIfChanged, readContentFiles } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';

const CategoryFile = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    name: z.string().min(1),
    family: z.string().min(1),
    description: z.string().min(1),
  }),
);

/**
 * Loads `categories.json` if it has changed, and returns whether it had; a category missing from it is retired. Throws when
 * the file is malformed.
 */
export async function loadCategories(ctx: Context, contentFolder: string): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'categories.json'));
  const texts = files.map(({ text }) => text);
  return loadIfChanged(
    ctx,
    { name: 'categories', kind: 'reference', texts, today: calendarDay(ctx.clock.now()) },
    async (trx) => {
      const categories = texts.flatMap((text) => CategoryFile.parse(JSON.parse(text)));
      await trx.db.updateTable('categories').set({ retired: true }).execute();
      for (const [position, category] of categories.entries()) {
        const row = { ...category, position, retired: false };
        await trx.db
          .insertInto('categories')
          .values(row)
          .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
          .execute();
      }
    },
  );
}

/** All categories in the editors' order. */
export const listCategories = (ctx: Context) =>
  ctx.db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'family', 'description'])
    .where('retired', '=', false)
    .orderBy('position')
    .execute();
