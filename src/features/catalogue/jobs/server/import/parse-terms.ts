/** Role type, work mode, experience, salary and days as ads state them in words. Nothing is guessed that is not stated. */
import type { RoleType, WorkMode } from '../../contract.ts';

/** From a statement, else from the title; full time by default. */
export function parseRoleType(stated: string | undefined, title: string): RoleType {
  return roleTypeIn(stated ?? '') ?? roleTypeIn(title, true) ?? 'Full-time';
}

const ROLE_TYPES: readonly [RegExp, RoleType][] = [
  [/\bapprentice(ship)?s?\b/i, 'Apprenticeship'],
  [/\b(intern|interns|internship|werkstudent|working student)\b/i, 'Internship'],
  [/part[\s_-]?time/i, 'Part-time'],
  [/\b(contract|contractor|temporary|temp|freelance|fixed[\s_-]term|per[\s_-]diem)\b/i, 'Contract'],
  [/full[\s_-]?time|\bpermanent\b|\bregular\b/i, 'Full-time'],
];

/** A title names a kind of work only in these words: "Contract manager" is not a contract. */
function roleTypeIn(text: string, isTitle = false): RoleType | undefined {
  const known = isTitle ? ROLE_TYPES.slice(0, 3) : ROLE_TYPES;
  return known.find(([pattern]) => pattern.test(text))?.[1];
}

const WORK_MODES: readonly [RegExp, WorkMode][] = [
  [/hybrid/i, 'Hybrid'],
  [/remote|telecommute|work[\s-]from[\s-]home|\bwfh\b|anywhere|^true$/i, 'Remote'],
  [/on[\s_-]?site|in[\s-](the[\s-])?office|\boffice\b/i, 'On-site'],
];

/** From a statement, else from the place; on site by default. */
export function parseWorkMode(stated: string | undefined, location: string): WorkMode {
  const modeIn = (text: string) => WORK_MODES.find(([pattern]) => pattern.test(text))?.[1];
  return modeIn(stated ?? '') ?? modeIn(location) ?? 'On-site';
}

export type Experience = { min: number | null; max: number | null };
const MAX_YEARS = 40;
const YEARS = String.raw`\s*\+?\s*(?:years?|yrs?|yoe)\b`;
const RANGE = new RegExp(String.raw`(\d{1,2})(?:\.\d)?\s*(?:-|–|—|to)\s*(\d{1,2})(?:\.\d)?${YEARS}`, 'i');
const AT_LEAST = new RegExp(String.raw`(\d{1,2})(?:\.\d)?${YEARS}`, 'i');

/** Required years: "4-7 years", "3+ yrs", "at least 2 years". In prose they count only near the word "experience". */
export function parseExperience(stated: string | undefined, description: string): Experience {
  const own = yearsIn(stated ?? '');
  if (own) return own;
  for (const sentence of description.split(/\n|(?<=[.;])\s/)) {
    const found = /experience|\bexp\b/i.test(sentence) ? yearsIn(sentence) : undefined;
    if (found) return found;
  }
  return { min: null, max: null };
}

function yearsIn(text: string): Experience | undefined {
  const sane = (figure: string | undefined) => {
    const years = Number(figure);
    return figure !== undefined && years <= MAX_YEARS ? years : null;
  };
  const range = RANGE.exec(text);
  if (range) return { min: sane(range[1]), max: sane(range[2]) };
  const least = AT_LEAST.exec(text) ?? /^\s*(\d{1,2})\s*\+?\s*$/.exec(text);
  return least ? { min: sane(least[1]), max: null } : undefined;
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
const MAX_ITEMS = 1e11;

/** Pay in whole units: "₹7–9.5 lakh a year", "$120,000 - $150,000", "15.50 an hour". Null where no amount is stated. */
export function parsePay(text: string): Pay | null {
  const figures = [...text.matchAll(FIGURE)].slice(0, 2);
  if (figures.length === 0) return null;
  // "7–9.5 lakh": the unit of the last figure counts for the first one too.
  const lastUnit = figures.at(-1)?.[2]?.toLowerCase();
  const amounts = figures.map(([, figure = '', unit]) => {
    const factor = UNITS[unit?.toLowerCase() ?? lastUnit ?? ''] ?? 1;
    return Number(figure.replaceAll(',', '')) * factor;
  });
  const [first = 0, second] = amounts;
  const currency = CURRENCIES.find(([pattern]) => pattern.test(text))?.[1] ?? 'INR';
  const upTo = second === undefined && /up to|upto|\bmax/i.test(text);
  return plausiblePay({
    min: upTo ? null : first,
    max: second ?? (upTo || !/from|\+|at least|\bmin/i.test(text) ? first : null),
    currency,
    period: parsePeriod(text) ?? (first < 1000 ? 'hour' : first < 100_000 && currency === 'INR' ? 'month' : 'year'),
  });
}

/** Swaps reversed bounds, and drops implausible amounts. */
export function plausiblePay({ min, max, currency, period }: Pay): Pay | null {
  const sane = (amount: number | null) =>
    amount !== null && amount > 0 && amount < MAX_ITEMS ? Math.round(amount * 100) / 100 : null;
  const [low, high] = [sane(min), sane(max)];
  if (low === null && high === null) return null;
  const turned = low !== null && high !== null && low > high;
  return { min: turned ? high : low, max: turned ? low : high, currency, period };
}

export function parsePeriod(text: string): Pay['period'] | undefined {
  if (/hour|\bhr\b|hourly/i.test(text)) return 'hour';
  if (/month|\bpm\b|p\.m\.|monthly/i.test(text)) return 'month';
  return /year|annum|annual|\bpa\b|p\.a\.|\blpa\b|yearly/i.test(text) ? 'year' : undefined;
}

const ONE = { year: 1, month: 12, hour: 52 * 40 };

/** The same unit for every job, to filter and sort by: whole rupees a year; null in another currency. */
export function yearlyRupees(pay: Pay | null): number | null {
  const amount = pay?.max ?? pay?.min ?? null;
  return pay?.currency === 'INR' && amount !== null ? Math.round(amount * ONE[pay.period]) : null;
}

/** A calendar day, `2026-11-21`, from ISO text, milliseconds, `21/11/2026` (day first) or `21 Nov 2026`; undefined for anything else. */
export function parseDay(text: string | undefined): string | undefined {
  const given = text?.trim() ?? '';
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(given);
  if (iso) return validDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(given);
  if (dayFirst) return validDay(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const seconds = /^\d{10}$/.test(given);
  const moment = new Date(
    /^\d{10}(\d{3})?$/.test(given)
      ? Number(given) * (seconds ? 1000 : 1)
      : /\p{L}/u.test(given)
        ? Date.parse(`${given} UTC`)
        : Number.NaN,
  );
  return Number.isNaN(moment.getTime())
    ? undefined
    : validDay(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
}

function validDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = year >= 1990 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : undefined;
}
