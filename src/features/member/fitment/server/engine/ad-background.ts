import { matchSkills, type MatchContext, type Taxonomy } from '#features/base/skills/server/index.ts';
import { kindAt, type AdUnit, type EducationRequirement, type ExperienceRequirement } from './ad-requirements.ts';
import { findFields, findLevels, findSubjects, findWholeFields } from './education.ts';
import { DEGREE_LABEL, findDegreePhrases } from './find-degree-phrases.ts';
import { expectedMonths, withoutSuffix } from './role-similarity.ts';
import { WEIGHTS } from './weights.ts';

/** The id of the years that only a title implies. */
export const IMPLIED_EXPERIENCE = 'experience-role';

// An ad that states no years still asks for somebody of its profession: the role in its title.
export function impliedExperience(title: string, text: string): ExperienceRequirement[] {
  const months = expectedMonths(title);
  if (months === 0 || title === '' || FRESH_WELCOME.test(text)) return [];
  const index = text.toLowerCase().indexOf(title.toLowerCase());
  const start = Math.max(0, index);
  return [
    {
      id: IMPLIED_EXPERIENCE,
      kind: 'experience',
      need: 'required',
      weight: WEIGHTS.need.required,
      unit: { text: title, start, end: index < 0 ? 0 : start + title.length },
      months,
      mark: markOf(title, withoutSuffix(title)),
      skillIds: [],
      implied: true,
    },
  ];
}

