/** Whom the viewer sees: the conditions that every list of people, and of what people write, shares. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Viewed = { viewer: { id: string } | null };

/**
 * The people whom a member does not see, as a subquery: muted or blocked ones, and those who block the member. Without a
 * reference to the row, so that PostgreSQL runs it once for a list.
 */
const unheardPeople = (viewerId: string) => sql`
  select object_id from mutes where user_id = ${viewerId} and object_type = 'user'
  union all select user_id from mutes where object_id = ${viewerId} and blocks`;

const mutedBoards = (viewerId: string) => sql`select object_id from mutes where user_id = ${viewerId} and object_type = 'board'`;

/** Whether the viewer sees what the person of a column wrote; true for visitors, and for what nobody wrote. */
export const isHeard = ({ viewer }: Viewed, person: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  viewer ? sql<SqlBool>`(${person} is null or ${person} not in (${unheardPeople(viewer.id)}))` : sql<SqlBool>`true`;

/** Whether the viewer sees a board in lists: neither it nor its owner is muted. */
export const isBoardHeard = (
  ctx: Viewed,
  { board, owner }: { board: RawBuilder<unknown>; owner: RawBuilder<unknown> },
): RawBuilder<SqlBool> =>
  ctx.viewer ? sql<SqlBool>`(${isHeard(ctx, owner)} and ${board} not in (${mutedBoards(ctx.viewer.id)}))` : sql<SqlBool>`true`;
