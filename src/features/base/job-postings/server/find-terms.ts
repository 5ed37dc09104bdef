/** Finds pay, the last day and the way to apply in the text of an ad. */
import type { Labelled } from './find-labels.ts';
import { findDays } from './parse-dates.ts';
import { parsePay, type Pay } from './parse-terms.ts';
import type { AdWarning, ApplyAddress, Found } from './posting.ts';
import { splitSentences } from './split-sentences.ts';

const MONEY = String.raw`(?:₹|\brs\.?|\binr\b|[$€£])`;
const AMOUNT = String.raw`\d[\d,]*(?:\.\d+)?\s?(?:\/-)?\s?(?:k|lakhs?|lacs?|lpa|l\.?p\.?a|crores?|हज़ार|हजार|लाख)?`;
const RANGE = String.raw`${MONEY}?\s?${AMOUNT}(?:\s?(?:-|–|—|to|upto|up to|से)\s?${MONEY}?\s?${AMOUNT})?`;
const PERIOD = String.raw`(?:\s?(?:\/-?)?\s?(?:\(?(?:per|an?|\/|p\.?)\s?(?:month|annum|year|hour|m|a|h)\b\.?\)?|monthly|yearly|annually|pm\b|pa\b|lpa\b|in ?hand|महीना|प्रति माह|मासिक))?`;
const KEYWORD = String.raw`(?:\b(?:salary|ctc|stipend|package|pay ?scale|remuneration|compensation|wages?|earn|in ?hand|take[- ]home)\b|वेतन|सैलरी|तनख्वाह)`;
/** Pay with a word for it before the figures. */
const AFTER_KEYWORD = new RegExp(String.raw`${KEYWORD}[^\d\n₹$€£.;]{0,40}?(?<pay>(?:up ?to |from )?${RANGE}${PERIOD})`, 'iu');
/** Figures with a currency or a unit, and a period. */
const WITH_PERIOD = new RegExp(
  String.raw`(?<pay>${MONEY}\s?${AMOUNT}(?:\s?(?:-|–|—|to)\s?${MONEY}?\s?${AMOUNT})?\s?(?:\/-?)?\s?(?:per|an?|\/|p\.?)\s?(?:month|annum|year|hour|m|a)\b|\d+(?:\.\d+)?\s?(?:(?:-|–|to)\s?\d+(?:\.\d+)?\s?)?(?:lpa|l\.p\.a|lakhs? (?:per|p\.?) ?a(?:nnum)?))`,
  'iu',
);
/** Pay that is named without figures. */
const UNSTATED =
  /^(?:[^.\d]{0,60}\b)?(?:negotiable|industry standards?|market standards?|not disclosed|confidential|competitive|as per|best in|no bar|no constraint|depends? on|depending)\b[^\d]{0,80}$/i;
const NOT_PAY =
  /\b(?:turnover|revenue|funding|budget|valuation|family income|premium|l&d|learning|coverage|fees?|charges?|deposit|target|insurance|loan|aum|crore business)\b/i;
/** Per year or month; less is a fee, a count or a year. */
const MIN_AMOUNT = { year: 12_000, month: 1000, hour: 5 } as const;

/** The pay that an ad states, as written and as figures. Sentences with a warning state none. */
export function findPay(
  description: string,
  labels: readonly Labelled[],
  warnings: readonly AdWarning[],
): Found<{ text: string; range: Pay | null }> | null {
  for (const { label, value, quote } of labels) {
    if (label !== 'pay') continue;
    const range = plausible(parsePay(value));
    const [text = value] = splitSentences(value);
    if (range || UNSTATED.test(value)) return { value: { text, range }, source: 'label', quote };
  }
  const quotes = new Set(warnings.map((warning) => warning.quote));
  for (const quote of splitSentences(description)) {
    if (quotes.has(quote) || quote.length > 1000) continue;
    const match = AFTER_KEYWORD.exec(quote) ?? WITH_PERIOD.exec(quote);
    const text = match?.groups?.['pay']?.trim();
    const clause = match ? quote.slice(Math.max(0, match.index - 40), match.index + match[0].length + 15) : '';
    if (!text || NOT_PAY.test(clause)) continue;
    const range = plausible(
      parsePay(
        text
          .replaceAll(/हज़ार|हजार/g, 'k')
          .replaceAll('लाख', 'lakh')
          .replaceAll('/-', ''),
      ),
    );
    if (range) return { value: { text, range }, source: 'sentence', quote };
  }
  return null;
}

