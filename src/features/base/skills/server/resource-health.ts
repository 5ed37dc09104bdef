import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { CheckVerdict } from './tables.ts';

export type ReportReason = 'gone' | 'paywall' | 'other-content' | 'poor';

/** The health of a URL. `reported`: by the given member. */
export type Health = { checkedOn: string | null; broken: boolean; reported: boolean };
export type GetHealth = (url: string) => Health;

/** Failures before a URL counts as broken: one when gone, several when it does not respond. */
const FAILURES: Record<CheckVerdict, number> = { gone: 1, failing: 3, works: Infinity, unknown: Infinity };
const REPORTS = 3;
/** How long a report counts, unless a later check finds the page working. */
const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Loads the health of resource URLs: broken when the checker found them gone, or when enough members reported them since
 * they last worked.
 */
export async function loadHealth(ctx: Context, urls: readonly string[], userId: string | null): Promise<GetHealth> {
  const asked = [...new Set(urls)];
  if (asked.length === 0) return () => ({ checkedOn: null, broken: false, reported: false });
  const since = new Date(ctx.clock.now().getTime() - REPORT_DAYS * DAY_MS);
  const [checks, reports] = await Promise.all([
    ctx.db.selectFrom('resource_checks').selectAll().where('url', 'in', asked).execute(),
    ctx.db.selectFrom('resource_reports').selectAll().where('url', 'in', asked).where('created_at', '>', since).execute(),
  ]);
  const checkOf = new Map(checks.map((check) => [check.url, check]));
  const reportsOf = Map.groupBy(reports, ({ url }) => url);
  return (url) => {
    const check = checkOf.get(url);
    const told = reportsOf.get(url) ?? [];
    const seenWorking = check?.verdict === 'works' ? check.checked_at : new Date(0);
    // "Poor" is an opinion, and cost or wrong content cannot be checked by the link checker.
    const standing = told.filter(
      ({ reason, created_at }) => reason !== 'poor' && (reason !== 'gone' || created_at > seenWorking),
    );
    return {
      checkedOn: check ? calendarDay(check.checked_at) : null,
      broken: (check ? check.failures >= FAILURES[check.verdict] : false) || standing.length >= REPORTS,
      reported: told.some(({ user_id }) => user_id === userId),
    };
  };
}

/** Stores a member's report of a resource. The caller checks that the member may see it. */
export async function reportResource(
  ctx: Context,
  { url, userId, reason }: { url: string; userId: string; reason: ReportReason },
): Promise<void> {
  const told = { reason, created_at: ctx.clock.now() };
  await ctx.db
    .insertInto('resource_reports')
    .values({ url, user_id: userId, ...told })
    .onConflict((known) => known.columns(['url', 'user_id']).doUpdateSet(told))
    .execute();
}

/** Withdraws a member's report. */
export async function withdrawReport(ctx: Context, { url, userId }: { url: string; userId: string }): Promise<void> {
  await ctx.db.deleteFrom('resource_reports').where('url', '=', url).where('user_id', '=', userId).execute();
}