// "Freshers can apply", "0-4 yrs", "eager to apply their academic knowledge", "no prior experience required", "recent graduates may apply": no years are expected; "no freshers" says the
// opposite.
const FRESH_WELCOME =
  /(?<!\b(?:no|not|non|than|only)\b[^.;\n]{0,24})\bfreshers?\b(?![^.;\n]{0,24}\b(?:not|excuse|don['’]?t)\b)|\bno (?:(?:prior|previous|work|relevant|industry) ){0,2}experience (?:is |are )?(?:required|needed|necessary)|\bexperience (?:is )?not (?:required|needed|necessary|mandatory)|\b(?:recent|fresh) graduates?\b[^.;\n]{0,20}\b(?:apply|welcome|encouraged|considered|preferred)|\bentry[\s-]level (?:role|position|job|opportunity)|(?<![\d.])0\s*(?:-|–|to)\s*\d{1,2}\+?\s*(?:years?|yrs?)\b|\bapply (?:their|your) academic (?:knowledge|learning|skills)/i;

// The role in a title that also names a place or an employer.
function markOf(title: string, role: string): [number, number] {
  const start = Math.max(0, title.indexOf(role));
  return [start, start + role.length];
}

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 };
const YEARS =
  /(?<![\d.])(\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(?:\.\d)?(?:\s*\(\d+\))?\s*\+?\s*(?:(?:-|–|—|to\b|and\b|(?<=\s))\s*\d{1,2}(?:\.\d)?\s*)?\+?\s*(years?|yrs?|months?)\b(?!\s*(?:old|of age|bond|contract|warranty|of (?:formal |full[\s-]?time |regular )?(?:education|schooling|study|studies)\b|(?:ago|from now)\b))/gi;
// "Experience: 4-8".
const BARE_YEARS =
  /(?<=^\W*(?:(?:total|work|relevant|overall)\s+)?exp(?:erience)?(?:\s+(?:required|level|range|needed))?\s*[:–-]\s*)(\d{1,2})\s*(?:-|–|to)\s*\d{1,2}(?=\W*$)/iu;
// What the years are asked for in: "of experience in retail banking", "'s of marketing experience", "in an agency".
const FIELD_OF_YEARS =
  /^['’]?(?:\s*\([^)]*\)|\))?(?:\s+(?:of\s+)?(?:[\p{L}\d&/'’-]+\s+){0,6}?(?:experience|exp)\b(?:\s+(?:in|with|as|within|of|working|at|from|for)\s[^.;:(),]{1,160}(?![\p{L}\d]))?|\s+of\s+working\s[^.;:(),]{1,120}(?![\p{L}\d])|\s+(?:in|as|within|leading|managing|heading|supervising)\s[^.;:(),]{1,160}(?![\p{L}\d]))/iu;
const NOT_EXPERIENCE =
  /\b(?:age|resident|residing|bond|contract period|internship (?:duration|period)|probation|over the (?:last|past)|in the (?:last|past)|for (?:the|over|more than) \d|history|since|legacy|completed)\b/i;

// "Fresher or 1 year", "freshers to 2 years".
const FRESH_OR = /\bfresh(?:er)?s?\s*(?:or|to|\/|-|–)\s*(?:(?:with|up ?to|min(?:imum)?|at least|having)\s+)?$/i;

// "Freshers with less than one year", "up to 2 years".
const AT_MOST = /\b(?:less than|under|below|up ?to|max(?:imum)?(?: of)?|not more than)\s*$/i;

export function parseYears(taxonomy: Taxonomy, unit: AdUnit, context: MatchContext): ExperienceRequirement[] {
  const match = [...unit.text.matchAll(YEARS)][0] ?? BARE_YEARS.exec(unit.text);
  const isExperience =
    unit.class === 'asks'
      ? !NOT_EXPERIENCE.test(unit.text) || /\bexp/i.test(unit.text)
      : /\bexp(?:erience|\b)|\bworked\b|\bbackground\b/i.test(unit.text);
  if (!match || !isExperience || DEGREE_OR.test(unit.text.slice(0, match.index))) return [];
  const before = unit.text.slice(0, match.index);
  const amount =
    FRESH_OR.test(before) || AT_MOST.test(before) ? 0 : (NUMBERS[(match[1] ?? '').toLowerCase()] ?? Number(match[1]));
  const months = /^m/i.test(match[2] ?? '') ? amount : amount * 12;
  if (months > 300) return [];
  const end = match.index + match[0].trimEnd().length;
  const need = kindAt(unit, match.index, end);
  const skillIds = matchSkills(taxonomy, unit.masked, context)
    .filter((mention) => taxonomy.byId.get(mention.skillId)?.kind !== 'soft')
    .map((mention) => mention.skillId);
  return [
    {
      id: `experience-${months}-months`,
      kind: 'experience',
      need,
      weight: WEIGHTS.need[need],
      unit,
      months,
      mark: [match.index, end + fieldOfYears(unit.text.slice(end)).length],
      skillIds: [...new Set(skillIds)],
      implied: false,
    },
  ];
}

// "A degree or 4 years of experience" is one ask, for the degree, that experience meets as well.
const DEGREE_OR =
  /\b(?:degree|graduat\p{L}+|bachelor\S*|master['’]?s|diploma|mba)\b[^.;:]{0,40}\bor\s+(?:(?:at least|minimum|an? equivalent of)\s+)?$/iu;

// "In data science who can join at once" ends before what is said of the person, and a long field before what qualifies it.
function fieldOfYears(after: string): string {
  const field = (FIELD_OF_YEARS.exec(after)?.[0] ?? '').replace(
    /\s+(?:(?:who|that|which)\s.*|with\s+(?:an?\s+)?(?:\p{L}+\s+){0,2}(?:track record|focus|emphasis)\b.*|(?:in|with|from)\s+(?:any|one|some|either) of the following.*)$/isu,
    '',
  );
  const short = field.length > MAX_FIELD ? (SHORT_FIELD.exec(field)?.[0] ?? field) : field;
  return short.replace(DANGLING, '').trimEnd();
}

const MAX_FIELD = 60;
const SHORT_FIELD =
  /^.{30,}?(?=\s(?:with|using|to|for|preferably|ideally|across|by|on|at|through|within|including|like|as)\s)/isu;
const DANGLING =
  /(?:\s+(?:preferably|ideally|in|of|with|and|or|for|the|an?|to|at|using|across|by|from|on|as|working|developing|building|jr|sr|is|must|required|mandatory|&|-))+$/iu;

// Of several numbers of years the longest that is asked for counts; "no experience needed" (0 years) asks for nothing.
export function longestAsked(found: readonly ExperienceRequirement[]): ExperienceRequirement[] {
  const required = found.filter(({ need }) => need === 'required');
  const candidates = required.length > 0 ? required : found;
  const longest = candidates.reduce((top, next) => (next.months > top.months ? next : top));
  return longest.months === 0 ? [] : [longest];
}

export function parseEducation(unit: AdUnit): EducationRequirement[] {
  const levels = findLevels(unit.text) ?? findLabelledLevel(unit.text);
  // "Master" alone is a step of some scale.
  if (
    !levels ||
    /^\P{L}*masters?\P{L}*$/iu.test(unit.text) ||
    (unit.class === 'does' && !/\b(?:degree|bachelor|master|graduate|diploma)\b/i.test(unit.text))
  )
    return [];
  const need = kindAt(unit, ...levels.mark);
  const found = findDegreePhrases(unit.text).find(({ start, end }) => start < levels.mark[1] && end >= levels.mark[1]);
  // "Engineering degree in electronics": the level's own words may start before.
  const phrase = found && { start: Math.min(found.start, levels.mark[0]), end: found.end };
  const named = phrase ? unit.text.slice(phrase.start, phrase.end) : unit.text;
  const mark: [number, number] = phrase ? withoutRest(unit.text, phrase) : levels.mark;
  return [
    {
      id: `education-${levels.lowest}-${need}`,
      kind: 'education',
      need,
      weight: WEIGHTS.need[need],
      unit,
      mark,
      mentions: [{ unit, mark }],
      level: levels.lowest,
      fields: findFields(named),
      subjects: findSubjects(named),
      wholeFields: findWholeFields(named),
      relatedCounts: RELATED_FIELD.test(unit.text),
      experienceCounts:
        /\bequivalent (?:\p{L}+ ){0,2}experience|\bor (?:relevant|related|comparable|equivalent) (?:\p{L}+ )?experience|\bin lieu\b|\bor (?:at least )?\d+\s*\+? years/iu.test(
          unit.text,
        ),
    },
  ];
}

// A field of study behind "Qualification:" is asked for as a first degree.
function findLabelledLevel(text: string): ReturnType<typeof findLevels> {
  const label = DEGREE_LABEL.exec(text)?.[0].length ?? 0;
  const [phrase] = label === 0 ? [] : findDegreePhrases(text);
  if (phrase?.start !== label || findFields(text.slice(phrase.start, phrase.end)).length === 0) return null;
  return { lowest: 3, highest: 3, mark: [phrase.start, phrase.end] };
}

// "Or a related field", "or similar", "any engineering stream"; not "or relevant experience".
const RELATED_FIELD =
  /(?:\bor|\band|\/|,)\s*(?:an?y?\s+|in\s+|other\s+)*(?:related|relevant|similar|equivalent|allied|other)\b(?!\s+(?:\p{L}+ )?(?:experience|work))|\b(?:related|relevant|similar) (?:fields?|disciplines?|streams?)\b|\bany (?:\p{L}+ )?(?:stream|discipline|branch)/iu;

// "MBA from a good institute" and "Graduate (any stream" end before where it is from and before a bracket that stays open.
function withoutRest(text: string, { start, end }: { start: number; end: number }): [number, number] {
  const phrase = text.slice(start, end);
  const from = phrase.search(/\s(?:from|at)\s/);
  const open = phrase.lastIndexOf('(');
  const isOpen = open > 0 && !phrase.includes(')', open);
  if (isOpen && from < 0 && /^(?:\s*\p{L}{1,8}\.)?\s*\)/u.test(text.slice(end))) return [start, text.indexOf(')', end) + 1];
  const stop = Math.min(...[from, isOpen ? open : -1].filter((at) => at > 0), phrase.length);
  const kept = phrase.slice(0, stop).replace(/[\s,(]+$/, '');
  return [start, start + (kept.includes('(') ? kept : kept.replace(/\)$/, '')).length];
}

// The lowest level that is enough; a higher one that is preferred is a wish of its own.
export function lowestAsked(found: readonly EducationRequirement[]): EducationRequirement[] {
  const byNeed = Map.groupBy(found, ({ need }) => need);
  return [...byNeed.values()].map((list) => {
    const lowest = list.reduce((top, next) => (next.level < top.level ? next : top));
    const fields = list.some((item) => item.fields.length === 0) ? [] : [...new Set(list.flatMap((item) => item.fields))];
    const [subjects, wholeFields] = [list.flatMap((item) => item.subjects), list.flatMap((item) => item.wholeFields)];
    const relatedCounts = list.some((item) => item.relatedCounts);
    return { ...lowest, fields, subjects, wholeFields, relatedCounts, mentions: list.flatMap(({ mentions }) => mentions) };
  });
}
