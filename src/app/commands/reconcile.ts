import { reconcileDay, formatReport } from '#features/base/payments/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { type Command, parseArguments, UsageError } from './command.ts';

/** `reconcile [DAY]`. */
export const reconcileCommand: Command = {
  usage: 'reconcile [DAY]',
  help: `Compares the payments of a calendar day in India with the provider's records, stores the report and prints it. The
default is today. Exits with 1 if the amounts differ, a payment is held, or the provider did not respond. The running server
does the same every night for the previous day, and logs an alert on a difference.

Example
  npm run cli -- reconcile 2026-11-21`,
  prepare: (args) => {
    const day = readDay(args);
    return async (ctx) => {
      const today = calendarDay(ctx.clock.now());
      const report = await reconcileDay(ctx, day ?? today);
      console.log(formatReport(report));
      return report.difference === 0 && report.mismatches.length === 0;
    };
  },
};

function readDay(args: string[]): string | undefined {
  const [day, ...rest] = parseArguments({ args, allowPositionals: true }).positionals;
  if (rest.length > 0) throw new UsageError('One day at a time.');
  if (day !== undefined && !(/^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toString() !== 'Invalid Date'))
    throw new UsageError(`${day} is not a day: write it as 2026-11-21.`);
  return day;
}
