import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isBoardHeard, isHeard } from '#features/base/mutes/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Whether the viewer is shown an entry of the index by its id: neither its author nor, of boards, the board is muted. */
export const isDocHeard = (ctx: Context, id: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  if (!ctx.viewer) return sql<SqlBool>`true`;
  const owner = sql`entry.author_id`;
  return sql<SqlBool>`not exists (select from search_docs as entry where entry.id = ${id}
    and (entry.author_id is not null or entry.kind = 'board')
    and not case when entry.kind = 'board' then ${isBoardHeard(ctx, { board: sql`entry.ref::uuid`, owner })}
      else ${isHeard(ctx, owner)} end)`;
};
