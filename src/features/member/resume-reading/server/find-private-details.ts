import type { RemarkKind } from '../contract.ts';

type Place = { start: number; end: number };

/** What employers in India neither need nor should see; the account numbers of the State can be abused. */
const DETAILS: readonly (readonly [RemarkKind, RegExp])[] = [
  [
    'relative',
    /^[^\p{L}]*(?:father|mother|husband|wife|spouse|guardian|parent)(?:['’]?s?)?(?:\s+name)?(?:\s*:|\s+[–|-]\s)|\b(?:[sdw]\/o|(?:son|daughter|wife) of)\b|(?:पिता|माता|पति|पत्नी)(?:\s*का)?(?:\s*नाम)?\s*[:–|-]/iu,
  ],
  ['marital_status', /\bmarital\s+status\b|^[^\p{L}]*(?:un)?married\.?$|वैवाहिक\s*स्थिति/iu],
  [
    'birth_date',
    /\bdate\s+of\s+birth\b|\bd\.?\s?o\.?\s?b\b\.?\s*[:–|-]?|\bborn\s+(?:on|in)\s|^[^\p{L}]*birth\s?(?:day|date)\b|जन्म\s*-?\s*(?:तिथि|तारीख)/iu,
  ],
  ['religion', /^[^\p{L}]*(?:religion|caste|community)\s*[:–|-]|(?:धर्म|जाति)\s*[:–|-]/iu],
  [
    'postal_address',
    /\b(?:flat|house|h\.? ?no|plot|street|road|nagar|colony|sector|vill(?:age)?|dist(?:rict)?|p\.o|apartments?|lane|chs)\b.{0,80}\b\d{3} ?\d{3}\b|^[^\p{L}]*(?:(?:permanent|current|present|home|postal|residential)\s+)?address\s*[:–|-].{15,}/iu,
  ],
  ['aadhaar', /\baadh?aa?r\b.{0,20}\d|(?<![\d+])[2-9]\d{3} \d{4} \d{4}(?![\d ])/iu],
  // Five letters, of which the fourth is P for a person, four digits and a letter.
  ['pan', /\b[A-Z]{3}P[A-Z]\d{4}[A-Z]\b|\bpan\s*(?:card|no\.?|number)\s*[:–|-]?\s*\w/i],
];

/** The lines that name details which do not belong into a résumé, by kind. */
export function findPrivateDetails(lines: readonly (Place & { text: string })[]): { kind: RemarkKind; places: Place[] }[] {
  return DETAILS.flatMap(([kind, pattern]) => {
    const places = lines.filter(({ text }) => pattern.test(text.slice(0, MAX_LENGTH))).map(({ start, end }) => ({ start, end }));
    return places.length > 0 ? [{ kind, places }] : [];
  });
}

const MAX_LENGTH = 400;
