import { m } from '../messages/messages.js';
import { formatLocale } from './language.ts';

/** Locale and time zone of the output: by default the page's language and India, so that server and browser render the same. */
export type FormatOptions = { locale?: string; timeZone?: string };

const HOME_TIME_ZONE = 'Asia/Kolkata';
const PAISE = 100;
const LAKH = 100_000;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached: creating one costs far more than using it. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const cached = numberFormats.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat(locale, options);
  numberFormats.set(key, created);
  return created;
}

function dateFormat(
  { locale = formatLocale(), timeZone = HOME_TIME_ZONE }: FormatOptions,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const cached = dateFormats.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  dateFormats.set(key, created);
  return created;
}

/** 12,34,567 in India; at most one digit after the point by default. */
export function formatNumber(
  value: number,
  { locale = formatLocale(), digits = 1 }: FormatOptions & { digits?: number } = {},
): string {
  return numberFormat(locale, { maximumFractionDigits: digits }).format(value);
}

/** A share from 0 to 1 as a percentage, without decimals by default: 0.14 is 14%. */
export function formatPercent(
  share: number,
  { locale = formatLocale(), digits = 0 }: FormatOptions & { digits?: number } = {},
): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/** Rupees from integer paise: ₹49, ₹49.50, ₹1,20,000. */
export function formatRupees(paise: number, { locale = formatLocale() }: FormatOptions = {}): string {
  return numberFormat(locale, { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' }).format(
    paise / PAISE,
  );
}

/** A salary. Amounts are integers in hundredths of the currency (paise, cents); one bound may be unknown. */
export type Salary = {
  from: number | null;
  to: number | null;
  /** ISO 4217, INR by default. */
  currency?: string;
  per: 'year' | 'month' | 'hour';
};

/** "₹7–9.5 lakh a year", "₹22,000 a month", "€15.50 an hour"; null when neither bound is known. */
export function formatSalary(salary: Salary, options: FormatOptions = {}): string | null {
  const amount = formatSalaryAmount(salary, options);
  if (amount === null) return null;
  return { year: m.kit_salary_year, month: m.kit_salary_month, hour: m.kit_salary_hour }[salary.per]({ amount });
}

/** The amount alone: "₹7–9.5 lakh". */
export function formatSalaryAmount(
  { from, to, currency = 'INR' }: Salary,
  { locale = formatLocale() }: FormatOptions = {},
): string | null {
  const low = from ?? to;
  const high = to ?? from;
  if (low === null || high === null) return null;
  const inLakh = currency === 'INR' && low / PAISE >= LAKH;
  const amounts = numberFormat(
    locale,
    inLakh
      ? { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 }
      : { minimumFractionDigits: low % PAISE || high % PAISE ? 2 : 0, maximumFractionDigits: 2 },
  );
  const range = low === high ? amounts.format(low / PAISE) : amounts.formatRange(low / PAISE, high / PAISE);
  const amount = withCurrency(range, currency, locale);
  if (from === null) return m.kit_salary_up_to({ amount });
  return to === null ? m.kit_salary_from({ amount }) : amount;
}

/** Intl has no long compact currency format ("₹9.5L" only), so the currency sign is added by the locale's pattern. */
function withCurrency(formatted: string, currency: string, locale: string): string {
  const parts = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
  const sign = parts.find((part) => part.type === 'currency')?.value ?? currency;
  const gap = parts.find((part) => part.type === 'literal')?.value ?? '';
  const withSign = parts[0]?.type === 'currency' ? `${sign}${gap}${formatted}` : `${formatted}${gap}${sign}`;
  return withSign.replaceAll('\u202f', '\u00a0'); // releases of ICU differ in the space; server and browser must agree
}

type Moment = Date | string | number;

/** A day: "19 November" (long), "19 Nov" (short), "19 Nov 2026" (full). Takes a date, ISO text or milliseconds. */
export function formatDate(moment: Moment, style: 'long' | 'short' | 'full' = 'long', options: FormatOptions = {}): string {
  const month = style === 'long' ? 'long' : 'short';
  return dateFormat(options, { day: 'numeric', month, ...(style === 'full' && { year: 'numeric' }) }).format(new Date(moment));
}

/** A day, with its year where that is not the year of `now`: "19 Nov", "3 Jul 2028". */
export function formatDay(moment: Moment, now: Moment = Date.now(), options: FormatOptions = {}): string {
  const year = (of: Moment) => isoDay(of, options).slice(0, 4);
  return formatDate(moment, year(moment) === year(now) ? 'short' : 'full', options);
}

/** A day in full: "21 November 2026". */
export function formatLongDate(moment: Moment, options: FormatOptions = {}): string {
  return dateFormat(options, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(moment));
}

/** A month of the calendar (`2026-11`): "Nov 2026". */
export function formatMonth(month: string, { locale = formatLocale() }: FormatOptions = {}): string {
  return dateFormat({ locale, timeZone: 'UTC' }, { month: 'short', year: 'numeric' }).format(new Date(`${month}-15T00:00:00Z`));
}

/** The name of a moment's month: "March", "Mar". */
export function formatMonthName(moment: Moment, style: 'long' | 'short' = 'long', options: FormatOptions = {}): string {
  return dateFormat(options, { month: style }).format(new Date(moment));
}

/** The name of a moment's day of the week: "Monday", "M". */
export function formatWeekday(moment: Moment, style: 'long' | 'narrow' = 'long', options: FormatOptions = {}): string {
  return dateFormat(options, { weekday: style }).format(new Date(moment));
}

/** The number of a moment's day within its month: "5". */
export function formatDayNumber(moment: Moment, options: FormatOptions = {}): string {
  return dateFormat(options, { day: 'numeric' }).format(new Date(moment));
}

/** A moment to the minute: "21 Nov 2026, 14:02". */
export function formatDateTime(moment: Moment, options: FormatOptions = {}): string {
  return dateFormat(options, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/** The time of day: "14:02". */
export function formatTime(moment: Moment, options: FormatOptions = {}): string {
  return dateFormat(options, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment));
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_OF_YEAR = 365;
const DAY_MS = 24 * HOUR_MS;

/** Day number in a time zone, so that "yesterday" means the previous day and not 24 hours ago. */
function dayNumber(moment: Date, timeZone: string): number {
  const day = dateFormat({ locale: 'en-CA', timeZone }, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** A number of days, in years where it is whole years: "30 days", "2 years". */
export function formatPeriod(days: number, { locale = formatLocale() }: FormatOptions = {}): string {
  const [count, unit] = days % DAYS_OF_YEAR === 0 ? [days / DAYS_OF_YEAR, 'year'] : [days, 'day'];
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** "1 month", "13 months". */
export const formatMonths = (months: number, { locale = formatLocale() }: FormatOptions = {}): string =>
  numberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(months);

/** Relative time in the largest suitable unit: "4 minutes ago", "yesterday", "in 3 weeks". */
export function formatRelative(moment: Moment, now: Moment, options: FormatOptions = {}): string {
  const relativeTime = new Intl.RelativeTimeFormat(options.locale ?? formatLocale(), { numeric: 'auto' });
  const timeZone = options.timeZone ?? HOME_TIME_ZONE;
  const [then, today] = [new Date(moment), new Date(now)];
  const difference = then.getTime() - today.getTime();
  const days = dayNumber(then, timeZone) - dayNumber(today, timeZone);
  if (Math.abs(difference) < MINUTE_MS) return relativeTime.format(0, 'second');
  if (Math.abs(difference) < HOUR_MS) return relativeTime.format(Math.trunc(difference / MINUTE_MS), 'minute');
  if (days === 0) return relativeTime.format(Math.trunc(difference / HOUR_MS), 'hour');
  if (Math.abs(days) < 7) return relativeTime.format(days, 'day');
  if (Math.abs(days) < 31) return relativeTime.format(Math.trunc(days / 7), 'week');
  if (Math.abs(days) < 365) return relativeTime.format(Math.trunc(days / 30.44), 'month');
  return relativeTime.format(Math.trunc(days / 365.25), 'year');
}

const NOON_IN_INDIA = 'T12:00:00+05:30';

/** Noon in India on a calendar day (`2026-11-21`), so that formatting it gives the same day. */
export const noonOfDay = (day: string): Date => new Date(`${day}${NOON_IN_INDIA}`);

/** Relative day: "today", "2 days ago", "in 3 weeks". */
export function formatRelativeDay(day: string, now: Moment, options: FormatOptions = {}): string {
  const timeZone = options.timeZone ?? HOME_TIME_ZONE;
  const then = noonOfDay(day);
  if (dayNumber(then, timeZone) === dayNumber(new Date(now), timeZone))
    return new Intl.RelativeTimeFormat(options.locale ?? formatLocale(), { numeric: 'auto' }).format(0, 'day');
  return formatRelative(then, now, options);
}

/** Hours of learning: "9 hours" (long) or "9h" (narrow); with at most one decimal. */
export function formatHours(
  hours: number,
  style: 'long' | 'narrow' = 'long',
  { locale = formatLocale() }: FormatOptions = {},
): string {
  return numberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: style, maximumFractionDigits: 1 }).format(hours);
}

/** A length from minutes: "16 mins", "1.5 hours". */
export function formatDuration(minutes: number, options: FormatOptions = {}): string {
  if (minutes >= 60) return formatHours(minutes / 60, 'long', options);
  return numberFormat(options.locale ?? formatLocale(), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(minutes);
}

const SIZE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const SIZE_STEP = 1024;

/** A file's size: "486 kB", "1.2 MB". A step is 1,024, as file managers count. */
export function formatBytes(bytes: number, { locale = formatLocale() }: FormatOptions = {}): string {
  const size = bytes < 1 ? 0 : Math.min(SIZE_UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(SIZE_STEP)));
  const unit = SIZE_UNITS[size] ?? 'byte';
  const options = {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: size > 1 ? 1 : 0,
  } as const;
  return numberFormat(locale, options).format(bytes / SIZE_STEP ** size);
}

/** Names in a row: "SQL, Excel and Power BI". */
export const formatList = (names: readonly string[], { locale = formatLocale() }: FormatOptions = {}): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** The name of a language by ISO 639 code: "Hindi" for `hi`; the code itself if unknown. */
export const formatLanguageName = (code: string, { locale = formatLocale() }: FormatOptions = {}): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

/** The name of a country by its ISO 3166-1 code: "India" for `IN`. */
export const formatCountryName = (code: string, { locale = formatLocale() }: FormatOptions = {}): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** Megabytes, rounded up to a tenth, so that a file one byte too large never shows the allowed size. */
export function formatMegabytesRoundedUp(bytes: number, { locale = formatLocale() }: FormatOptions = {}): string {
  const megabytes = Math.ceil((bytes / SIZE_STEP ** 2) * 10) / 10;
  return numberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(megabytes);
}

/** The day of a moment in India, or in the given time zone, as fields and addresses write it: `2026-11-21`. */
export const isoDay = (moment: Moment, { timeZone = HOME_TIME_ZONE }: FormatOptions = {}): string =>
  dateFormat({ locale: 'en-CA', timeZone }, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(moment));
