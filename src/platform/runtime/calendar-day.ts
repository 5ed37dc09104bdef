import { isoDay } from '#platform/language/format.ts';

/** The calendar day of a moment in the product's calendar, as `2026-11-21`: days change at midnight in India. */
export const calendarDay = (moment: Date): string => isoDay(moment);
