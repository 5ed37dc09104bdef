import {
  matchSkills,
  buildMatchContext,
  type MatchContext,
  type Skill,
  type SkillMention,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';
import { PREFERRED_CUE, parseAdHeading, parseInlineAdHeading, REQUIRED_CUE, type AdSection } from './ad-sections.ts';
import { asksForSomething, classifyUnit, type UnitClass } from './classify-unit.ts';
import { findFields, findLevels, type EducationField, type EducationLevel } from './education.ts';
import { findConditions, findFacts, mergeConditions, type Condition, type Fact } from './find-conditions.ts';
import { findAskedPhrases, isVague } from './find-asked-phrases.ts';
import { findDegreePhrases } from './find-degree-phrases.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { findEmployerNames, maskNames } from './mask-names.ts';
import { expectedMonths, roleSimilarity } from './role-similarity.ts';
import { joinWrapped, normalizeText, splitLines, splitSentences, type TextUnit } from './text-units.ts';
import { restoreAdLines } from './restore-lines.ts';
import { WEIGHTS } from './weights.ts';
import { countedWords, skillWeight, wordWeight } from './word-weights.ts';

/** A sentence of an ad; `masked` is its text with names and degree fields replaced, for finding skills. */
export type AdUnit = TextUnit & { class: UnitClass; section: AdSection; masked: string };

/** How an ad names a requirement: as needed, as a plus, or only within a duty. */
export type Need = 'required' | 'preferred' | 'duty';

type RequirementBase = { id: string; need: Need; weight: number; unit: TextUnit; mark: [number, number] };
export type SkillRequirement = RequirementBase & {
  kind: 'skill' | 'soft' | 'language';
  skillIds: string[];
  /** Everywhere that the ad names it; `unit` and `mark` are the most important place. */
  mentions: { unit: TextUnit; mark: [number, number] }[];
};
/** Something asked for that is no known skill, in the words of the ad; `words` are the stems that it is recognised by. */
export type PhraseRequirement = RequirementBase & { kind: 'phrase'; words: string[] };
export type ExperienceRequirement = RequirementBase & {
  kind: 'experience';
  months: number;
  skillIds: string[];
  implied: boolean;
};
export type EducationRequirement = RequirementBase & {
  kind: 'education';
  level: EducationLevel;
  fields: EducationField[];
  experienceCounts: boolean;
  mentions: { unit: TextUnit; mark: [number, number] }[];
};
export type Requirement = SkillRequirement | PhraseRequirement | ExperienceRequirement | EducationRequirement;

export type Ad = {
  text: string;
  title: string;
  units: AdUnit[];
  /** Sorted by weight, highest first. */
  requirements: Requirement[];
  /** Skills that only duties name and that are too general for a requirement of their own. */
  dutySkills: SkillRequirement[];
  conditions: Condition[];
  facts: Fact[];
};

const SCORED: ReadonlySet<UnitClass> = new Set(['asks', 'prefers', 'does']);

/** Parses an ad's text (without HTML) into requirements, conditions and facts, each with its sentence. */
export function parseAd(taxonomy: Taxonomy, title: string, source: string, employer?: string): Ad {
  const text = restoreAdLines(normalizeText(decodeEntities(source)));
  const masked = maskNames(text, [...(employer === undefined ? [] : [employer]), ...findEmployerNames(text)]);
  const context = buildMatchContext(masked);
  const units = parseUnits(text, masked).map((unit): AdUnit => ({ ...unit, masked: maskUnit(unit, masked) }));
  const scored = units.filter((unit) => SCORED.has(unit.class));
  const conditions = mergeConditions(scored.flatMap((unit) => (unit.class === 'asks' ? findConditions(unit, title) : [])));
  const facts = findFacts(units);
  const isTaken = (item: Place) =>
    conditions.some((condition) => isSamePlace(condition, item) || isWholly(condition, item)) ||
    facts.some((fact) => isSamePlace(fact, item));
  const found = scored.flatMap((unit) => findSkillRequirements(taxonomy, unit, context, title)).filter((item) => !isTaken(item));
  const languages = languageConditions(found);
  const strong = withoutWeakDuties(found, taxonomy, title);
  const skills = mergeSkills(
    strong.filter((item) => !languages.some((condition) => item.skillIds.includes(condition.skillId ?? ''))),
    title,
    taxonomy,
  );
  const stated = scored.flatMap((unit) => parseYears(taxonomy, unit, context));
  const experience = stated.length > 0 ? longestAsked(stated) : impliedExperience(title.trim(), text);
  const taken = [...stated, ...conditions, ...found].map(({ unit, mark }) => ({ unit, mark }));
  const phrases = mergePhrases(scored.flatMap((unit) => findPhraseRequirements(unit, taken)).filter((item) => !isTaken(item)));
  const isStatutory = conditions.some(({ kind }) => kind === 'degree');
  const education = isStatutory ? [] : lowestAsked(scored.flatMap(parseEducation));
  return {
    text,
    title: title.trim(),
    units,
    requirements: [...experience, ...education, ...skills, ...phrases].sort(byWeight),
    dutySkills: mergeSkills(
      found.filter((item) => item.kind === 'skill' && !strong.includes(item)),
      title,
      taxonomy,
    ),
    conditions: [...conditions, ...languages],
    facts,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', nbsp: ' ', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

// Copied ads often keep the entities of their page.
function decodeEntities(text: string): string {
  return text.replace(/&(amp|nbsp|lt|gt|quot|apos|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

type Place = Pick<Requirement, 'unit' | 'mark'>;

// A registration that is a condition is no skill as well.
function isSamePlace(a: Place, b: Place): boolean {
  return a.unit.start === b.unit.start && a.mark[0] < b.mark[1] && b.mark[0] < a.mark[1];
}

// A short sentence that names a condition names nothing else.
function isWholly(condition: Place, { unit }: Place): boolean {
  return condition.unit.start === unit.start && unit.text.split(/\s+/).length <= MAX_CONDITION_WORDS;
}

const MAX_CONDITION_WORDS = 10;

function byWeight(a: Requirement, b: Requirement): number {
  return b.weight - a.weight || a.unit.start - b.unit.start || a.mark[0] - b.mark[0] || (a.id < b.id ? -1 : 1);
}

function parseUnits(text: string, masked: string): Omit<AdUnit, 'masked'>[] {
  const lines = joinWrapped(
    splitLines(text),
    text,
    (line) => parseAdHeading(line.text) !== null || parseInlineAdHeading(line.text) !== null,
  );
  const units: Omit<AdUnit, 'masked'>[] = [];
  let section: AdSection = 'general';
  for (const line of lines) {
    const heading = line.bullet && !line.text.endsWith(':') ? null : parseAdHeading(line.text);
    if (heading !== null) {
      section = heading;
      continue;
    }
    const inline = parseInlineAdHeading(line.text);
    // An inline heading in a bullet applies only to that bullet, and one such as "Shift: day" only to its own line.
    if (inline && !line.bullet && (inline.section === 'asks' || inline.section === 'prefers' || inline.section === 'does'))
      section = inline.section;
    const lineSection = inline?.section ?? section;
    for (const sentence of splitSentences(line)) {
      const isOpening = section === 'general' && units.length < 4;
      units.push({
        ...sentence,
        section: lineSection,
        class: classifyUnit(
          { ...sentence, bullet: line.bullet, isAboutName: masked[sentence.start] === '|' },
          lineSection,
          isOpening,
        ),
      });
    }
  }
  return units;
}

// The fields of a degree ("a degree in statistics or commerce") are no skills.
function maskUnit({ text, start, end }: TextUnit, masked: string): string {
  let result = masked.slice(start, end).replaceAll('\n', ' ');
  for (const phrase of findDegreePhrases(text))
    result = result.slice(0, phrase.start) + '|'.repeat(phrase.end - phrase.start) + result.slice(phrase.end);
  return result;
}

function findSkillRequirements(taxonomy: Taxonomy, unit: AdUnit, context: MatchContext, title: string): SkillRequirement[] {
  // "Programming languages:" introduces the lines below it.
  if (unit.text.endsWith(':')) return [];
  const mentions = matchSkills(taxonomy, unit.masked, context).filter((mention) => !isColleague(unit.text, mention, title));
  return groupAlternatives(unit.text, mentions).map((group) => {
    const start = Math.min(...group.map((mention) => mention.start));
    const end = Math.max(...group.map((mention) => mention.end));
    const skillIds = [...new Set(group.map((mention) => mention.skillId))];
    const skills = skillIds.flatMap((id) => taxonomy.byId.get(id) ?? []);
    const need = needAt(unit, start, end);
    return {
      id: `skill-${skillIds.join('-or-')}`,
      kind: skillKind(skills),
      need,
      weight: WEIGHTS.need[need] * importance(skills),
      unit,
      mark: [start, end],
      skillIds,
      mentions: [{ unit, mark: [start, end] }],
    };
  });
}

// A duty alone makes no requirement of a soft skill or of something general; a tool, a language or a special field it does.
// An ad that asks for next to nothing is read by its duties.
function withoutWeakDuties(found: readonly SkillRequirement[], taxonomy: Taxonomy, title: string): SkillRequirement[] {
  const asked = new Set(found.filter(({ need }) => need !== 'duty').flatMap(({ skillIds }) => skillIds));
  const isSparse = found.filter(({ need, kind }) => need !== 'duty' && kind === 'skill').length < WEIGHTS.sparse_ad;
  const inTitle = new Set(matchSkills(taxonomy, title).map(({ skillId }) => skillId));
  return found.filter(({ need, kind, skillIds }) => {
    if (need !== 'duty' || skillIds.some((id) => asked.has(id) || inTitle.has(id))) return true;
    if (kind !== 'skill') return false;
    const skills = skillIds.flatMap((id) => taxonomy.byId.get(id) ?? []);
    if (skills.some((skill) => skill.kind === 'tool' || skill.kind === 'language')) return true;
    return Math.max(...skillIds.map(skillWeight)) >= (isSparse ? WEIGHTS.duty_specificity.sparse : WEIGHTS.duty_specificity.full);
  });
}

function skillKind(skills: readonly Skill[]): SkillRequirement['kind'] {
  if (skills.every(({ kind }) => kind === 'soft')) return 'soft';
  return skills.every(isSpoken) ? 'language' : 'skill';
}

/** Programming languages have the same kind but belong to the software and data families. */
export function isSpoken({ kind, family }: Skill): boolean {
  return kind === 'language' && (family === 'languages' || family === 'core');
}

// What tells fields of work apart counts most; soft skills hardly at all.
function importance(skills: readonly Skill[]): number {
  const kind = skillKind(skills);
  if (kind === 'soft') return WEIGHTS.soft_skill;
  const { least } = WEIGHTS.specificity;
  return least + (1 - least) * Math.max(...skills.map(({ id }) => skillWeight(id)));
}

function findPhraseRequirements(unit: AdUnit, taken: readonly Place[]): PhraseRequirement[] {
  if (unit.class === 'does' || /[:?]$/.test(unit.text) || isNarrative(unit)) return [];
  const spans = [
    ...taken.filter((item) => item.unit.start === unit.start).map(({ mark: [start, end] }) => ({ start, end })),
    ...findDegreePhrases(unit.text),
    ...[...unit.masked.matchAll(/\|+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ];
  const found = findAskedPhrases(unit.text, spans);
  const whole = found.length === 0 && spans.length === 0 ? wholeAsk(unit) : [];
  return [...found, ...whole].map(({ start, end }): PhraseRequirement => {
    const words = [...new Set(countedWords(unit.text.slice(start, end)))];
    const need = needAt(unit, start, end);
    const { least } = WEIGHTS.specificity;
    const specificity = words.reduce((sum, word) => sum + wordWeight(word), 0) / words.length;
    return {
      id: `phrase-${words.join('-')}`,
      kind: 'phrase',
      need,
      weight: WEIGHTS.need[need] * WEIGHTS.phrase * (least + (1 - least) * specificity),
      unit,
      mark: [start, end],
      words,
    };
  });
}

// A long full sentence without a cue tells something about the work, even among the requirements.
function isNarrative({ text }: AdUnit): boolean {
  return text.split(/\s+/).length > 14 && text.endsWith('.') && !asksForSomething(text);
}

// A short line that asks for something in words of its own is one requirement: "Passion for quality".
function wholeAsk({ text }: AdUnit): { start: number; end: number }[] {
  const words = text.split(/\s+/).length;
  if (words < 2 || words > 9 || /[:?]$/.test(text) || isVague(text)) return [];
  const lead = /^[^\p{L}\d]*/u.exec(text)?.[0].length ?? 0;
  return [{ start: lead, end: text.replace(/[^\p{L}\d+#)]+$/u, '').length }];
}

function mergePhrases(found: readonly PhraseRequirement[]): PhraseRequirement[] {
  const byId = new Map<string, PhraseRequirement>();
  for (const phrase of found) if ((byId.get(phrase.id)?.weight ?? -1) < phrase.weight) byId.set(phrase.id, phrase);
  return [...byId.values()];
}

// A spoken language that is asked for is a condition; one that is a plus is a wish.
function languageConditions(found: readonly SkillRequirement[]): Condition[] {
  const required = found.filter(
    ({ kind, need, skillIds }) => kind === 'language' && need === 'required' && skillIds.length === 1,
  );
  return mergeConditions(
    required.map(({ skillIds, unit, mark }): Condition => {
      const skillId = skillIds[0] ?? '';
      return { id: `language-${skillId}`, kind: 'language', isProfession: false, unit, mark, skillId, shownBy: null };
    }),
  );
}

const COLLEAGUES =
  /\b(?:work(?:ing|s)?(?: closely)?|collaborat\p{L}*|partner(?:ing|s)?(?: closely)?|liais\p{L}*|coordinat\p{L}*|interact\p{L}*|alongside|together|communicat\p{L}*)\s+(?:with|across)?\b[^.;]*$|\b(?:report(?:ing|s)? (?:in)?to|support(?:ing)? (?:the|our))\b[^.;]{0,40}$/iu;

const PEOPLE =
  /(?:managers?|designers?|engineers?|developers?|analysts?|scientists?|executives?|officers?|teams?|specialists?|leads?|owners?|masters?|therapists?|nurses?|teachers?|accountants?|lawyers?|recruiters?|technicians?|administrators?)$/i;

// "Work with product managers and the design team" requires neither skill. The name of a profession is required only when
// the ad's title names a similar one.
function isColleague(text: string, { start, end, matched }: SkillMention, title: string): boolean {
  if (PEOPLE.test(matched))
    return roleSimilarity(title, matched) < WEIGHTS.role.same_family || COLLEAGUES.test(text.slice(0, start));
  const after = text.slice(end);
  if (/^\s+(?:and \S+ )?(?:teams?|departments?|colleagues|stakeholders)\b/i.test(after)) return true;
  return /^\s+(?:and \S+ )?(?:managers?|functions?|leads?)\b/i.test(after) && COLLEAGUES.test(text.slice(0, start));
}

function needAt(unit: AdUnit, start: number, end: number): Need {
  if (unit.class === 'does' && unit.section !== 'asks') return 'duty';
  return kindAt(unit, start, end);
}

/** When a sentence contains both kinds of cue, the one nearest to the mention decides. */
function kindAt(unit: AdUnit, start: number, end: number): 'required' | 'preferred' {
  const preferred = nearestCue(unit.text, PREFERRED_CUE, start, end);
  if (preferred === null) return unit.class === 'prefers' ? 'preferred' : 'required';
  const required = nearestCue(unit.text, REQUIRED_CUE, start, end);
  return required !== null && required < preferred ? 'required' : 'preferred';
}

function nearestCue(text: string, cue: RegExp, start: number, end: number): number | null {
  const distances = [...text.matchAll(cue)].map((match) => {
    const after = match.index >= end;
    const between = after ? text.slice(end, match.index) : text.slice(match.index + match[0].length, start);
    // A cue beyond a clause's end, or after a second "and", belongs to something else.
    return between.length + (/[;:]|\bbut\b|, (?!or\b|and\b)/.test(between) ? 60 : 0);
  });
  return distances.length === 0 ? null : Math.min(...distances);
}

// Each set of skills is kept once, at its highest weight; repetition and the title add to it. Alternatives are dropped when
// one of them is asked for on its own, and so is what another requirement of the same sentence contains.
function mergeSkills(found: readonly SkillRequirement[], title: string, taxonomy: Taxonomy): SkillRequirement[] {
  const groups = Map.groupBy(found, ({ skillIds }) => [...skillIds].sort().join(' '));
  const inTitle = new Set(matchSkills(taxonomy, title).map(({ skillId }) => skillId));
  const single = new Set([...groups.values()].flatMap(([first]) => (first?.skillIds.length === 1 ? first.skillIds : [])));
  const { repeated, in_title } = WEIGHTS.emphasis;
  return [...groups.values()].flatMap((group): SkillRequirement[] => {
    const best = group.reduce((top, next) => (next.weight > top.weight ? next : top));
    if (best.skillIds.length > 1 && best.skillIds.some((id) => single.has(id))) return [];
    const sentences = new Set(group.map(({ unit }) => unit.start)).size;
    const titled = best.kind === 'skill' && best.skillIds.some((id) => inTitle.has(id)) ? in_title : 1;
    return [
      {
        ...best,
        mentions: group.flatMap(({ mentions }) => mentions),
        weight: best.weight * titled * (1 + repeated * Math.min(2, sentences - 1)),
      },
    ];
  });
}

// An ad that states no years still asks for somebody of its profession: the role in its title.
function impliedExperience(title: string, text: string): ExperienceRequirement[] {
  const months = expectedMonths(title);
  if (months === 0 || title === '') return [];
  const index = text.toLowerCase().indexOf(title.toLowerCase());
  const start = Math.max(0, index);
  return [
    {
      id: 'experience-role',
      kind: 'experience',
      need: 'required',
      weight: WEIGHTS.need.required,
      unit: { text: title, start, end: index < 0 ? 0 : start + title.length },
      months,
      mark: [0, title.length],
      skillIds: [],
      implied: true,
    },
  ];
}

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 };
const YEARS =
  /(?<![\d.])(\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(?:\.\d)?(?:\s*\(\d+\))?\s*\+?\s*(?:(?:-|–|—|to|and)\s*\d{1,2}(?:\.\d)?\s*)?\+?\s*(years?|yrs?|months?)\b(?!\s*(?:old|of age|bond|contract|warranty|(?:ago|from now)\b))/gi;
const NOT_EXPERIENCE =
  /\b(?:age|bond|contract period|internship (?:duration|period)|probation|over the (?:last|past)|in the (?:last|past)|for (?:the|over|more than) \d|history|since|legacy|completed)\b/i;

function parseYears(taxonomy: Taxonomy, unit: AdUnit, context: MatchContext): ExperienceRequirement[] {
  const match = [...unit.text.matchAll(YEARS)][0];
  const isExperience =
    unit.class === 'asks'
      ? !NOT_EXPERIENCE.test(unit.text) || /\bexp/i.test(unit.text)
      : /\bexp(?:erience|\b)|\bworked\b|\bbackground\b/i.test(unit.text);
  if (!match || !isExperience) return [];
  const amount = NUMBERS[(match[1] ?? '').toLowerCase()] ?? Number(match[1]);
  const months = /^m/i.test(match[2] ?? '') ? amount : amount * 12;
  if (months > 300) return [];
  const need = kindAt(unit, match.index, match.index + match[0].length);
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
      mark: [match.index, match.index + match[0].trimEnd().length],
      skillIds: [...new Set(skillIds)],
      implied: false,
    },
  ];
}

// Of several numbers of years the longest that is asked for counts; "no experience needed" (0 years) asks for nothing.
function longestAsked(found: readonly ExperienceRequirement[]): ExperienceRequirement[] {
  const required = found.filter(({ need }) => need === 'required');
  const candidates = required.length > 0 ? required : found;
  const longest = candidates.reduce((top, next) => (next.months > top.months ? next : top));
  return longest.months === 0 ? [] : [longest];
}

function parseEducation(unit: AdUnit): EducationRequirement[] {
  const levels = findLevels(unit.text);
  if (!levels || (unit.class === 'does' && !/\b(?:degree|bachelor|master|graduate|diploma)\b/i.test(unit.text))) return [];
  const need = kindAt(unit, ...levels.mark);
  const phrase = findDegreePhrases(unit.text).find(({ start, end }) => start <= levels.mark[0] && end >= levels.mark[1]);
  const mark: [number, number] = phrase ? [phrase.start, phrase.end] : levels.mark;
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
      fields: findFields(phrase ? unit.text.slice(phrase.start, phrase.end) : unit.text),
      experienceCounts: /\b(?:equivalent|or (?:relevant|related|comparable) experience|in lieu)\b/i.test(unit.text),
    },
  ];
}

// The lowest level that is enough; a higher one that is preferred is a wish of its own.
function lowestAsked(found: readonly EducationRequirement[]): EducationRequirement[] {
  const byNeed = Map.groupBy(found, ({ need }) => need);
  return [...byNeed.values()].map((list) => {
    const lowest = list.reduce((top, next) => (next.level < top.level ? next : top));
    const fields = list.some((item) => item.fields.length === 0) ? [] : [...new Set(list.flatMap((item) => item.fields))];
    return { ...lowest, fields, mentions: list.flatMap(({ mentions }) => mentions) };
  });
}
