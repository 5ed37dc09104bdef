import { findPeople } from '#features/base/accounts/server/index.ts';
import { categoryNameRows } from '#features/base/interests/server/index.ts';
import { sql } from 'kysely';
import { isShownAt } from '#platform/db/publication.ts';
import type { AtomEntry } from '#platform/io/atom.ts';
import type { Context } from '#platform/http/context.ts';
import { isListedFor, selectBoards } from './get-stored-board.ts';
import { boardPath } from './present-board.ts';

const MAX_ENTRIES = 30;

/** The newest learning packs that visitors see, for feeds. */
export async function loadPackEntries(ctx: Context): Promise<AtomEntry[]> {
  const published = sql<Date>`coalesce(boards.starts_at, boards.created_at)`;
  const rows = await selectBoards(ctx)
    .select(published.as('published'))
    .where('boards.type', '=', 'learning_pack')
    .where('boards.privacy', '=', false)
    .where(isShownAt(ctx.clock.now(), 'boards'))
    .where(isListedFor(ctx))
    .orderBy(published, 'desc')
    .orderBy('boards.id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  const names = new Map((await categoryNameRows(ctx).execute()).map(({ slug, name }) => [slug, name]));
  const people = await findPeople(
    ctx,
    rows.flatMap(({ owner_id }) => owner_id ?? []),
  );
  return rows.map((row) => ({
    page: `${ctx.config.APP_ORIGIN}${boardPath(row.slug, people.get(row.owner_id ?? '')?.attributes.slug)}`,
    title: row.title,
    summary: row.description,
    published: row.published,
    updated: row.updated_at > row.published ? row.updated_at : row.published,
    tags: row.categories.map((slug) => names.get(slug) ?? slug),
  }));
}
