import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The viewer's recorded events, newest first, with a count for each action. */
export const listMyEvents: UseCase<'GET /api/journeys/mine'> = async (ctx, { query }) => {
  const { id } = signedIn(ctx);
  const ownEvents = ctx.db.selectFrom('journey_events').where('user_id', '=', id);
  const counts = await ownEvents
    .select(['actionable_action as action', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('actionable_action')
    .orderBy('count', 'desc')
    .orderBy('action')
    .execute();
  let page = ownEvents.selectAll();
  if (query.action) page = page.where('actionable_action', '=', query.action);
  if (query.cursor) page = page.where('id', '<', Number(query.cursor));
  const rows = await page
    .orderBy('id', 'desc')
    .limit(query.per_page + 1)
    .execute();
  const shown = rows.slice(0, query.per_page);
  const data = shown.map((row) => ({
    id: String(row.id),
    type: 'journey' as const,
    attributes: {
      at: row.at.toISOString(),
      action: row.actionable_action,
      url: row.url,
      item_type: row.actionable_type,
      item_id: row.actionable_id,
      algorithm: row.algorithm,
      bucket: row.bucket,
      facts: row.facts,
    },
  }));
  const last = shown.at(-1);
  const next_cursor = rows.length > shown.length && last ? String(last.id) : null;
  return { data, meta: { next_cursor, counts, kept_months: ctx.config.JOURNEY_MONTHS } };
};