function plausible(pay: Pay | null): Pay | null {
  const highest = pay?.max ?? pay?.min ?? 0;
  return pay && highest >= MIN_AMOUNT[pay.period] ? pay : null;
}

const CLOSING =
  /\b(?:last date|apply (?:by|before|on or before|latest by)|deadline|clos(?:es|ing)(?: date)?(?: on)?|on or before|not later than|valid (?:till|until|through)|open (?:till|until)|applications? (?:are )?(?:accepted|received|invited) (?:till|until|by))\b|अंतिम (?:तिथि|तारीख)|तक आवेदन/iu;
const WALK_IN = /\bwalk-?\s?in|\binterviews?\b(?: dates?)?|इंटरव्यू|साक्षात्कार/iu;

/** The last day to apply: behind a label, in a sentence about it, or the last day of walk-in interviews. */
export function findClosingDay(description: string, labels: readonly Labelled[], today: string): Found<string> | null {
  const lastOf = (text: string) => findDays(text, today).toSorted().at(-1);
  for (const { label, value, quote } of labels) {
    const day = label === 'closing' ? lastOf(value) : undefined;
    if (day) return { value: day, source: 'label', quote };
  }
  const sentences = splitSentences(description);
  for (const pattern of [CLOSING, WALK_IN])
    for (const quote of sentences) {
      const cue = pattern.exec(quote);
      const day = cue ? lastOf(quote.slice(cue.index, cue.index + 160)) : undefined;
      if (day) return { value: day, source: 'sentence', quote };
    }
  return null;
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u;
const URL_IN_TEXT = /https?:\/\/[^\s<>"')\]]{4,500}/iu;
const PHONE = /(?<![\d/.-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\d/])/u;
const APPLY_CUE = /\bapply|\bapplications?\b|\bsend\b|\bmail\b|\bcv\b|\bresume|\brésumé|\bregister|\bform\b|\blink\b|आवेदन/iu;
const CONTACT_CUE = /\bcontact|\bcall\b|\bwhats ?app|\bphone|\bmobile|\bapply|\bsend\b|संपर्क|फोन|कॉल/iu;

/** How to apply: a link or an e-mail address near a word about applying, else any e-mail address, else a telephone number. */
export function findApply(description: string, labels: readonly Labelled[]): Found<ApplyAddress> | null {
  const labelled = labels
    .filter(({ label }) => label === 'apply')
    .map(({ value, quote }) => ({ text: value, quote, source: 'label' as const }));
  const sentences = description.split('\n').map((line) => {
    const quote = line.replace(/^(?:## |- )/, '');
    return { text: quote, quote, source: 'sentence' as const };
  });
  const all = [...labelled, ...sentences];
  const withCue = (cue: RegExp) => all.filter(({ text, source }) => source === 'label' || cue.test(text));
  return (
    findFirst(withCue(APPLY_CUE), URL_IN_TEXT, 'url') ??
    findFirst(withCue(APPLY_CUE), EMAIL, 'email') ??
    findFirst(all, EMAIL, 'email') ??
    findFirst(withCue(CONTACT_CUE), PHONE, 'phone') ??
    findFirst(all, PHONE, 'phone')
  );
}

type Line = { text: string; quote: string; source: 'label' | 'sentence' };

function findFirst(lines: readonly Line[], pattern: RegExp, kind: ApplyAddress['kind']): Found<ApplyAddress> | null {
  for (const { text, quote, source } of lines) {
    const value = pattern.exec(text.slice(0, 2000))?.[0].replace(/[.,;:]+$/, '');
    if (value) return { value: { kind, value: value.trim() }, source, quote };
  }
  return null;
}
