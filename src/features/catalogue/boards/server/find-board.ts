import { sql, type Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { boardPolicy, type BoardFacts } from './policy.ts';
import type { BoardsTable } from './tables.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

export type StoredBoard = Selectable<BoardsTable> & { collaborates: boolean };

/** Boards, with whether the viewer collaborates on each. Does not check permissions. */
export function selectBoards(ctx: Context) {
  const viewer = ctx.viewer?.id ?? NOBODY;
  return ctx.db
    .selectFrom('boards')
    .selectAll('boards')
    .select(
      sql<boolean>`exists (select from board_collaborators where board_id = boards.id and user_id = ${viewer})`.as(
        'collaborates',
      ),
    );
}

/** The condition for rows of `boards` visible to the viewer; the same as `boardPolicy.view`. */
export function isVisible(ctx: Context) {
  const viewer = ctx.viewer?.id ?? NOBODY;
  return sql<boolean>`(boards.deleted_at is null and (not boards.privacy or boards.owner_id = ${viewer}
    or exists (select from board_collaborators where board_id = boards.id and user_id = ${viewer})))`;
}

export const policyFacts = ({ owner_id, privacy, type, deleted_at, collaborates }: StoredBoard): BoardFacts => ({
  ownerId: owner_id,
  privacy,
  type,
  deleted: deleted_at !== null,
  collaborates,
});

/** A board visible to the viewer; 404 otherwise. */
export async function findBoard(ctx: Context, slug: string): Promise<StoredBoard> {
  const row = await selectBoards(ctx).where('boards.slug', '=', slug).executeTakeFirst();
  if (!row || !boardPolicy.view(ctx.viewer, policyFacts(row))) throw notFound('board');
  return row;
}

/** Whether there is a board of this id that the viewer may see. */
export async function isBoardKnown(ctx: Context, id: string): Promise<boolean> {
  const row = await selectBoards(ctx).where('boards.id', '=', id).where(isVisible(ctx)).executeTakeFirst();
  return row !== undefined;
}

/** A board visible to the viewer, locked with its cards until the transaction ends. */
export async function lockBoard(ctx: Context, slug: string): Promise<StoredBoard> {
  await ctx.db.selectFrom('boards').select('id').where('slug', '=', slug).forUpdate().execute();
  return findBoard(ctx, slug);
}

/** A board deleted by its admin that can be restored; 404 otherwise. */
export async function findDeletedBoard(ctx: Context, slug: string): Promise<StoredBoard> {
  const row = await selectBoards(ctx).where('boards.slug', '=', slug).executeTakeFirst();
  if (!row || !boardPolicy.restore(ctx.viewer, policyFacts(row))) throw notFound('board');
  return row;
}
