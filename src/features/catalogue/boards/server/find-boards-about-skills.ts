import { memberRows } from '#features/base/accounts/server/index.ts';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const MIN_CARDS = 3;
const MAX_BOARDS = 20;

export type BoardAboutSkill = { skillId: string; title: string; path: string; cards: number };

/**
 * A member's public boards with at least three cards about one skill: the skill itself or resources for it, whose refs begin
 * with its id. Boards with the most cards come first.
 */
export async function findBoardsAboutSkills(ctx: Context, userId: string): Promise<BoardAboutSkill[]> {
  const { rows } = await sql<BoardAboutSkill>`
    select split_part(c.ref, ':', 1) as "skillId", b.title, '/boards/' || u.slug || '/' || b.slug as path, count(*)::int as cards
    from boards as b
    join ${memberRows(ctx)} as u on u.id = b.owner_id
    join board_cards as c on c.board_id = b.id and c.removed_at is null and c.kind in ('skill', 'resource')
    where b.owner_id = ${userId} and not b.privacy and b.deleted_at is null
    group by 1, b.id, u.slug having count(*) >= ${MIN_CARDS}
    order by count(*) desc, b.created_at desc limit ${MAX_BOARDS}`.execute(ctx.db);
  return rows;
}
