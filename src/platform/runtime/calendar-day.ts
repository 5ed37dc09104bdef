import { isoDay } from '#platform/language/format.ts';

/** The calendar day of a moment in India, as `2026-11-21`. */
export const calendarDay = (moment: Date): string => isoDay(moment);
