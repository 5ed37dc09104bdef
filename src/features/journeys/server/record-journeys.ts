import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';

const KEPT_DAYS = 90;

/** Stores the events of a visit under the member of the session, if any. */
export const recordJourneys: UseCase<'POST /api/journeys'> = async (ctx, { body }) => {
  // public: visitors may agree to be counted too
  const rows = body.events.map(({ cookie, url, actionable_id, actionable_type, actionable_action, ...facts }) => ({
    user_id: ctx.viewer?.id ?? null,
    client_id: cookie,
    url,
    actionable_id: actionable_id ?? null,
    actionable_type: actionable_type ?? null,
    actionable_action,
    facts: JSON.stringify(facts),
  }));
  await ctx.db.insertInto('journey_events').values(rows).execute();
  return { recorded: rows.length };
};

/** Forgets events older than ninety days; runs every night. */
export async function forgetOldJourneys(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('journey_events')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}

declare module '#platform/server/tasks.ts' {
  interface Tasks {
    'journeys.forget': Record<string, never>;
  }
}
