import { sql } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import type { Context } from '#platform/http/context.ts';

/** The number of public comments and replies per item, without those of muted people; items without any are left out. */
export async function countComments(ctx: Context, type: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; n: number }>`
    select commentable_id as id, count(*)::int as n from comments
    where commentable_type = ${type} and commentable_id = any(${ids}::text[]) and deleted_at is null and hidden_at is null
      and ${isHeard(ctx, sql.ref('author_id'))}
    group by commentable_id ${PREPARED}`.execute(ctx.db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}
