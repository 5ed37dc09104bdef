import { sql } from 'kysely';
import { forgetEngagementsWith } from '#features/engagement/server/index.ts';
import type { Context } from '#platform/server/context.ts';

/** How long a deletion can be taken back. */
export const UNDO_MS = 86_400_000;
const AT_ONCE = 200;

declare module '#platform/server/tasks.ts' {
  interface Tasks {
    'communities.tidy': Record<string, never>;
  }
}

/** Moves yearly events that are over to their next year, and forgets for good what was deleted more than a day ago. */
export async function tidyCommunities(ctx: Context): Promise<void> {
  await moveYearlyEvents(ctx);
  for (const table of ['answers', 'questions'] as const) {
    let gone = AT_ONCE;
    while (gone === AT_ONCE) gone = await ctx.inTransaction((trx) => forgetDeleted(trx, table));
  }
}

/** A yearly event begins anew when it is over; a month stays a month. */
export async function moveYearlyEvents(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    update community_events set
      starts_at = (starts_at at time zone time_zone + years.n * interval '1 year') at time zone time_zone,
      ends_at = (ends_at at time zone time_zone + years.n * interval '1 year') at time zone time_zone
    from (
      select id, extract(year from age(${now}, ends_at))::int + 1 as n from community_events where yearly and ends_at <= ${now}
    ) as years
    where years.id = community_events.id`.execute(ctx.db);
}

async function forgetDeleted(ctx: Context, table: 'questions' | 'answers'): Promise<number> {
  const rows = await ctx.db
    .selectFrom(table)
    .select('id')
    .where('deleted_at', '<', new Date(ctx.clock.now().getTime() - UNDO_MS))
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  const type = table === 'questions' ? 'question' : 'answer';
  for (const { id } of rows) {
    if (table === 'questions') {
      const answers = await ctx.db.selectFrom('answers').select('id').where('question_id', '=', id).execute();
      for (const answer of answers) await forgetEngagementsWith(ctx, { type: 'answer', id: answer.id });
    }
    await forgetEngagementsWith(ctx, { type, id });
    await ctx.db.deleteFrom(table).where('id', '=', id).execute();
  }
  return rows.length;
}
