import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { CheckVerdict } from './tables.ts';

export type ReportReason = 'gone' | 'paywall' | 'other-content' | 'poor';

/** What is known of an address. `reported`: by the member asked for. */
export type Health = { checkedOn: string | null; broken: boolean; reported: boolean };
export type GetHealth = (url: string) => Health;

/** A page that is gone is believed at once; one that does not answer may be away for a night. */
const FAILURES: Record<CheckVerdict, number> = { gone: 1, failing: 3, works: Infinity, unknown: Infinity };
const REPORTS = 3;
/** A report counts until a later check finds that the page works, and never longer than this. */
const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Reads what is known of resources by their addresses: broken when the checker found them gone, or when enough members
 * reported them since it last saw them work.
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
    // That something does not help is its reader's own judgement; that it costs or shows something else no checker can see.
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

/** Keeps a member's report of a resource. The caller has decided that they may know of it. */
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

/** Takes a member's report back. */
export async function withdrawReport(ctx: Context, { url, userId }: { url: string; userId: string }): Promise<void> {
  await ctx.db.deleteFrom('resource_reports').where('url', '=', url).where('user_id', '=', userId).execute();
}
