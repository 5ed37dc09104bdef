import { formatLongDate, noonOfDay } from '#platform/language/format.ts';

const DAY = 86_400_000;

/** A calendar day in full: "21 November 2026". */
export const formatDay = (day: string): string => formatLongDate(noonOfDay(day));

/** How many days lie from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
