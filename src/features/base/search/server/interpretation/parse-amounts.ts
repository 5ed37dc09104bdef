/** Pay and years of experience in a query: "6 lpa", "40k a month", "25000 salary", "2 years experience", "0-1 yr". */
import { withPlainDigits } from './fold-words.ts';

/** `amount` is in rupees a year, or in years. */
export type Amount = { type: 'pay' | 'experience'; amount: number; start: number; end: number };

const NUMBER = String.raw`(?<![\d.,\p{L}])(\d[\d,]*(?:\.\d+)?)`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|–|to|se|से)\s*(\d[\d,]*(?:\.\d+)?))?`;
const BEFORE = String.raw`(?:(?:salary|pay|package|ctc|vetan|tankhwah|सैलरी|वेतन)\s+)?(?:(?:of|from|above|over|minimum|min|at least|more than)\s+)?`;
const CURRENCY = String.raw`(?:₹|rs\.?|inr)\s*`;
const MONTH = String.raw`(?:\/|per|a|each|every|p\.?|प्रति|har)?\s*(?:monthly|months?|mahina|mahine|m|माह|महीना|महीने)(?![\p{L}\p{M}])`;
const YEAR = String.raw`(?:\/|per|a|p\.?)\s*(?:years?|annum|yr|a\b)|yearly|annually|सालाना`;
const PAY_WORD = String.raw`(?:ka\s+|ki\s+|की\s+)?(?:salary|pay|package|ctc|stipend|vetan|tankhwah|सैलरी|वेतन|rupees|rs|रुपये)(?![\p{L}\p{M}])`;
const AFTER = String.raw`(?:\s*\+)?(?:\s*(?<month>${MONTH})|\s*(?<year>${YEAR}))?(?<word>\s*${PAY_WORD})?(?:\s+(?:and above|se upar|plus|or more))?`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const LAKH = new RegExp(
  `${BEFORE}(?:${CURRENCY})?${RANGE}\\s*(?:lpa|l\\.?p\\.?a\\.?|lakhs?|lacs?|लाख|एलपीए)${END}(?:\\s*p\\.?a\\.?${END})?${AFTER}`,
  'iu',
);
const THOUSAND = new RegExp(`${BEFORE}(?<currency>${CURRENCY})?${RANGE}\\s*(?:k|thousand|hazaa?r|हजार|हज़ार)${END}${AFTER}`, 'iu');
const PLAIN = new RegExp(`(?<before>${BEFORE})(?<currency>${CURRENCY})?${RANGE}${END}${AFTER}`, 'giu');
/** An upper limit is none of the search's filters. */
const UPPER_LIMIT = /(?:below|under|less than|up ?to|upto|max(?:imum)?|se kam)\s*(?:₹|rs\.?)?\s*$/iu;

const [LAKH_RUPEES, THOUSAND_RUPEES, MONTHS] = [100_000, 1000, 12];
/** Smaller sums are those of a month. */
const MIN_RUPEES_A_YEAR = 200_000;
const [MIN_PAY, MAX_PAY] = [30_000, 100_000_000];
/** A plain number of fewer digits is hardly a salary. */
const MIN_PLAIN_RUPEES = 3000;
const MAX_YEARS = 40;

const toNumber = (digits: string): number => Number(digits.replaceAll(',', ''));

/** The first pay in a text. A plain number or thousands count only where pay or a period is named. */
export function parsePay(text: string, isAboutJobs: boolean): Amount | null {
  const plain = withPlainDigits(text);
  const lakh = LAKH.exec(plain);
  if (lakh) return toPay(plain, lakh, LAKH_RUPEES, lakh.groups?.['month'] ? 'month' : 'year');
  const thousand = THOUSAND.exec(plain);
  if (thousand && (isAboutJobs || namesPay(thousand))) return toPay(plain, thousand, THOUSAND_RUPEES);
  for (const match of plain.matchAll(PLAIN))
    if (namesPay(match) && toNumber(match[3] ?? match.groups?.['amount'] ?? '') >= MIN_PLAIN_RUPEES)
      return toPay(plain, match, 1);
  return null;
}

const namesPay = ({ 0: all, groups }: RegExpMatchArray): boolean =>
  Boolean(groups?.['currency'] ?? groups?.['month'] ?? groups?.['year'] ?? groups?.['word']) ||
  /^(?:salary|pay|package|ctc|vetan|tankhwah|सैलरी|वेतन)/iu.test(all);

function toPay(text: string, match: RegExpMatchArray, unit: number, period?: 'month' | 'year'): Amount | null {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(match[0]);
  const start = match.index ?? 0;
  if (!digits || UPPER_LIMIT.test(text.slice(0, start + digits.index))) return null;
  const stated = toNumber(digits[0]) * unit;
  const { month, year } = match.groups ?? {};
  const isMonthly =
    period === undefined ? month !== undefined || (year === undefined && stated < MIN_RUPEES_A_YEAR) : period === 'month';
  const amount = Math.round(stated * (isMonthly ? MONTHS : 1));
  if (amount < MIN_PAY || amount > MAX_PAY) return null;
  return { type: 'pay', amount, start, end: start + match[0].trimEnd().length };
}

const YEARS = new RegExp(
  String.raw`(?:experience\s+(?:of\s+)?)?${NUMBER}(?:\s*(-|–|to|se|से)\s*(\d{1,2}))?\s*\+?\s*(?:years?|yrs?|yr|saal|sal|साल|वर्ष)${END}(?<experience>\s*(?:of\s+|ka\s+|ke\s+|का\s+)?(?:work\s+)?(?:experience|exp|anubhav|अनुभव)${END})?`,
  'iu',
);
const NOT_EXPERIENCE = /^\s*(?:gap|break|course|degree|program|programme|diploma|old|plan|b\.?tech|mba|ka gap|का गैप)/iu;

/** The years of experience in a text: of a range the upper end. A plain number of years counts only where a job is looked for. */
export function parseYears(text: string, isAboutJobs: boolean): Amount | null {
  const plain = withPlainDigits(text);
  const match = YEARS.exec(plain);
  if (!match) return null;
  const isStated = match.groups?.['experience'] !== undefined || match[2] !== undefined || /^experience/i.test(match[0]);
  const end = match.index + match[0].length;
  if (NOT_EXPERIENCE.test(plain.slice(end)) || !(isStated || isAboutJobs)) return null;
  const amount = Math.floor(toNumber(match[3] ?? match[1] ?? ''));
  return amount > MAX_YEARS ? null : { type: 'experience', amount, start: match.index, end };
}
