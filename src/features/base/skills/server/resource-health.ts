import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { CheckVerdict } from './tables.ts';

/** The health of a URL. `reported`: by the given member. */
export type Health = { checkedOn: string | null; broken: boolean; reported: boolean };
export type GetHealth = (url: string) => Health;

/** Failures before a URL counts as broken: one when gone, several when it does not respond. */
const MIN_FAILURES: Record<CheckVerdict, number> = { gone: 1, failing: 3, works: Infinity, unknown: Infinity };
const MIN_REPORTS = 3;
/** How long a report counts, unless a later check finds the page working. */
const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Loads the health of resource URLs: broken when the checker found them gone or failing several times, or when enough
 * members reported them.
 */
export async function loadHealth(ctx: Context, urls: readonly string[], userId: string | null): Promise<GetHealth> {
  const requested = [...new Set(urls)];
  if (requested.length === 0) return () => ({ checkedOn: null, broken: false, reported: false });
  const since = new Date(ctx.clock.now().getTime() - REPORT_DAYS * DAY_MS);
  const [checks, reports] = await Promise.all([
    ctx.db.selectFrom('resource_checks').selectAll().where('url', 'in', requested).execute(),
    ctx.db
      .selectFrom('mistake_reports')
      .selectAll()
      .where('kind', '=', 'resource')
      .where('thing_id', 'in', requested)
      .where('created_at', '>', since)
      .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '<>', 'corrected')]))
      .execute(),
  ]);
  const checkByUrl = new Map(checks.map((check) => [check.url, check]));
  const reportsByUrl = Map.groupBy(reports, ({ thing_id }) => thing_id);
  return (url) => {
    const check = checkByUrl.get(url);
    const urlReports = reportsByUrl.get(url) ?? [];
    const lastWorked = check?.verdict === 'works' ? check.checked_at : new Date(0);
    // "Poor" is an opinion, and cost or wrong content cannot be checked by the link checker. What editors answered is decided.
    const validReports = urlReports.filter(
      ({ reason, created_at, outcome }) =>
        outcome === null && reason !== 'poor' && (reason !== 'gone' || created_at > lastWorked),
    );
    return {
      checkedOn: check ? calendarDay(check.checked_at) : null,
      broken: (check ? check.failures >= MIN_FAILURES[check.verdict] : false) || validReports.length >= MIN_REPORTS,
      reported: urlReports.some(({ user_id }) => user_id === userId),
    };
  };
}
