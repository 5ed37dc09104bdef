/** Pay and years of experience in a query: "6 lpa", "40k a month", "25000 salary", "2 years experience", "0-1 yr". */
import { withPlainDigits } from './fold-words.ts';

/** `amount` is in rupees a year, or in years. */
export type Amount = { type: 'pay' | 'max_pay' | 'max_fee' | 'experience'; amount: number; start: number; end: number };

/** What a query is about besides the amount; `isForSkill`: it names a skill and does not ask how to learn it. */
export type AmountContext = { isAboutJobs: boolean; isAboutCourses: boolean; isForSkill: boolean };

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
const LIMIT_BEFORE = /(?:below|under|less than|up ?to|upto|within|max(?:imum)?)\s*(?:₹|rs\.?)?\s*$/iu;
const LIMIT_AFTER =
  /^\s*(?:(?:ki|ka|ke|की|का|के)\s+)?(?:or less|tak|se kam|se neeche|se niche|ke andar|ke niche|or below|तक|से कम|के अंदर|के नीचे)(?![\p{L}\p{M}])/iu;

const [LAKH_RUPEES, THOUSAND_RUPEES, MONTHS] = [100_000, 1000, 12];
/** Smaller sums are those of a month. */
const MIN_RUPEES_A_YEAR = 200_000;
const [MIN_PAY, MAX_PAY] = [30_000, 100_000_000];
/** A plain number of fewer digits is hardly a salary. */
const MIN_PLAIN_RUPEES = 3000;
const MAX_YEARS = 40;

const toNumber = (digits: string): number => Number(digits.replaceAll(',', ''));

/**
 * The first sum in a text: pay, the most that is paid, or the most that a course may cost. A plain number or thousands count only
 * where pay, a period or a limit is named.
 */
export function parsePay(text: string, { isAboutJobs, isAboutCourses }: AmountContext): Amount | null {
  const plain = withPlainDigits(text);
  const isPay = (match: RegExpMatchArray) => namesPay(match) || findLimit(plain, match) !== null;
  const toAmount = (match: RegExpMatchArray, unit: number, period?: 'month' | 'year') =>
    isAboutCourses ? toFee(plain, match, unit) : toPay(plain, match, unit, period);
  const lakh = LAKH.exec(plain);
  if (lakh) return toAmount(lakh, LAKH_RUPEES, lakh.groups?.['month'] ? 'month' : 'year');
  const thousand = THOUSAND.exec(plain);
  if (thousand && (isAboutJobs || isPay(thousand))) return toAmount(thousand, THOUSAND_RUPEES);
  for (const match of plain.matchAll(PLAIN))
    if ((namesPay(match) || ((isAboutJobs || isAboutCourses) && isPay(match))) && toNumber(match[3] ?? '') >= MIN_PLAIN_RUPEES)
      return toAmount(match, 1);
  return null;
}

const namesPay = ({ 0: all, groups }: RegExpMatchArray): boolean =>
  Boolean(groups?.['currency'] ?? groups?.['month'] ?? groups?.['year'] ?? groups?.['word']) ||
  /^(?:salary|pay|package|ctc|vetan|tankhwah|सैलरी|वेतन)/iu.test(all);

/** The place in the text of a sum that is an upper limit, with the words that say so. */
function findLimit(text: string, match: RegExpMatchArray): { start: number; end: number } | null {
  const start = match.index ?? 0;
  const number = start + Math.max(0, match[0].search(/\d/));
  const end = start + match[0].trimEnd().length;
  const before = LIMIT_BEFORE.exec(text.slice(0, number));
  if (before) return { start: Math.min(start, before.index), end };
  const after = LIMIT_AFTER.exec(text.slice(end));
  return after ? { start, end: end + after[0].length } : null;
}

function toPay(text: string, match: RegExpMatchArray, unit: number, period?: 'month' | 'year'): Amount | null {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(match[0]);
  if (!digits) return null;
  const stated = toNumber(digits[0]) * unit;
  const { month, year } = match.groups ?? {};
  const isMonthly =
    period === undefined ? month !== undefined || (year === undefined && stated < MIN_RUPEES_A_YEAR) : period === 'month';
  const amount = Math.round(stated * (isMonthly ? MONTHS : 1));
  if (amount < MIN_PAY || amount > MAX_PAY) return null;
  const limit = findLimit(text, match);
  const start = match.index ?? 0;
  return limit ? { type: 'max_pay', amount, ...limit } : { type: 'pay', amount, start, end: start + match[0].trimEnd().length };
}

/** A fee is asked for by its upper limit only. */
function toFee(text: string, match: RegExpMatchArray, unit: number): Amount | null {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(match[0]);
  const limit = findLimit(text, match);
  return digits && limit ? { type: 'max_fee', amount: Math.round(toNumber(digits[0]) * unit), ...limit } : null;
}

