/**
 * Parses role type, work mode, experience, pay and days from the text of ads. A missing role type is full-time, a missing work
 * mode on-site and a missing currency INR; a missing pay period is guessed from the amount. Other missing values are null or
 * undefined.
 */
import type { RoleType, WorkMode } from '../contract.ts';

/** Parses the stated role type, else one from the title; full-time by default. */
export function parseRoleType(stated: string | undefined, title: string): RoleType {
  return findRoleType(stated ?? '') ?? findRoleType(title, true) ?? 'Full-time';
}

const ROLE_TYPES: readonly [RegExp, RoleType][] = [
  [/\bapprentice(ship)?s?\b/i, 'Apprenticeship'],
  [/\b(intern|interns|internship|werkstudent|working student)\b/i, 'Internship'],
  [/part[\s_-]?time/i, 'Part-time'],
  [/\b(contract|contractor|temporary|temp|freelance|fixed[\s_-]term|per[\s_-]diem)\b/i, 'Contract'],
  [/full[\s_-]?time|\bpermanent\b|\bregular\b/i, 'Full-time'],
];

/** The role type that a text states. In a title only the first three patterns count: a "Contract manager" is not necessarily on a contract. */
export function findRoleType(text: string, isTitle = false): RoleType | undefined {
  const patterns = isTitle ? ROLE_TYPES.slice(0, 3) : ROLE_TYPES;
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}

const WORK_MODES: readonly [RegExp, WorkMode][] = [
  [/hybrid/i, 'Hybrid'],
  [/remote|telecommute|work[\s-]from[\s-]home|\bwfh\b|anywhere|^true$/i, 'Remote'],
  [/on[\s_-]?site|in[\s-](the[\s-])?office|\boffice\b/i, 'On-site'],
];

/** Parses the stated work mode, else one from the location; on-site by default. */
export function parseWorkMode(stated: string | undefined, location: string): WorkMode {
  return findWorkMode(stated ?? '') ?? findWorkMode(location) ?? 'On-site';
}

/** The work mode that a text states. */
export const findWorkMode = (text: string): WorkMode | undefined => WORK_MODES.find(([pattern]) => pattern.test(text))?.[1];

export type Experience = { min: number | null; max: number | null };
const MAX_YEARS = 40;
const YEARS = String.raw`\s*\+?\s*(?:years?|yrs?|yoe)\b`;
const RANGE = new RegExp(String.raw`(\d{1,2})(?:\.\d)?\s*(?:-|–|—|to)\s*(\d{1,2})(?:\.\d)?${YEARS}`, 'i');
const AT_LEAST = new RegExp(String.raw`(\d{1,2})(?:\.\d)?${YEARS}`, 'i');

/**
 * Parses the required years, such as "4-7 years", "3+ yrs" or "at least 2 years": those stated, or else those of the first
 * sentence of the description that mentions experience and states years.
 */
export function parseExperience(stated: string | undefined, description: string): Experience {
  const statedYears = parseYears(stated ?? '');
  if (statedYears) return statedYears;
  for (const sentence of description.split(/\n|(?<=[.;])\s/)) {
    const mentioned = /experience|\bexp\b/i.test(sentence) ? parseYears(sentence) : undefined;
    if (mentioned) return mentioned;
  }
  return { min: null, max: null };
}

function parseYears(text: string): Experience | undefined {
  const toPlausible = (figure: string | undefined) => {
    const years = Number(figure);
    return figure !== undefined && years <= MAX_YEARS ? years : null;
  };
  const range = RANGE.exec(text);
  if (range) return { min: toPlausible(range[1]), max: toPlausible(range[2]) };
  const minimum = AT_LEAST.exec(text) ?? /^\s*(\d{1,2})\s*\+?\s*$/.exec(text);
  return minimum ? { min: toPlausible(minimum[1]), max: null } : undefined;
}

export type Pay = { min: number | null; max: number | null; currency: string; period: 'year' | 'month' | 'hour' };

