import {
  matchSkills,
  buildMatchContext,
  type MatchContext,
  type Skill,
  type SkillMention,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';
import {
  isAboutCompany,
  PREFERRED_CUE,
  parseAdHeading,
  parseInlineAdHeading,
  REQUIRED_CUE,
  type AdSection,
} from './ad-sections.ts';
import { findFields, findLevels, type EducationField, type EducationLevel } from './education.ts';
import { groupAlternatives } from './group-alternatives.ts';
import { expectedMonths, roleSimilarity } from './role-similarity.ts';
import { joinWrapped, normalizeText, splitLines, splitSentences, type TextUnit } from './text-units.ts';
import { restoreAdLines } from './restore-lines.ts';
import { WEIGHTS } from './weights.ts';

export type AdUnit = TextUnit & { section: AdSection };

type RequirementBase = { id: string; kind: 'required' | 'preferred'; weight: number; unit: AdUnit; mark: [number, number] };
export type SkillRequirement = RequirementBase & { part: 'skills'; skillIds: string[] };
export type ExperienceRequirement = RequirementBase & { part: 'experience'; months: number; skillIds: string[]; implied?: true };
export type EducationRequirement = RequirementBase & {
  part: 'education';
  level: EducationLevel;
  fields: EducationField[];
  experienceCounts: boolean;
};
export type Requirement = SkillRequirement | ExperienceRequirement | EducationRequirement;

export type Ad = { text: string; title: string; units: AdUnit[]; requirements: Requirement[] };

/** Parses an ad's text (without HTML) into requirements, each with its sentence. Text outside `units` is never scored. */
export function parseAd(taxonomy: Taxonomy, title: string, source: string): Ad {
  const text = restoreAdLines(normalizeText(source));
  const context = buildMatchContext(text);
  const allUnits = parseUnits(text);
  const findSkills = (units: readonly AdUnit[]) => units.flatMap((unit) => findSkillRequirements(taxonomy, unit, context, title));
  const scoredUnits = allUnits.filter(({ section }) => section !== 'other');
  const skillsInSections = findSkills(scoredUnits);
  const hasSkills = skillsInSections.length > 0;
  // An ad without recognized headings may list its requirements under "About", so as a fallback everything is used.
  const units = hasSkills
    ? scoredUnits
    : allUnits.map((unit): AdUnit => (unit.section === 'other' ? { ...unit, section: 'general' } : unit));
  const skills = hasSkills ? skillsInSections : findSkills(units);
  const statedExperience = units.flatMap((unit) => parseYears(taxonomy, unit, context));
  const experience = statedExperience.length > 0 ? statedExperience : impliedExperience(title.trim(), text);
  const education = units.flatMap(parseEducation);
  return {
    text,
    title: title.trim(),
    units,
    requirements: [...mergeSkills(skills), ...takeHighestWeighted(experience, 3), ...takeHighestWeighted(education, 2)],
  };
}

function parseUnits(text: string): AdUnit[] {
  const lines = joinWrapped(
    splitLines(text),
    text,
    (line) => parseAdHeading(line.text) !== null || parseInlineAdHeading(line.text) !== null,
  );
  const units: AdUnit[] = [];
  let section: AdSection = 'general';
  for (const line of lines) {
    const heading = line.bullet && !line.text.endsWith(':') ? null : parseAdHeading(line.text);
    if (heading !== null) {
      section = heading;
      continue;
    }
    const inline = parseInlineAdHeading(line.text);
    // An inline heading in a bullet applies only to that bullet, and one such as "Shift: day" only to its own line.
    if (inline && !line.bullet && inline.section !== 'other') section = inline.section;
    const lineSection = inline?.section ?? section;
    for (const sentence of splitSentences(line)) {
      if (!isAboutCompany(sentence.text)) units.push({ ...sentence, section: lineSection });
    }
  }
  return units;
}

function findSkillRequirements(taxonomy: Taxonomy, unit: AdUnit, context: MatchContext, title: string): SkillRequirement[] {
  const mentions = matchSkills(taxonomy, unit.text, context).filter((mention) => !isColleague(unit.text, mention, title));
  return groupAlternatives(unit.text, mentions).map((group) => {
    const start = Math.min(...group.map((mention) => mention.start));
    const end = Math.max(...group.map((mention) => mention.end));
    const skillIds = [...new Set(group.map((mention) => mention.skillId))];
    const kind = kindAt(unit, start, end);
    const skillFactor = Math.max(...skillIds.map((id) => kindFactor(taxonomy.byId.get(id))));
    const dutyFactor = isDutyOnly(unit) ? WEIGHTS.duty_only : 1;
    return {
      id: `skill-${skillIds.join('-or-')}`,
      part: 'skills',
      kind,
      weight: WEIGHTS.requirement[kind] * skillFactor * dutyFactor,
      unit,
      mark: [start, end],
      skillIds,
    };
  });
}

function kindFactor(skill: Skill | undefined): number {
  if (skill?.kind === 'soft') return WEIGHTS.soft_skill;
  // Programming languages have the same kind but belong to the software and data families.
  const isSpoken = skill?.kind === 'language' && (skill.family === 'languages' || skill.family === 'core');
  return isSpoken ? WEIGHTS.spoken_language : 1;
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

const REQUIREMENT_WORDS =
  /\b(?:experience|knowledge|proficien|skill|familiar|expert|understanding|hands[\s-]on|fluen|strong|abilit|must|required|certif|qualified|background)/i;

function isDutyOnly(unit: AdUnit): boolean {
  return (unit.section === 'duties' || unit.section === 'general') && !REQUIREMENT_WORDS.test(unit.text);
}

/** When a sentence contains both kinds of cue, the one nearest to the mention decides. */
function kindAt(unit: AdUnit, start: number, end: number): 'required' | 'preferred' {
  const preferred = nearestCue(unit.text, PREFERRED_CUE, start, end);
  if (preferred === null) return unit.section === 'preferred' ? 'preferred' : 'required';
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

// Each set of skills is kept once, at its highest weight. Alternatives are dropped when one of them is required on its own.
function mergeSkills(found: readonly SkillRequirement[]): SkillRequirement[] {
  const best = new Map<string, SkillRequirement>();
  for (const requirement of found) {
    const key = [...requirement.skillIds].sort().join(' ');
    const previous = best.get(key);
    if (!previous || requirement.weight > previous.weight) best.set(key, requirement);
  }
  const single = new Set([...best.values()].filter(({ skillIds }) => skillIds.length === 1).flatMap(({ skillIds }) => skillIds));
  return [...best.values()]
    .filter(({ skillIds }) => skillIds.length === 1 || !skillIds.some((id) => single.has(id)))
    .sort((a, b) => b.weight - a.weight || a.unit.start - b.unit.start || a.mark[0] - b.mark[0])
    .slice(0, 40);
}

// An ad that states no years still expects experience, more for higher roles.
function impliedExperience(title: string, text: string): ExperienceRequirement[] {
  const months = expectedMonths(title);
  if (months === 0 || title === '') return [];
  const index = text.toLowerCase().indexOf(title.toLowerCase());
  const start = Math.max(0, index);
  return [
    {
      id: 'experience-role',
      part: 'experience',
      kind: 'required',
      weight: WEIGHTS.requirement.required,
      unit: { text: title, start, end: index < 0 ? 0 : start + title.length, section: 'general' },
      months,
      mark: [0, title.length],
      skillIds: [],
      implied: true,
    },
  ];
}

const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 };
const YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(?:\.\d)?(?:\s*\(\d+\))?\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?\s*(years?|yrs?|months?)\b(?!\s*(?:old|of age|bond|contract|warranty))/gi;

function parseYears(taxonomy: Taxonomy, unit: AdUnit, context: MatchContext): ExperienceRequirement[] {
  const match = [...unit.text.matchAll(YEARS)][0];
  const isExperience =
    unit.section === 'required' || /\bexp(?:erience|\b)|\bworking\b|\bworked\b|\bbackground\b/i.test(unit.text);
  if (!match || !isExperience) return [];
  const amount = NUMBERS[(match[1] ?? '').toLowerCase()] ?? Number(match[1]);
  const months = /^m/i.test(match[2] ?? '') ? amount : amount * 12;
  if (months === 0 || months > 300) return [];
  const kind = kindAt(unit, match.index, match.index + match[0].length);
  const skillIds = matchSkills(taxonomy, unit.text, context)
    .filter((mention) => isHard(taxonomy, mention))
    .map((mention) => mention.skillId);
  return [
    {
      id: `experience-${months}-months`,
      part: 'experience',
      kind,
      weight: WEIGHTS.requirement[kind],
      unit,
      months,
      mark: [match.index, match.index + match[0].length],
      skillIds: [...new Set(skillIds)],
    },
  ];
}

function isHard(taxonomy: Taxonomy, mention: SkillMention): boolean {
  return taxonomy.byId.get(mention.skillId)?.kind !== 'soft';
}

function parseEducation(unit: AdUnit): EducationRequirement[] {
  const levels = findLevels(unit.text);
  if (!levels || (unit.section === 'duties' && !/\b(?:degree|bachelor|master|graduate|diploma)\b/i.test(unit.text))) return [];
  const kind = kindAt(unit, ...levels.mark);
  return [
    {
      id: `education-${levels.lowest}-${kind}`,
      part: 'education',
      kind,
      weight: WEIGHTS.requirement[kind],
      unit,
      mark: levels.mark,
      level: levels.lowest,
      fields: findFields(unit.text),
      experienceCounts: /\b(?:equivalent|or (?:relevant|related|comparable) experience|in lieu)\b/i.test(unit.text),
    },
  ];
}

// The `max` requirements with the highest weight, each id once.
function takeHighestWeighted<T extends ExperienceRequirement | EducationRequirement>(found: readonly T[], max: number): T[] {
  const byId = new Map<string, T>();
  for (const requirement of found) if (!byId.has(requirement.id)) byId.set(requirement.id, requirement);
  return [...byId.values()].sort((a, b) => b.weight - a.weight || a.unit.start - b.unit.start).slice(0, max);
}
