import { formatDuration, formatHours } from '#platform/language/format.ts';

/** A study time: "9 hours" (long) or "9h" (narrow), and "6 mins" below an hour. */
export const formatStudyTime = (hours: number, style: 'long' | 'narrow' = 'long'): string =>
  hours > 0 && hours < 1 ? formatDuration(hours * 60) : formatHours(hours, style);
