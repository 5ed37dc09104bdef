import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** Returns a section of this board, or throws 404. */
export async function getSection(ctx: Context, boardId: string, id: string): Promise<{ id: string; title: string }> {
  const row = await ctx.db
    .selectFrom('board_sections')
    .select(['id', 'title'])
    .where('board_id', '=', boardId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('heading');
  return row;
}
