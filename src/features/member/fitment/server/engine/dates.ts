/** A span of whole months, numbered from year 0; `to` is included. `current` spans reach until today. */
export type MonthSpan = { from: number; to: number; current: boolean };
/** A span with its offsets in the text. */
export type FoundSpan = { span: MonthSpan; start: number; end: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const POINT = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?${MONTH}[.,]?\s*['’]?(?:19|20)?\d{2}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\d{2}|(?:19|20)\d{2}[-/.](?:0[1-9]|1[0-2])(?!\d)|(?:19|20)\d{2})`;
const PRESENT = String.raw`(?:present|current(?:ly)?|now|today|till\s+date|to\s+date|till\s+now|ongoing|date)`;
const RANGE = new RegExp(
  String.raw`(?<![\d/])(${POINT})\s*(?:-|–|—|‐|to|until|till|through)\s*(${POINT}|${PRESENT})(?!\d|[/-]\d)`,
  'giu',
);
const SINCE = new RegExp(String.raw`\b(?:since|from)\s+(${POINT})(?!\d|\s*(?:-|–|—|to)\b)`, 'giu');

/** The calendar month of an ISO date, numbered from year 0. */
export function monthOf(isoDate: string): number {
  const [year = '0', month = '1'] = isoDate.split('-');
  return Number(year) * 12 + Number(month) - 1;
}

/**
 * Finds ranges such as "Jul 2021 – Present", "03/2020 - 11/2022", "2019–2021" and "since 2020", clipped at `today` (an ISO
 * date).
 */
export function findSpans(text: string, today: string): FoundSpan[] {
  const thisMonth = monthOf(today);
  const found: FoundSpan[] = [];
  for (const match of text.matchAll(RANGE)) {
    const from = parseMonth(match[1] ?? '', 'start');
    const current = new RegExp(`^${PRESENT}$`, 'iu').test(match[2] ?? '');
    const to = current ? thisMonth : parseMonth(match[2] ?? '', 'end');
    // A bare year is taken at its middle, so "2021 - 2021" would end before it starts; it counts as half a year.
    const isSameYear = from !== null && to === from - 1;
    add(isSameYear ? from - 6 : from, to, current, match);
  }
  for (const match of text.matchAll(SINCE)) add(parseMonth(match[1] ?? '', 'start'), thisMonth, true, match);
  return found.sort((a, b) => a.start - b.start);

  function add(from: number | null, to: number | null, current: boolean, match: RegExpExecArray): void {
    if (from === null || to === null || from > thisMonth || to < from) return;
    const overlaps = found.some((other) => match.index < other.end && other.start < match.index + match[0].length);
    if (overlaps) return;
    found.push({
      span: { from, to: Math.min(to, thisMonth), current: current || to >= thisMonth },
      start: match.index,
      end: match.index + match[0].length,
    });
  }
}

function parseMonth(text: string, edge: 'start' | 'end'): number | null {
  const numbers = text.match(/\d+/g) ?? [];
  const namedMonth = MONTHS.findIndex((month) => new RegExp(String.raw`\b${month}`, 'i').test(text));
  if (namedMonth >= 0) {
    const year = numbers.at(-1);
    return year === undefined ? null : fullYear(year) * 12 + namedMonth;
  }
  const year = numbers.find((number) => number.length === 4);
  if (year === undefined) return null;
  const month = numbers.find((number) => number.length <= 2);
  if (month !== undefined) return Number(year) * 12 + Number(month) - 1;
  // A bare year is taken at its middle, so that "2019–2021" counts as two years.
  return Number(year) * 12 + (edge === 'end' ? 5 : 6);
}

function fullYear(digits: string): number {
  const number = Number(digits);
  if (digits.length === 4) return number;
  return number > 60 ? 1900 + number : 2000 + number;
}

/** The number of months covered by at least one span: overlapping jobs never count twice. */
export function unionMonths(spans: readonly MonthSpan[]): number {
  let months = 0;
  let coveredTo = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, coveredTo + 1) + 1);
    coveredTo = Math.max(coveredTo, to);
  }
  return months;
}
