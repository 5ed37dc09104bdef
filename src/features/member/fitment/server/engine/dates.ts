/** A span of whole months, counted from year 0; `to` is included. */
export type MonthSpan = { from: number; to: number; current: boolean };
export type FoundSpan = { span: MonthSpan; start: number; end: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const POINT = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?${MONTH}[.,]?\s*['’]?(?:19|20)?\d{2}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\d{2}|(?:19|20)\d{2}[-/.](?:0[1-9]|1[0-2])(?!\d)|(?:19|20)\d{2})`;
const NOW = String.raw`(?:present|current(?:ly)?|now|today|till\s+date|to\s+date|till\s+now|ongoing|date)`;
const RANGE = new RegExp(
  String.raw`(?<![\d/])(${POINT})\s*(?:-|–|—|‐|to|until|till|through)\s*(${POINT}|${NOW})(?!\d|[/-]\d)`,
  'giu',
);
const SINCE = new RegExp(String.raw`\b(?:since|from)\s+(${POINT})(?!\d|\s*(?:-|–|—|to)\b)`, 'giu');

/** The calendar month of an ISO date, counted from year 0. */
export function monthOf(isoDate: string): number {
  const [year = '0', month = '1'] = isoDate.split('-');
  return Number(year) * 12 + Number(month) - 1;
}

/** Ranges such as "Jul 2021 – Present", "03/2020 - 11/2022", "2019–2021" and "since 2020", clipped at `today`. */
export function findSpans(text: string, today: string): FoundSpan[] {
  const now = monthOf(today);
  const found: FoundSpan[] = [];
  for (const match of text.matchAll(RANGE)) {
    const from = readPoint(match[1] ?? '', 'start');
    const current = new RegExp(`^${NOW}$`, 'iu').test(match[2] ?? '');
    const to = current ? now : readPoint(match[2] ?? '', 'end');
    const sameYear = from !== null && to === from - 1;
    add(sameYear ? from - 6 : from, to, current, match);
  }
  for (const match of text.matchAll(SINCE)) add(readPoint(match[1] ?? '', 'start'), now, true, match);
  return found.sort((a, b) => a.start - b.start);

  function add(from: number | null, to: number | null, current: boolean, match: RegExpExecArray): void {
    if (from === null || to === null || from > now || to < from) return;
    const overlaps = found.some((other) => match.index < other.end && other.start < match.index + match[0].length);
    if (overlaps) return;
    found.push({
      span: { from, to: Math.min(to, now), current: current || to >= now },
      start: match.index,
      end: match.index + match[0].length,
    });
  }
}

function readPoint(written: string, edge: 'start' | 'end'): number | null {
  const numbers = written.match(/\d+/g) ?? [];
  const name = MONTHS.findIndex((month) => new RegExp(String.raw`\b${month}`, 'i').test(written));
  if (name >= 0) {
    const year = numbers.at(-1);
    return year === undefined ? null : fullYear(year) * 12 + name;
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

/** Months covered by at least one span: overlapping jobs never count twice. */
export function unionMonths(spans: readonly MonthSpan[]): number {
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months;
}