const YEARS = new RegExp(
  String.raw`(?:experience\s+(?:of\s+)?)?(?<limit>(?:more than|less than|above|over|below|under|up ?to|minimum|min|at least)\s+)?${NUMBER}(?:\s*(-|–|to|se|से)\s*(\d{1,2}))?\s*\+?\s*(?:years?|yrs?|yr|saal|sal|साल|वर्ष)${END}(?<experience>\s*(?:of\s+|ka\s+|ke\s+|का\s+)?(?:work\s+)?(?:experience|exp|anubhav|अनुभव)${END})?`,
  'iu',
);
/** Before or after the years, what lasts so long itself. */
const NOT_EXPERIENCE_BEFORE =
  /(?:gap|break|course|degree|program|programme|diploma|mba|b\.?tech|age|last|past|next)\s*(?:of\s*)?$/iu;
const NOT_EXPERIENCE = /^\s*(?:gap|break|course|degree|program|programme|diploma|old|plan|b\.?tech|mba|ka gap|का गैप)/iu;

/**
 * The years of experience in a text: of a range the upper end. A plain number of years counts only where a job is looked for or a
 * skill is named ("java 2 years").
 */
export function parseYears(text: string, { isAboutJobs, isAboutCourses, isForSkill }: AmountContext): Amount | null {
  const plain = withPlainDigits(text);
  const match = YEARS.exec(plain);
  if (!match) return null;
  const { experience, limit } = match.groups ?? {};
  const [all, , from = '', range, upTo = from] = match;
  const isStated = experience !== undefined || range !== undefined || /^experience/i.test(all);
  const isMeant = isStated || isAboutJobs || (!isAboutCourses && (isForSkill || limit !== undefined));
  const end = match.index + all.length;
  const isLength = NOT_EXPERIENCE.test(plain.slice(end)) || NOT_EXPERIENCE_BEFORE.test(plain.slice(0, match.index));
  if (isLength || !isMeant) return null;
  const amount = Math.floor(toNumber(upTo));
  return amount > MAX_YEARS ? null : { type: 'experience', amount, start: match.index, end };
}

/** Where a text has words and numbers of this sort. */
type Range = { start: number; end: number };

const toRange = (match: RegExpExecArray | null): Range | null =>
  match ? { start: match.index, end: match.index + match[0].length } : null;

const AGE = String.raw`(?:2[6-9]|[345]\d|6[0-5])`;
const NOT_AMOUNT = String.raw`(?!\s*(?:[.,]\d|[%+]|k|l|lpa|lakhs?|lacs?|thousand|hazaa?r|days?|hours?|minutes?|weeks?|months?|marks?)(?![\p{L}]))`;
const AGES = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:at|after|over|above|past|age|aged|umar|umr)\s+(?:the\s+)?(?:age\s+)?(?:of\s+)?${AGE}${END}${NOT_AMOUNT}`,
    String.raw`(?<![\d.,\p{L}])${AGE}\s*\+?\s*(?:years?|yrs?|saal|sal|साल|वर्ष)?\s*(?:old|of age|(?:ki\s+)?(?:age|umar|umr)|की उम्र|(?:saal|sal|साल|वर्ष)\s+(?:ke|की|के|ki)\s+(?:baad|बाद))${END}`,
  ].join('|'),
  'iu',
);

/** The age of a person: "after 30", "at 45", "35 years old", "40 ki umar". */
export const parseAge = (text: string): Range | null => toRange(AGES.exec(withPlainDigits(text)));

const LENGTH = String.raw`(?<![\d.,\p{L}])(?:\d{1,2}|one|two|three|four|five|six|ek|do|teen|char|chhe)\s*-?\s*(?:years?|yrs?|yr|months?|weeks?|days?|hours?|saal|sal|mahine|mahina|साल|महीने|महीना|दिन)${END}(?:\s+(?:ka|ki|ke|का|की|के)${END})?`;
const LENGTHS = new RegExp(LENGTH, 'iu');
const DEGREE = String.raw`(?:mba|pgdm|m\.?b\.?a|b\.?tech|m\.?tech|b\.?com|m\.?com|b\.?sc|m\.?sc|b\.?ed|bba|bca|mca|llb|llm|degree|diploma|course|programm?e?|certificate|certification|master'?s?|bachelor'?s?|training)`;
const DEGREE_LENGTHS = new RegExp(String.raw`(?<=${DEGREE}\s+(?:in\s+|of\s+)?)${LENGTH}|${LENGTH}(?=\s+${DEGREE}${END})`, 'iu');

/** How long a course or degree lasts: nothing in the index says so. */
export const parseLength = (text: string, { isAboutJobs, isAboutCourses }: AmountContext): Range | null =>
  isAboutJobs ? null : toRange((isAboutCourses ? LENGTHS : DEGREE_LENGTHS).exec(withPlainDigits(text)));
