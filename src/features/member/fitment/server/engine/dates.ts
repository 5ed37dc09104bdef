/** A span of whole months, numbered from year 0; `to` is included. `current` spans reach until today. */
export type MonthSpan = { from: number; to: number; current: boolean };
/** A date as precise as it is written: "2019-03", "2019" or, at the end of a span, "present". */
export type WrittenDate = string;
/** A span with its offsets in the text. `writtenTo` is null for a single date. */
export type FoundSpan = {
  span: MonthSpan;
  start: number;
  end: number;
  writtenFrom: WrittenDate;
  writtenTo: WrittenDate | null;
};

const MONTHS: readonly RegExp[] = [
  /^(?:jan|जन)/i,
  /^(?:feb|फ)/i,
  /^(?:mar|मार)/i,
  /^(?:apr|अप)/i,
  /^(?:may|मई)/i,
  /^(?:jun|जून)/i,
  /^(?:jul|जुल)/i,
  /^(?:aug|अग)/i,
  /^(?:sep|सि)/i,
  /^(?:oct|अक)/i,
  /^(?:nov|नव)/i,
  /^(?:dec|दि)/i,
];
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फ़?रवरी|फ\u093cरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर)`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const POINT = [
  String.raw`${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?, ?${YEAR}`,
  String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?[ .-]{1,2})?${MONTH}[.,]{0,2}[ '’/-]{0,3}(?:${YEAR}|\d{2})`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-]${YEAR}`,
  String.raw`(?:0?[1-9]|1[0-2]) ?[/.-] ?${YEAR}`,
  String.raw`${YEAR}[-./](?:0[1-9]|1[0-2])(?:[-./]\d{2})?(?!\d)`,
  String.raw`(?:(?:spring|summer|autumn|fall|winter|early|late|mid)[ -])?${YEAR}`,
].join('|');
const PRESENT = String.raw`(?:present(?:ly)?|current(?:ly)?|now|today|(?:un)?till[ -]?date|to[ -]date|(?:un)?till[ -]?(?:now|today|present)|up ?to (?:date|now|present)|ongoing|continu(?:ing|ed?)|date|still working|वर्तमान|अब तक|आज तक|अभी तक|जारी|अब|आज)`;
const DASH = String.raw`-|–|—|‐|‑|−|~`;
const LEAVING = String.raw`[,;]? ?\(?(?:date of (?:leaving|relieving|exit)|(?:leaving|relieving|end) date|dol) ?[:–-]? ?`;
const TO = String.raw` {0,2}(?:${DASH}|to ?:?|until|till|up ?to|through|thru|and|से|${LEAVING}) {0,2}`;
const BEFORE = String.raw`(?<![\p{L}\p{M}\d/])`;
const AFTER = String.raw`(?!\d|[/-]\d|[\p{L}\p{M}])`;

const RANGE = new RegExp(String.raw`${BEFORE}(${POINT}|['’]\d{2})(?:${TO})(${POINT}|['’]\d{2}|${PRESENT})${AFTER}`, 'giu');
// "2014-16" and "05/17 - 06/19"; the years are compared, because "2020-01" is a month.
const SHORT_RANGE = new RegExp(
  String.raw`${BEFORE}(?<!\d[-–—])(?:(${YEAR}) ?(?:${DASH}|/) ?(\d{2})|((?:0?[1-9]|1[0-2])/\d{2})(?:${TO})((?:0?[1-9]|1[0-2])/\d{2}|${PRESENT}))${AFTER}`,
  'giu',
);
const SINCE = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:since|from) ?:? ?(${POINT})${AFTER}(?! ?(?:${DASH}|to\b))|${BEFORE}(${POINT}) ?(?:(?:${DASH}) ?)?(?:onwards?|से(?! \d))`,
  'giu',
);
// "May to July 2016"
const MONTHS_OF_YEAR = new RegExp(
  String.raw`${BEFORE}(${MONTH})\.?(?:${TO})(${MONTH}\.?[ ,'’]{1,3}(?:${YEAR}|\d{2}))${AFTER}`,
  'giu',
);
const SINGLE = new RegExp(`${BEFORE}(${POINT})${AFTER}`, 'giu');
const IS_PRESENT = new RegExp(`^${PRESENT}$`, 'iu');

// More than any real line contains; comparing the spans of a hostile one with each other takes quadratic time.
const MAX_SPANS = 200;

/** The calendar month of an ISO date, numbered from year 0. */
export function monthOf(isoDate: string): number {
  const [year = '0', month = '1'] = isoDate.split('-');
  return Number(year) * 12 + Number(month) - 1;
}

