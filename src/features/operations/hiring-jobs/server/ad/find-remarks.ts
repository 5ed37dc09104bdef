/** What an employer may want to look at again in an ad; none of it keeps the ad from going live. */
import type { z } from 'zod';
import { parseExperience } from '#features/base/job-postings/server/index.ts';
import type { readAd } from '#features/member/fitment/server/index.ts';
import type { AdContent, AdRemark } from '../../contract.ts';

type Remark = z.infer<typeof AdRemark>;
type Reading = ReturnType<typeof readAd>;

/** More required things than this are a long list. */
export const MAX_REQUIRED = 12;
const MAX_WORDINGS = 6;

/** Words that make some people think that they are not meant, with what to write instead. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\byoung(?:,| and| &)? (?:energetic|dynamic|vibrant|enthusiastic)\b/i, 'motivated'],
  [/\byouthful\b/i, 'lively'],
  [/\bdigital native\b/i, 'at ease with digital tools'],
  [/\b(?:rock ?star|ninja|guru|wizard)\b/i, 'specialist'],
  [/\bsalesm[ae]n\b/i, 'salesperson'],
  [/\bchairm[ae]n\b/i, 'chairperson'],
  [/\bforem[ae]n\b/i, 'supervisor'],
  [/\bman ?power\b/i, 'staff'],
  [/\boffice boys?\b/i, 'office assistant'],
  [/\bair hostess(?:es)?\b|\bstewardess(?:es)?\b/i, 'cabin crew'],
  [/\bwaitress(?:es)?\b/i, 'server'],
  [/\bhandym[ae]n\b/i, 'maintenance technician'],
  [/\bnative (?:english )?speaker\b/i, 'fluent speaker'],
  [
    /\b(?:age(?:d)?|age limit|age group)\s*[:–-]?\s*(?:is\s+)?(?:below|under|up to|upto|between|from|max(?:imum)?)?\s*\d{2}(?:\s*(?:-|–|to|and)\s*\d{2})?(?:\s*(?:years?|yrs?))?(?!\s*(?:\+|employees|people|%))/i,
    '',
  ],
  [/\b(?:below|under) (?:the age of )?\d{2} years? (?:of age|old)\b/i, ''],
];

export function findRemarks(
  { description, ...fields }: AdContent,
  { core, further }: Pick<Reading, 'core' | 'further'>,
): Remark[] {
  const required = [...core, ...further].filter(({ need }) => need === 'required');
  const blank = { quote: '', replacement: '', count: 0 };
  const remarks: Remark[] = [];
  if (fields.pay.min === null && fields.pay.max === null) remarks.push({ ...blank, kind: 'no_pay' });
  if (required.length > MAX_REQUIRED) remarks.push({ ...blank, kind: 'many_requirements', count: required.length });
  if (description.trim() !== '' && core.length + further.length === 0) remarks.push({ ...blank, kind: 'no_requirements' });
  return [...remarks, ...findYears({ description, ...fields }), ...findWordings(description)];
}

/** The text asks for other years than the field. */
function findYears({ description, experience_min: stated }: AdContent): Remark[] {
  const { min } = parseExperience(undefined, description);
  if (min === null || stated === null || min === stated) return [];
  const quote = description.split('\n').find((line) => parseExperience(undefined, line).min === min) ?? '';
  return [{ kind: 'years', quote: quote.replace(/^- /, '').trim(), replacement: '', count: min }];
}

const findWordings = (description: string): Remark[] =>
  WORDINGS.flatMap(([pattern, replacement]) => {
    const quote = pattern.exec(description)?.[0];
    return quote === undefined ? [] : [{ kind: 'wording' as const, quote, replacement, count: 0 }];
  }).slice(0, MAX_WORDINGS);
