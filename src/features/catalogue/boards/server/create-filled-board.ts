import { signedIn, type Context } from '#platform/http/context.ts';
import { insertBoard, type BoardDraft } from './insert-board.ts';
import { boardPath } from './present-board.ts';
import { linkRef, appendCards } from './append-cards.ts';

type FilledBoard = Omit<BoardDraft, 'source'> & {
  /** Identifies the source: creating a board from the same source again adds new cards to the existing board. */
  source: string;
  sections: readonly { title: string; cards: readonly SourceCard[] }[];
};
type SourceCard = { ref: string | null; title: string; url: string; kind?: 'resource' | 'program' };

/**
 * Creates a board of the viewer with sections and cards. A card with a `ref` is a resource unless it states another kind; one
 * whose `ref` is null becomes a link to its URL.
 */
export async function createFilledBoard(
  ctx: Context,
  { sections, ...draft }: FilledBoard,
): Promise<{ slug: string; path: string }> {
  const viewer = signedIn(ctx);
  const board = (await findBoardFromSource(ctx, draft.source)) ?? (await insertBoard(ctx, draft));
  for (const { title, cards } of sections) {
    const section_id = await getOrCreateSection(ctx, board.id, title);
    await appendCards(
      ctx,
      board.id,
      cards.map(({ ref, kind = 'resource', ...card }) =>
        ref === null ? { kind: 'link', ref: linkRef(card.url), ...card, section_id } : { kind, ref, ...card, section_id },
      ),
    );
  }
  return { slug: board.slug, path: boardPath(board.slug, viewer.slug) };
}

const findBoardFromSource = (ctx: Context, source: string) =>
  ctx.db
    .selectFrom('boards')
    .select(['id', 'slug'])
    .where('owner_id', '=', signedIn(ctx).id)
    .where('source', '=', source)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Returns the section with this title, creating it if needed. */
export async function getOrCreateSection(ctx: Context, boardId: string, title: string): Promise<string> {
  const sections = await ctx.db.selectFrom('board_sections').select(['id', 'title']).where('board_id', '=', boardId).execute();
  const existing = sections.find((section) => section.title === title);
  if (existing) return existing.id;
  const { id } = await ctx.db
    .insertInto('board_sections')
    .values({ board_id: boardId, title, position: sections.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
