import { sql, type Selectable } from 'kysely';
import { isBoardHeard } from '#features/base/mutes/server/index.ts';
import { isShownAt } from '#platform/db/publication.ts';
import { language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { boardPolicy, type BoardFacts } from './policy.ts';
import type { BoardsTable } from './tables.ts';

const NO_USER_ID = '00000000-0000-0000-0000-000000000000';

export type StoredBoard = Selectable<BoardsTable> & { collaborates: boolean; shown: boolean };

/** Selects boards, each with whether the viewer is a collaborator and whether readers see it. Does not check permissions. */
export function selectBoards(ctx: Context) {
  const viewer = ctx.viewer?.id ?? NO_USER_ID;
  return ctx.db
    .selectFrom('boards')
    .selectAll('boards')
    .select([
      sql<boolean>`exists (select from board_collaborators where board_id = boards.id and user_id = ${viewer})`.as(
        'collaborates',
      ),
      sql<boolean>`${isShownAt(ctx.clock.now(), 'boards')}`.as('shown'),
    ]);
}

/** The condition for rows of `boards` visible to the viewer; the same as `boardPolicy.view`. */
export function visibleToViewer(ctx: Context) {
  const viewer = ctx.viewer?.id ?? NO_USER_ID;
  return sql<boolean>`(${isShownAt(ctx.clock.now(), 'boards')} and (not boards.privacy or boards.owner_id = ${viewer}
    or exists (select from board_collaborators where board_id = boards.id and user_id = ${viewer})))`;
}

/** Whether the viewer sees a row of `boards` in lists: neither the board nor its owner is muted. */
export const isListedFor = (ctx: Context) =>
  isBoardHeard(ctx, { board: sql.ref('boards.id'), owner: sql.ref('boards.owner_id') });

/** Whether a row of `boards` is written in the reader's language. */
export const isInReadersLanguage = () => sql<boolean>`(boards.language = ${language()})`;

export const policyFacts = ({ owner_id, privacy, type, deleted_at, shown, collaborates }: StoredBoard): BoardFacts => ({
  ownerId: owner_id,
  privacy,
  type,
  deleted: deleted_at !== null,
  shown,
  collaborates,
});

/** Returns a board that is visible to the viewer, or throws 404. */
export async function getStoredBoard(ctx: Context, slug: string): Promise<StoredBoard> {
  const row = await selectBoards(ctx).where('boards.slug', '=', slug).executeTakeFirst();
  if (!row || !boardPolicy.view(ctx.viewer, policyFacts(row))) throw notFound('board');
  return row;
}

/** Whether a board with this id exists and is visible to the viewer. */
export async function isBoardVisible(ctx: Context, id: string): Promise<boolean> {
  const row = await selectBoards(ctx).where('boards.id', '=', id).where(visibleToViewer(ctx)).executeTakeFirst();
  return row !== undefined;
}

/** Like `getStoredBoard`, but also locks the board until the transaction ends. Every change of its cards takes this lock. */
export async function lockBoard(ctx: Context, slug: string): Promise<StoredBoard> {
  await ctx.db.selectFrom('boards').select('id').where('slug', '=', slug).forUpdate().execute();
  return getStoredBoard(ctx, slug);
}

/** Returns a deleted board that the viewer may restore, or throws 404. */
export async function getDeletedBoard(ctx: Context, slug: string): Promise<StoredBoard> {
  const row = await selectBoards(ctx).where('boards.slug', '=', slug).executeTakeFirst();
  if (!row || !boardPolicy.restore(ctx.viewer, policyFacts(row))) throw notFound('board');
  return row;
}