/**
 * Finds ranges such as "Jul 2021 – Present", "03/2020 - 11/2022", "Jan'17 to Mar'20", "2014-16" and "since 2020", clipped at
 * `today` (an ISO date).
 */
export function findSpans(text: string, today: string): FoundSpan[] {
  if (!/\d/.test(text)) return [];
  const thisMonth = monthOf(today);
  const found: FoundSpan[] = [];
  for (const match of text.matchAll(RANGE)) add(parsePoint(match[1] ?? ''), match[2] ?? '', match);
  for (const match of text.matchAll(SHORT_RANGE)) add(...parseShortRange(match), match);
  for (const match of text.matchAll(MONTHS_OF_YEAR))
    add(parsePoint(`${match[1] ?? ''} ${match[2]?.match(/\d+$/)?.[0] ?? ''}`), match[2] ?? '', match);
  for (const match of text.matchAll(SINCE)) add(parsePoint(match[1] ?? match[2] ?? ''), 'present', match);
  return found.sort((a, b) => a.start - b.start);

  function add(from: DatePoint | null, end: string, match: RegExpExecArray): void {
    const current = IS_PRESENT.test(end);
    const to = current ? null : parsePoint(end);
    if (from === null || (!current && to === null)) return;
    if (
      found.length >= MAX_SPANS ||
      found.some((other) => match.index < other.end && other.start < match.index + match[0].length)
    )
      return;
    const span = toSpan(from, to, thisMonth);
    if (span === null) return;
    const writtenTo = to === null ? 'present' : to.written;
    found.push({ span, start: match.index, end: match.index + match[0].length, writtenFrom: from.written, writtenTo });
  }
}

function parseShortRange([, year, shortYear, from = '', to = '']: RegExpExecArray): [DatePoint | null, string] {
  if (!year || !shortYear) return [parsePoint(from), to];
  const end = Number(year.slice(0, 2)) * 100 + Number(shortYear);
  return [end > Number(year) && end - Number(year) <= 40 ? parsePoint(year) : null, String(end)];
}

/** Finds dates that stand alone, such as "July 2014" or "2019", outside of the given ranges. */
export function findSingleDates(text: string, today: string, ranges: readonly FoundSpan[]): FoundSpan[] {
  const thisMonth = monthOf(today);
  return [...text.matchAll(SINGLE)].flatMap((match): FoundSpan[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const point = parsePoint(match[1] ?? '');
    if (point === null || ranges.some((range) => start < range.end && range.start < end)) return [];
    const span = toSpan(point, point, thisMonth);
    return span === null ? [] : [{ span, start, end, writtenFrom: point.written, writtenTo: null }];
  });
}

type DatePoint = { year: number; month: number | null; written: WrittenDate };

// A bare year is taken at its middle, so that "2019–2021" counts as two years and "2021 - 2021" as half a year.
function toSpan(from: DatePoint, to: DatePoint | null, thisMonth: number): MonthSpan | null {
  const start = from.year * 12 + (from.month ?? 6);
  const end = to === null ? thisMonth : to.year * 12 + (to.month ?? 5);
  const isSameYear = end === start - 1 && from.month === null;
  if (start > thisMonth || (end < start && !isSameYear)) return null;
  return {
    from: isSameYear ? start - 6 : start,
    to: Math.min(end, thisMonth),
    current: to === null || end >= thisMonth,
  };
}

function parsePoint(text: string): DatePoint | null {
  const numbers = text.match(/\d+/g) ?? [];
  const name = text.match(/\p{L}[\p{L}\p{M}]+/gu)?.at(-1) ?? '';
  const month = MONTHS.findIndex((pattern) => pattern.test(name));
  const longYear = numbers.find((number) => number.length === 4);
  const lastNumber = numbers.at(-1);
  if (lastNumber === undefined) return null;
  const year = longYear === undefined ? fullYear(lastNumber) : Number(longYear);
  if (month >= 0) return toPoint(year, month);
  if (longYear === undefined) return toPoint(year, numbers.length > 1 ? Number(numbers[0]) - 1 : null);
  const others = numbers.filter((number) => number !== longYear).map(Number);
  if (others.length === 0) return toPoint(year, null);
  // Days come before months, except where the second number can only be a day.
  const [first = 0, second] = others;
  if (second === undefined || numbers[0] === longYear) return toPoint(year, first - 1);
  return toPoint(year, (second > 12 ? first : second) - 1);
}

function toPoint(year: number, month: number | null): DatePoint | null {
  if (month === null) return { year, month, written: String(year) };
  if (month < 0 || month > 11) return null;
  return { year, month, written: `${year}-${String(month + 1).padStart(2, '0')}` };
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
