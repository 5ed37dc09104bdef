/** The qualifications that an ad names as enough. */
import type { FilterWord } from './search-filters.ts';

const LEVELS: Readonly<Record<string, RegExp>> = {
  '10th':
    /\b(?:tenth|10th)[ -](?:standard|pass(?:ed)?|std|grade|class)\b|\bclass (?:10|x) pass|\bpassed (?:class )?(?:10|x)(?:th)?\b|\b(?:ssc|sslc|matric(?:ulation)?)\b/i,
  '12th':
    /\b(?:twelfth|12th)[ -](?:standard|pass(?:ed)?|std|grade|class)\b|\bclass (?:12|xii) pass|\bpassed (?:class )?(?:12|xii)(?:th)?\b|\b(?:hsc|higher secondary|puc)\b|\b10 ?\+ ?2\b/i,
  iti: /\bI\.?T\.?I\b/,
  diploma: /\bdiploma\b/i,
  graduate:
    /\b(?:degree|graduat(?:e|es|ion)|bachelor['’]?s?)\b|\bB\. ?(?:A|Sc|Com|Tech|E|Ed|Pharm)\b|\b(?:BA|BSc|BCom|BTech|BCA|BBA|LLB)\b/,
  postgraduate: /\b(?:master['’]?s|post[- ]?graduat(?:e|ion))\b|\bM\. ?(?:A|Sc|Com|Tech)\b|\b(?:MBA|MSc|MCom|MTech|MCA|PGDM)\b/,
};

/** The filter words of the qualifications that a text names. */
export const educationWords = (text: string): FilterWord[] =>
  Object.entries(LEVELS).flatMap(([level, pattern]) => (pattern.test(text) ? [['education', level] as const] : []));

/** What else is enough for those who have a qualification: a job for the tenth standard takes the twelfth as well. */
const ALSO_ENOUGH: Readonly<Record<string, readonly string[]>> = { '12th': ['10th'] };

/** The words of which a job has one that suits a qualification. */
export const educationFilter = (level: string): FilterWord[] =>
  [level, ...(ALSO_ENOUGH[level] ?? [])].map((value) => ['education', value]);
