import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** How many boards a member owns or edits. Checks no permission. */
export async function countBoards(ctx: Context, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from boards where deleted_at is null and (owner_id = ${userId}
      or exists (select from board_collaborators where board_id = boards.id and user_id = ${userId}))`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}
