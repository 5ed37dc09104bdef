import { buildMatchContext, type Taxonomy } from '#features/base/skills/server/index.ts';
import { impliedExperience, longestAsked, lowestAsked, parseEducation, parseYears } from './ad-background.ts';
import { findPhraseRequirements, mergePhrases } from './ad-phrases.ts';
import type { AdUnit, Place, Requirement, SkillRequirement } from './ad-requirements.ts';
import { parseAdHeading, parseInlineAdHeading, type AdSection } from './ad-sections.ts';
import {
  findSkillRequirements,
  isSameLanguage,
  languageConditions,
  mergeSkills,
  mergeSoftSkills,
  mergeSuites,
  withoutWeakDuties,
} from './ad-skills.ts';
import { classifyUnit, type UnitClass } from './classify-unit.ts';
import { findConditions, findFacts, mergeConditions, type Condition, type Fact } from './find-conditions.ts';
import { findDegreePhrases } from './find-degree-phrases.ts';
import { withoutGeneral } from './general-skills.ts';
import { findEmployerNames, maskNames } from './mask-names.ts';
import { restoreAdLines } from './restore-lines.ts';
import { joinWrapped, normalizeText, splitLines, splitSentences, type TextUnit } from './text-units.ts';

export type * from './ad-requirements.ts';

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
  const conditions = mergeConditions(
    units.flatMap((unit) =>
      findConditions(unit, title).filter(({ kind }) => unit.class === 'asks' || (unit.class === 'process' && kind === 'permit')),
    ),
  );
  const facts = findFacts(units);
  const isTaken = (item: Place) =>
    conditions.some((condition) => isSamePlace(condition, item) || isWholly(condition, item)) ||
    facts.some((fact) => isSamePlace(fact, item));
  const found = scored.flatMap((unit) => findSkillRequirements(taxonomy, unit, context, title)).filter((item) => !isTaken(item));
  const languages = languageConditions(taxonomy, found);
  const strong = withoutWeakDuties(found, taxonomy, title);
  const isCondition = (id: string) => languages.some((condition) => isSameLanguage(taxonomy, id, condition.skillId ?? ''));
  const stated = scored.flatMap((unit) => parseYears(taxonomy, unit, context));
  const merged = mergeSkills(
    strong.filter(({ skillIds }) => !skillIds.some(isCondition)),
    title,
    taxonomy,
  );
  const skills = mergeSoftSkills(mergeSuites(withoutGeneral(merged, taxonomy), taxonomy), taxonomy);
  const experience = stated.length > 0 ? longestAsked(stated) : impliedExperience(title.trim(), text);
  const taken = [...stated, ...conditions, ...found];
  const phrases = mergePhrases(
    scored.flatMap((unit) => findPhraseRequirements(taxonomy, unit, taken)).filter((item) => !isTaken(item)),
    skills.flatMap(({ skillIds }) => skillIds.map((id) => taxonomy.byId.get(id)?.name ?? id)),
  );
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
  return decodeOnce(decodeOnce(text));
}

// Some boards encode a text that they got encoded.
function decodeOnce(text: string): string {
  return text.replace(/&(amp|nbsp|lt|gt|quot|apos|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

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
      section = heading === 'prefers' && isOnlyList(line.text, units) ? 'asks' : heading;
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
          { ...sentence, bullet: line.bullet, ...namesIn(masked.slice(sentence.start, sentence.end)) },
          lineSection,
          isOpening,
        ),
      });
    }
  }
  return units;
}

// "Acme is …", "Every year, Acme …", "With Acme, …": a masked name among the first words speaks of it.
function namesIn(masked: string): { isAboutName: boolean; hasName: boolean } {
  return { isAboutName: /^(?:[\p{L}'’]+,? ){0,3}\|/u.test(masked), hasName: masked.includes('|') };
}

// "Desired skills" above the only list of an ad are what it asks for; after a list of requirements they are wishes.
function isOnlyList(heading: string, before: readonly Omit<AdUnit, 'masked'>[]): boolean {
  return /^\W*(?:[\dA-C]\W*)?desired\b|candidate profile/i.test(heading) && !before.some((unit) => unit.section === 'asks');
}

// The fields of a degree ("a degree in statistics or commerce") are no skills.
function maskUnit({ text, start, end }: TextUnit, masked: string): string {
  let result = masked.slice(start, end).replaceAll('\n', ' ');
  for (const phrase of findDegreePhrases(text))
    result = result.slice(0, phrase.start) + '|'.repeat(phrase.end - phrase.start) + result.slice(phrase.end);
  return result;
}
