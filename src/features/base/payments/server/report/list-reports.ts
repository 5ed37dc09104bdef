import type { Context } from '#platform/http/context.ts';

/** The books of the latest days, the latest first. Checks no permission. */
export const listReports = (ctx: Context, days: number) =>
  ctx.db.selectFrom('reconciliations').select(['day', 'report', 'made_at']).orderBy('day', 'desc').limit(days).execute();
