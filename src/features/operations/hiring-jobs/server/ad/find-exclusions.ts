/** Finds sentences that keep people out by their sex, family, faith, caste, disability or health. */
import { splitSentences } from '#features/base/job-postings/server/index.ts';

const MAX_FOUND = 5;

const SEX = String.raw`(?:females?|males?|women|woman|men|man|girls?|boys?|ladies|lady|gents|gentlemen)`;
const APPLICANTS = String.raw`(?:\s+(?:candidates?|applicants?|staff|employees?|persons?|professionals?|freshers?))?`;
const FAITHS = String.raw`(?:hindus?|muslims?|christians?|sikhs?|jains?|buddhists?|parsis?|brahmins?|rajputs?|baniyas?|dalits?|upper[ -]caste)`;

const EXCLUDES: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:only|strictly|exclusively)\s+(?:for\s+)?${SEX}\b`, 'i'),
  new RegExp(String.raw`\b${SEX}${APPLICANTS}\s+(?:only|required|needed|wanted|preferred)\b`, 'i'),
  new RegExp(String.raw`\b(?:preferably|prefer(?:ring)?)\s+(?:a\s+)?${SEX}\b`, 'i'),
  new RegExp(String.raw`\bno\s+${SEX}\b`, 'i'),
  /\b(?:gender|sex)\s*[:–-]\s*(?:female|male)\b/i,
  /\b(?:unmarried|single|married|divorced|widowed)\s+(?:candidates?|applicants?|women|woman|girls?|females?|males?|men|persons?|only)\b/i,
  /\bmarital status\s*[:–-]\s*(?:unmarried|single|married)\b/i,
  /\b(?:not|non)[ -](?:be\s+)?pregnant\b|\bno plans? (?:to|of) (?:marry|marriage|hav(?:e|ing) (?:children|a child|kids)|start(?:ing)? a family)\b/i,
  new RegExp(String.raw`\b(?:only|strictly)\s+${FAITHS}\b|\b${FAITHS}${APPLICANTS}\s+(?:only|required|preferred|needed)\b`, 'i'),
  new RegExp(String.raw`\bno\s+(?:${FAITHS}|sc\s?/\s?st|sc|st)\b${APPLICANTS}`, 'i'),
  /\bable[- ]bodied\b|\bno (?:disabilit(?:y|ies)|disabled|handicap\w*)\b|\bnot (?:suitable |open )?(?:for|to) (?:people with disabilities|disabled|handicapped|pwd)\b/i,
  /\bhiv[- ](?:negative|test)|\bmust be hiv\b/i,
  /\bfair[- ](?:skin(?:ned)?|complexion(?:ed)?)\b|\bwhites? only\b/i,
  /(?:केवल|सिर्फ|सिर्फ़|मात्र)\s+(?:पुरुष|महिला|महिलाएँ|महिलाएं|लड़के|लड़कियाँ|लड़कियां|अविवाहित|हिंदू|हिन्दू|मुस्लिम)/u,
  /(?:पुरुष|महिला|लड़के|अविवाहित)\s+(?:उम्मीदवार\s+)?(?:ही|केवल)(?:\s|$|।)/u,
];
/** The sentence invites people, or says that nobody is kept out. */
const INCLUDES = new RegExp(
  String.raw`\b(?:male\s*(?:/|or|and|&)\s*female|female\s*(?:/|or|and|&)\s*male|men\s*(?:/|or|and|&)\s*women|women\s*(?:/|or|and|&)\s*men)\b|\b(?:any|all) (?:genders?|sexes)\b|\b(?:regardless|irrespective|without regard|encouraged?|encourages|welcome[sd]?|discriminat\w*|equal[ -](?:employment[ -])?opportunit\w*)\b`,
  'i',
);
/** "Managed a ladies' hostel" and "a store for men only" describe the work, not who may apply. */
const DESCRIBES =
  /\b(?:hostels?|wards?|stores?|fashion|clothing|apparel|wear|products?|customers?|clients?|patients?|garments?|salon|footwear)\b/i;

/** The sentences of an ad that exclude people by a ground that law protects, at most five. */
export const findExclusions = (text: string): string[] =>
  splitSentences(text)
    .filter((sentence) => sentence.length <= 600 && !INCLUDES.test(sentence) && !DESCRIBES.test(sentence))
    .filter((sentence) => EXCLUDES.some((pattern) => pattern.test(sentence)))
    .slice(0, MAX_FOUND);
