import { findFields, findLevels, findSubjects, type EducationField, type EducationLevel, type Subject } from './education.ts';
import type { ResumeUnit } from './parse-resume.ts';
import { splitSentences } from './text-units.ts';

/** A degree or certificate of school with its level, its fields, the subjects within them and the unit that names it. */
export type Schooling = {
  level: EducationLevel;
  fields: EducationField[];
  subjects: Subject[];
  inProgress: boolean;
  unit: ResumeUnit;
};

// Abbreviations that are words or places elsewhere, at the start of a line or cell of an education section.
const SHORT_DEGREES: readonly (readonly [EducationLevel, RegExp])[] = [
  [4, degree('m\\.?a|m\\.?s|m\\.?e|m\\.?d|j\\.?d|mst|msw|mph|msc|meng|med|mcom|mtech|mfa|mdes|mis|mpa|msee|mscs|msme|msce|msit')],
  [3, degree('b\\.?a|b\\.?s|b\\.?e|a\\.?b|bsc|beng|bcom|btech|bed|bfa|bsn|barch|bsw|bsee|bscs|bsme|bsce|bsba|bsit|bca|bba')],
  [2, degree('a\\.?a|a\\.?s|a\\.?a\\.?s|adn|hnd|hnc')],
  [1, degree('ssc|hsc|isc|x|xii|\\+2|10\\+2')],
];

// A form with a field for the level and one for the degree gives "BS BS: Health".
function degree(abbreviations: string): RegExp {
  return new RegExp(
    String.raw`(?:^|[|;:(]\s*|\d{4}\s+)(?:(?:${abbreviations})\.?\s+(?=\S+\s*:))?(?:${abbreviations})(?:\.|(?![\p{L}\d]))(?=\s*(?:$|[|,:;(/–-]|\d|in\b|of\b|degree\b|hons|honou?rs\b))`,
    'iu',
  );
}

// With their full stops these are degrees anywhere in a line; "my AA in general studies" needs none.
const DOTTED_DEGREES: readonly (readonly [EducationLevel, RegExp])[] = [
  [4, dotted('m', 'aes')],
  [3, dotted('b', 'aes')],
  [2, /(?<![\p{L}.])a\.[as](?![\p{L}])|\b(?:my|an) (?:aa|as|aas)(?= (?:in|degree)\b)/iu],
];

function dotted(first: string, letters: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}.])${first}\.[${letters}](?!\p{L}|\.\p{L})|\b(?:my|an?) ${first}[as](?= (?:in|degree)\b)`,
    'iu',
  );
}

const UNFINISHED =
  /\b(?:pursuing|expected|present|ongoing|current(?:ly)?|final year|undergoing|appearing|anticipated|tbd|(?:doctoral|ph\.?d|philosophy)\b[^.]{0,40}\bcandidate|(?:am ?)?working towards?)\b|वर्तमान|अध्ययनरत/iu;
const GIVEN_UP =
  /\b(?:started|enrolled|discontinued|dropped out|some college|no degree|a few credits|left (?:after|before|in)|incomplete|not completed|unfinished|completed \d+ (?:credits?|units?|semesters?|hours)|\d+ credits? (?:completed|towards?))\b/i;
const DEGREE_SECTIONS_ONLY = new Set(['goals', 'experience', 'projects', 'volunteering', 'skills', 'attached']);

/** Whether a line of an education section starts with a degree. */
export function startsWithDegree(text: string): boolean {
  return (
    findLevels(text)?.mark[0] === 0 || [...SHORT_DEGREES, ...DOTTED_DEGREES].some(([, pattern]) => text.search(pattern) === 0)
  );
}

/** The degrees that a résumé names, in its order, without those that were given up. */
export function findSchooling(units: readonly ResumeUnit[], today: string): Schooling[] {
  const thisYear = Number(today.slice(0, 4));
  const educationUnits = units.filter(({ section }) => section === 'education');
  const hasDegrees = educationUnits.some(({ text }) => levelsOf(text, true).length > 0);
  const candidates = hasDegrees ? educationUnits : units.filter(({ section }) => !DEGREE_SECTIONS_ONLY.has(section));
  return candidates.flatMap((unit, at): Schooling[] => {
    const found = splitClauses(unit).flatMap((clause) => {
      if (GIVEN_UP.test(clause)) return [];
      const years = [...clause.matchAll(/\b20\d{2}\b/g)].map((match) => Number(match[0]));
      const inProgress = UNFINISHED.test(clause) || years.some((year) => year > thisYear);
      return levelsOf(clause, hasDegrees).map((level) => ({ level, inProgress }));
    });
    const best = found.reduce<(typeof found)[number] | null>(
      (highest, item) => (highest && rank(highest) >= rank(item) ? highest : item),
      null,
    );
    if (!best) return [];
    const own = unit.text.replace(/^education\b[^:]{0,30}:/i, '');
    // The field of a degree may be on the next line.
    const named = findFields(own).length > 0 ? own : `${unit.text} ${candidates[at + 1]?.text ?? ''}`;
    return [{ ...best, fields: findFields(named), subjects: findSubjects(named), unit }];
  });
}

// A finished degree counts before one in progress.
function rank({ level, inProgress }: { level: EducationLevel; inProgress: boolean }): number {
  return level - (inProgress ? 10 : 0);
}

function splitClauses(unit: ResumeUnit): string[] {
  return splitSentences(unit).flatMap(({ text }) => text.split(/;\s/));
}

function levelsOf(text: string, inEducation: boolean): EducationLevel[] {
  const short = inEducation
    ? [...SHORT_DEGREES, ...DOTTED_DEGREES].flatMap(([level, pattern]) => (pattern.test(text) ? [level] : []))
    : [];
  const named = findLevels(text)?.highest;
  if (named === undefined) return short;
  return [...short, named === 2 && SCHOOL_DIPLOMA.test(text) ? 1 : named];
}

// "Diploma: 1999 East Boston High School", "GED: HS equivalence diploma".
const SCHOOL_DIPLOMA =
  /^(?!.*\b(?:associate|polytechnic|iti|college)\b).*\b(?:diploma\b.*\b(?:high|secondary) school\b|(?:hs|high school|secondary)\s+equivalen\p{L}+\s+diploma)/iu;

/** The highest level that was completed; null without any. */
export function highestCompletedLevel(education: readonly Schooling[]): EducationLevel | null {
  const levels = education.filter(({ inProgress }) => !inProgress).map(({ level }) => level);
  return levels.length === 0 ? null : levels.reduce((highest, level) => (level > highest ? level : highest));
}
