/** Parses an interaction log: user, item, time and optional weight, separated by commas, tabs, semicolons or `::`. */
import type { Interaction } from './cases.ts';

const COLUMN_NAMES = {
  user: /^(user|user_?id|visitor_?id|member|session)$/i,
  item: /^(item|item_?id|movie_?id|product_?id|object_?id|content_?id|actionable_id|isbn)$/i,
  at: /^(at|time|timestamp|date|created_at|unix_?time)$/i,
  weight: /^(weight|rating|score|value)$/i,
};
type Column = keyof typeof COLUMN_NAMES;
/**
 * Without a header, assumes MovieLens order (user, item, weight, time) when the fourth column is a time, else user,
 * item, time.
 */
const DEFAULT_COLUMNS: Record<Column, number> = { user: 0, item: 1, at: 2, weight: 3 };
/** Separates seconds since 1970 (below it until the year 5138) from milliseconds (above it since 1973). */
const SECONDS_BELOW = 1e11;

/** A malformed log; the message names the line and the reason. */
export class LogError extends Error {}

/** @param text the whole file. @returns one interaction per line. Throws LogError for a line with missing columns. */
export function parseLog(text: string): Interaction[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const separator = ['\t', '::', ';', ','].find((candidate) => first.includes(candidate));
  if (!separator) throw new LogError('The first line contains no comma, tab, semicolon or “::”.');
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const named = parseHeader(cells(first));
  const columns = named ?? guessColumns(cells(first));
  return lines.slice(named ? 1 : 0).map((line, index) => {
    const row = cells(line);
    const [user, item, at] = [row[columns.user] ?? '', row[columns.item] ?? '', parseTime(row[columns.at] ?? '')];
    if (!user || !item || Number.isNaN(at))
      throw new LogError(`Line ${index + (named ? 2 : 1)}: a user, an item and a time are required.`);
    const weight = Number(row[columns.weight] || 1);
    return { user, item, at, weight: weight > 0 ? weight : 1 };
  });
}

function parseHeader(header: readonly string[]): Record<Column, number> | null {
  const indexOf = (column: Column) => header.findIndex((name) => COLUMN_NAMES[column].test(name));
  const columns = { user: indexOf('user'), item: indexOf('item'), at: indexOf('at'), weight: indexOf('weight') };
  return columns.user >= 0 && columns.item >= 0 && columns.at >= 0 ? columns : null;
}

const guessColumns = (row: readonly string[]): Record<Column, number> =>
  row.length >= 4 && Number(row[2]) < 1000 && !Number.isNaN(parseTime(row[3] ?? ''))
    ? { user: 0, item: 1, weight: 2, at: 3 }
    : DEFAULT_COLUMNS;

/** Milliseconds since 1970 of a number of seconds or milliseconds, or of an ISO date. */
function parseTime(text: string): number {
  if (text === '') return Number.NaN;
  const number = Number(text);
  if (Number.isNaN(number)) return Date.parse(text);
  return number < SECONDS_BELOW ? number * 1000 : number;
}
