import type { Context } from '#platform/http/context.ts';

/** Whether content was hidden after a report; then only the queue of reports restores it. */
export async function isTakenDown(ctx: Context, { type, id }: { type: string; id: string }): Promise<boolean> {
  const hiding = await ctx.db
    .selectFrom('moderation_cases')
    .select('id')
    .where('object_type', '=', type)
    .where('object_id', '=', id)
    .where('status', '=', 'hidden')
    .executeTakeFirst();
  return hiding !== undefined;
}
