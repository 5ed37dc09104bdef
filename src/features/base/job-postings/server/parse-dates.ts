/** Finds calendar days in texts, also without a year. */

const MONTHS: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  जनवरी: 1,
  फरवरी: 2,
  फ़रवरी: 2,
  मार्च: 3,
  अप्रैल: 4,
  मई: 5,
  जून: 6,
  जुलाई: 7,
  अगस्त: 8,
  सितंबर: 9,
  सितम्बर: 9,
  अक्टूबर: 10,
  अक्तूबर: 10,
  नवंबर: 11,
  नवम्बर: 11,
  दिसंबर: 12,
  दिसम्बर: 12,
};
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|${Object.keys(
  MONTHS,
)
  .filter((name) => !/^[a-z]/.test(name))
  .join('|')})`;
const YEAR = String.raw`(?:,?\s*['’]?(20\d{2}|\d{2}(?![\d:]|\s*(?:am|pm|nos|posts)\b)))?`;
const DATES = new RegExp(
  [
    String.raw`(?<![\d/.-])(20\d{2})-(\d{1,2})-(\d{1,2})(?!\d)`,
    String.raw`(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2}|\d{2})(?![\d/])`,
    String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]*${MONTH}(?![\p{L}\p{M}])\.?[\s-]*${YEAR}`,
    String.raw`(?<!\p{L})${MONTH}(?![\p{L}\p{M}])\.?\s*(\d{1,2})(?:st|nd|rd|th)?(?!\d|:)${YEAR}`,
  ].join('|'),
  'giu',
);
/** A day without a year is the next one, or one of the last two months. */
const MAX_PAST_DAYS = 60;
const DAY_MS = 86_400_000;

/** The days of a text as `2026-12-19`, in order. Day before month, as in India. */
export function findDays(text: string, today: string): string[] {
  return [...text.matchAll(DATES)].flatMap((match) => {
    const [, isoYear, isoMonth, isoDay, day, month, year, day2, month2, year2, month3, day3, year3] = match;
    if (isoYear) return toDay(isoYear, Number(isoMonth), Number(isoDay), today);
    if (day && month) return toDay(year, Number(month), Number(day), today);
    if (day2 && month2) return toDay(year2, monthNumber(month2), Number(day2), today);
    return toDay(year3, monthNumber(month3 ?? ''), Number(day3), today);
  });
}

const monthNumber = (name: string): number => MONTHS[name.toLowerCase()] ?? MONTHS[name.slice(0, 3).toLowerCase()] ?? 0;

function toDay(year: string | undefined, month: number, day: number, today: string): string[] {
  const current = Number(today.slice(0, 4));
  if (year) return format(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
  const [thisYear] = format(current, month, day);
  if (thisYear && Date.parse(thisYear) >= Date.parse(today) - MAX_PAST_DAYS * DAY_MS) return [thisYear];
  return format(current + 1, month, day);
}

function format(year: number, month: number, day: number): string[] {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isValid = year >= 2000 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isValid ? [date.toISOString().slice(0, 10)] : [];
}