const CURRENCIES: readonly [RegExp, string][] = [
  [/₹|\binr\b|\brs\b|rupee|\blpa\b|lakh|\blac\b/i, 'INR'],
  [/€|\beur\b/i, 'EUR'],
  [/£|\bgbp\b/i, 'GBP'],
  [/\$|\busd\b/i, 'USD'],
];
const UNITS: Record<string, number> = {
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lpa: 1e5,
  l: 1e5,
  k: 1e3,
  cr: 1e7,
  crore: 1e7,
  m: 1e6,
};
const FIGURE = /(\d[\d,]*(?:\.\d+)?)\s*(lakhs?|lacs?|lpa|crore|cr|l|k|m)?(?![\p{L}\d%])/giu;
const MAX_AMOUNT = 1e11;

/** Parses pay in units of the currency: "₹7–9.5 lakh a year", "$120,000 - $150,000", "15.50 an hour". Null without an amount. */
export function parsePay(text: string): Pay | null {
  const figures = [...text.matchAll(FIGURE)].slice(0, 2);
  if (figures.length === 0) return null;
  // "7–9.5 lakh": the unit of the last figure also applies to the first one.
  const lastUnit = figures.at(-1)?.[2]?.toLowerCase();
  const amounts = figures.map(([, figure = '', unit]) => {
    const factor = UNITS[unit?.toLowerCase() ?? lastUnit ?? ''] ?? 1;
    return Number(figure.replaceAll(',', '')) * factor;
  });
  const [first = 0, second] = amounts;
  const currency = CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? 'INR';
  const isMaximum = second === undefined && /up to|upto|\bmax/i.test(text);
  return plausiblePay({
    min: isMaximum ? null : first,
    max: second ?? (isMaximum || !/from|\+|at least|\bmin/i.test(text) ? first : null),
    currency,
    period: parsePeriod(text) ?? (first < 1000 ? 'hour' : first < 100_000 && currency === 'INR' ? 'month' : 'year'),
  });
}

/** Swaps reversed bounds and drops implausible amounts; null when no amount remains. */
export function plausiblePay({ min, max, currency, period }: Pay): Pay | null {
  const toPlausible = (amount: number | null) =>
    amount !== null && amount > 0 && amount < MAX_AMOUNT ? Math.round(amount * 100) / 100 : null;
  const [low, high] = [toPlausible(min), toPlausible(max)];
  if (low === null && high === null) return null;
  const isReversed = low !== null && high !== null && low > high;
  return { min: isReversed ? high : low, max: isReversed ? low : high, currency, period };
}

export function parsePeriod(text: string): Pay['period'] | undefined {
  if (/hour|\bhr\b|hourly/i.test(text)) return 'hour';
  if (/month|\bpm\b|p\.m\.|monthly/i.test(text)) return 'month';
  return /year|annum|annual|\bpa\b|p\.a\.|\blpa\b|yearly/i.test(text) ? 'year' : undefined;
}

const PERIODS_PER_YEAR = { year: 1, month: 12, hour: 52 * 40 };

/** Converts the maximum pay, or else the minimum, to whole rupees a year, for filtering and sorting; null in another currency. */
export function yearlyRupees(pay: Pay | null): number | null {
  const amount = pay?.max ?? pay?.min ?? null;
  return pay?.currency === 'INR' && amount !== null ? Math.round(amount * PERIODS_PER_YEAR[pay.period]) : null;
}

/**
 * Parses a calendar day, `2026-11-21`, from ISO text, Unix seconds or milliseconds, `21/11/2026` (day first) or
 * a date with a written month, such as `21 Nov 2026`; undefined for anything else.
 */
export function parseDay(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(trimmed);
  if (iso) return validDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed);
  if (dayFirst) return validDay(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const time = parseTime(trimmed);
  if (Number.isNaN(time)) return undefined;
  const date = new Date(time);
  return validDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Parses Unix seconds (10 digits), milliseconds (13 digits) or a date with a word in it; NaN for anything else. */
function parseTime(text: string): number {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  return /\p{L}/u.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
}

function validDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isValid = year >= 1990 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isValid ? date.toISOString().slice(0, 10) : undefined;
}
