import path from 'node:path';
import * as z from 'zod';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { loadIfChanged, readContentFiles } from '#platform/db/content-loads.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { inReadersLanguage } from './relations.ts';

const CategoryFile = z.array(
  z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    name: z.string().min(1),
    family: z.string().min(1),
    description: z.string().min(1),
    /** By language. */
    translations: z.partialRecord(z.enum(LANGUAGES), z.strictObject({ name: z.string().min(1), description: z.string().min(1) })),
  }),
);

/**
 * Loads `categories.json` if it has changed, and returns whether it had; a category missing from it is deleted. What editors
 * have written or changed in the console stays as it is. Throws when the file is malformed.
 */
export async function loadCategories(ctx: Context, contentFolder: string): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'categories.json'));
  const texts = files.map(({ text }) => text);
  return loadIfChanged(
    ctx,
    { name: 'categories', kind: 'reference', texts, today: calendarDay(ctx.clock.now()) },
    async (trx) => {
      const categories = texts.flatMap((text) => CategoryFile.parse(JSON.parse(text)));
      await trx.db.updateTable('categories').set({ state: 'deleted' }).where('by_editors', '=', false).execute();
      for (const [position, { translations, ...category }] of categories.entries()) {
        const row = {
          ...category,
          translations: JSON.stringify(translations),
          position,
          state: 'published',
          changed_at: trx.clock.now(),
        } as const;
        await trx.db
          .insertInto('categories')
          .values(row)
          .onConflict((conflict) => conflict.column('slug').doUpdateSet(row).where('categories.by_editors', '=', false))
          .execute();
      }
    },
  );
}

/** The categories that readers see, in the editors' order. */
export const listCategories = (ctx: Context) =>
  ctx.db
    .selectFrom('categories')
    .select(['id', 'slug', 'family', inReadersLanguage('name'), inReadersLanguage('description')])
    .where(isShownAt(ctx.clock.now()))
    .orderBy('position')
    .execute();
