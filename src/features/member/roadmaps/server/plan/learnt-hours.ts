import type { CurrentPart } from './current-path.ts';
import type { Finished } from './steps.ts';

/** Hours spent on a part on a day (ISO date). */
export type DayHours = { day: string; hours: number };
/** The hours of each part by day, in order, by the part's id. */
export type SpentHours = ReadonlyMap<string, readonly DayHours[]>;

/**
 * The hours of a part that were learnt on the days that count: those the member entered, and on the day it was finished the rest.
 * Never more than the part has.
 */
export function learntHours(
  { id, hours, spent }: Pick<CurrentPart, 'id' | 'hours' | 'spent'>,
  finished: Finished,
  counts: (day: string) => boolean = () => true,
): number {
  let left = hours;
  let learnt = 0;
  for (const entry of spent) {
    const taken = Math.min(left, entry.hours);
    left -= taken;
    if (counts(entry.day)) learnt += taken;
  }
  const finishedOn = finished.get(id);
  return finishedOn !== undefined && counts(finishedOn) ? learnt + left : learnt;
}
