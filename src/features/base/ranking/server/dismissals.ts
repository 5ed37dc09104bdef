import { sql } from 'kysely';
import { PREPARED } from '#platform/db/prepared.ts';
import { type Context } from '#platform/http/context.ts';
import { RecommendedType } from '../contract.ts';

const MAX_DISMISSED = 200;

/** Whether an item exists for the viewer, by type. Passed in, because ranking must not depend on other features. */
export type Recommendables = Record<RecommendedType, (ctx: Context, id: string) => Promise<boolean>>;

/** The ids of the viewer's dismissed items, newest first. Asks for those of all types, so that the feeds of a page ask once. */
export async function findDismissed(ctx: Context, type: RecommendedType): Promise<string[]> {
  if (!ctx.viewer) return [];
  const { rows } = await sql<{ type: RecommendedType; id: string }>`
    select dismissed.item_type as type, dismissed.item_id as id
    from unnest(${RecommendedType.options}::text[]) as asked(item_type)
    cross join lateral (
      select item_type, item_id, created_at from feed_dismissals
      where user_id = ${ctx.viewer.id} and feed_dismissals.item_type = asked.item_type
      order by created_at desc limit ${MAX_DISMISSED}
    ) as dismissed
    order by dismissed.created_at desc ${PREPARED}`.execute(ctx.db);
  return rows.filter((row) => row.type === type).map(({ id }) => id);
}
