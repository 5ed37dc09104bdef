/** Tables of this feature as other features may read and join them: `innerJoin(categoryRows(ctx).as('x'), …)`. */
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { language } from '#platform/language/language.ts';

type HasDb = { db: Db };

/** Categories that readers see. */
export const shownCategoryRows = (ctx: Pick<Context, 'db' | 'clock'>) => categoryRows(ctx).where(isShownAt(ctx.clock.now()));

/** A text of a row of `categories` in the reader's language, or in English where it is not translated. */
export const inReadersLanguage = <Column extends 'name' | 'description'>(column: Column) =>
  sql<string>`coalesce(categories.translations -> ${language()} ->> ${sql.lit(column)}, categories.${sql.ref(column)})`.as(
    column,
  );

/** Categories, hidden ones included: what is in one stays in it. Names and descriptions are in the reader's language. */
export const categoryRows = ({ db }: HasDb) =>
  db
    .selectFrom('categories')
    .select(['id', 'slug', 'family', 'position', 'by_editors', 'state', 'starts_at', 'ends_at', 'translations'])
    .select([inReadersLanguage('name'), inReadersLanguage('description')]);

/** The names of all categories, for joins with a table that has times of its own. */
export const categoryNameRows = ({ db }: HasDb) => db.selectFrom('categories').select(['id', 'slug', inReadersLanguage('name')]);

/** Hashtags. */
export const hashtagRows = ({ db }: HasDb) => db.selectFrom('hashtags').selectAll();
