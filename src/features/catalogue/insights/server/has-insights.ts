import type { Context } from '#platform/http/context.ts';
import { isPublicAt } from './is-public-at.ts';

/** Whether readers see any insight by members or by editors, those of the demo's files not counted. */
export async function hasInsights(ctx: Context): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('insights')
    .select('id')
    .where((eb) => eb.or([eb('author_id', 'is not', null), eb('by_editors', '=', true)]))
    .where(isPublicAt(ctx.clock.now()))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
