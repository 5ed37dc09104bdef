import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Deletes the recorded visits to the pages of a member, whose account is being deleted: their addresses contain the slug. */
export async function purgeVisitsTo(ctx: Context, { slug }: { slug: string }): Promise<void> {
  await ctx.db
    .deleteFrom('journey_events')
    .where(sql<boolean>`(strpos(url, ${slug}) > 0 or strpos(actionable_id, ${slug}) > 0 or strpos(facts::text, ${slug}) > 0)`)
    .execute();
}
