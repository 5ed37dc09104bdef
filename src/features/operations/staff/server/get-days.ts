import type { z } from 'zod';
import { hasScope } from '#features/base/accounts/server/index.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import { staffOnly, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { SeriesName } from '../contract.ts';

/** A count by day in India, for those who may see it. Days without anything may be missing. */
export type StaffSeries = readonly {
  id: z.infer<typeof SeriesName>;
  scopes: readonly StaffScope[];
  load: (ctx: Context, since: Date) => Promise<readonly { day: string; count: number }[]>;
}[];

const DAY_MS = 86_400_000;

/** What happened in the last days, today included, and in as many days before. */
export const getDays =
  (series: StaffSeries): UseCase<'GET /api/staff/days'> =>
  async (ctx, { query }) => {
    const { id, scopes } = staffOnly(ctx);
    const length = Number(query.days);
    const now = ctx.clock.now().getTime();
    const days = Array.from({ length: 2 * length }, (_, index) => calendarDay(new Date(now - (2 * length - 1 - index) * DAY_MS)));
    const since = new Date(now - 2 * length * DAY_MS);
    const visible = series.filter((one) => hasScope(scopes, one.scopes));
    const loaded = await Promise.all(
      visible.map(async ({ id: name, load }) => {
        const counts = new Map((await load(ctx, since)).map(({ day, count }) => [day, count]));
        const values = days.map((day) => counts.get(day) ?? 0);
        const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0);
        return { id: name, values: values.slice(length), total: sum(values.slice(length)), before: sum(values.slice(0, length)) };
      }),
    );
    return { data: { id, type: 'staff_days', attributes: { from: days[length] ?? '', series: loaded } } };
  };
