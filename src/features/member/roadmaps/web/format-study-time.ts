import { formatDuration, formatHours } from '#platform/language/format.ts';

/** A length of learning: "9h", and below an hour in minutes, "6 mins". */
export const formatStudyTime = (hours: number, style: 'long' | 'narrow' = 'long'): string =>
  hours > 0 && hours < 1 ? formatDuration(hours * 60) : formatHours(hours, style);
