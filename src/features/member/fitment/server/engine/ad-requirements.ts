import { PREFERRED_CUE, REQUIRED_CUE, type AdSection } from './ad-sections.ts';
import type { UnitClass } from './classify-unit.ts';
import type { EducationField, EducationLevel, Subject } from './education.ts';
import type { TextUnit } from './text-units.ts';

/** A sentence of an ad; `masked` is its text with names and degree fields replaced, for finding skills. */
export type AdUnit = TextUnit & { class: UnitClass; section: AdSection; masked: string };

/** How an ad names a requirement: as needed, as a plus, or only within a duty. */
export type Need = 'required' | 'preferred' | 'duty';

type RequirementBase = { id: string; need: Need; weight: number; unit: TextUnit; mark: [number, number] };
export type SkillRequirement = RequirementBase & {
  kind: 'skill' | 'soft' | 'language';
  skillIds: string[];
  /** The one of `skillIds` whose examples the others are: "platforms such as AWS". */
  general?: string;
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
  /** What it names within its fields, and fields that it names as a whole beside them. */
  subjects: Subject[];
  wholeFields: EducationField[];
  /** Whether a related field will do. */
  relatedCounts: boolean;
  experienceCounts: boolean;
  mentions: { unit: TextUnit; mark: [number, number] }[];
};
export type Requirement = SkillRequirement | PhraseRequirement | ExperienceRequirement | EducationRequirement;

/** Where an ad names something. */
export type Place = Pick<Requirement, 'unit' | 'mark'>;

/** How a sentence names what stands from `start` to `end`. */
export function needAt(unit: AdUnit, start: number, end: number): Need {
  if (unit.class === 'does' && unit.section !== 'asks') return 'duty';
  return kindAt(unit, start, end);
}

/** When a sentence contains both kinds of cue, the one nearest to the mention decides. */
export function kindAt(unit: AdUnit, start: number, end: number): 'required' | 'preferred' {
  const preferred = nearestCue(unit.text, PREFERRED_CUE, start, end);
  if (preferred === null) return unit.class === 'prefers' ? 'preferred' : 'required';
  const required = nearestCue(unit.text, REQUIRED_CUE, start, end);
  return required !== null && required < preferred ? 'required' : 'preferred';
}

function nearestCue(text: string, cue: RegExp, start: number, end: number): number | null {
  const distances = [...text.matchAll(cue)].flatMap((match) => {
    const after = match.index >= end;
    // "Experience in derivatives, preferably with wealthy clients": only the clients are preferred.
    if (after && /^(?:preferably|ideally)/i.test(match[0]) && /^\s*\p{L}/u.test(text.slice(match.index + match[0].length)))
      return [];
    const between = after ? text.slice(end, match.index) : text.slice(match.index + match[0].length, start);
    // A cue beyond a clause's end, or after a second "and", belongs to something else.
    return between.length + (/[;:]|\bbut\b|, (?!or\b|and\b)/.test(between) ? 60 : 0);
  });
  return distances.length === 0 ? null : Math.min(...distances);
}
