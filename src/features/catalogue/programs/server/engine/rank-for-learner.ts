/** Ranks programs for one member by what they want to learn and what follows what they know. Pure. */
import type { Level } from './compare-courses.ts';

/**
 * The features of a program that determine its rank. `families` are the fields of its skills by their share, `quality` is its
 * general rank and `similarity` that to programs that the member used, from 0 to 1.
 */
export type ProgramToRank = {
  id: string;
  skillIds: readonly string[];
  families: ReadonlyMap<string, number>;
  level: Level;
  programType: string;
  quality: number;
  similarity: number;
};

/** A skill that stands near one which the member knows, and how much that says. */
export type NearSkill = { known: string; weight: number };

/**
 * `wanted`: the skills to learn, by weight; `known`: skills that need no teaching from the beginning; `near`: what stands near
 * them; `families`: fields of interest, by weight; and the member's months of work, null where they are not known.
 */
export type LearnerPreferences = {
  wanted: ReadonlyMap<string, number>;
  known: ReadonlySet<string>;
  /** Fields of which the member knows several skills. */
  knownFamilies: ReadonlySet<string>;
  near: ReadonlyMap<string, NearSkill>;
  families: ReadonlyMap<string, number>;
  months: number | null;
  /** Whether the member studies, or has studied, for a degree. */
  studied: boolean;
};
type TopReason = { kind: 'skill' | 'near' | 'family'; id: string } | { kind: 'similar' } | null;
export type RankedProgram<T> = T & {
  score: number;
  /** The reason that adds most to the score; null if there is none. */
  topReason: TopReason;
};

// A single skill that is missing, half of the most, counts more than the field.
const WEIGHTS = { skill: 1.3, near: 0.8, family: 0.7, similarity: 0.8, quality: 0.1 };
const NOTHING_NEW_FACTOR = 0.3;
/** A course for beginners in what the member knows or works in, and one that is no short course for somebody who works. */
const BEGINS_AGAIN_FACTOR = 0.5;
const LONG_FACTOR = 0.5;
/** What the member knows is taught anew only from this level on. */
const FIRST_LEVEL: Level = 'beginner';
/** Somebody with so many months of work has begun. */
const BEGUN_MONTHS = 12;
const FIRST_DEGREES = new Set(['bachelor', 'doctorate']);
const LONG = new Set(['master', 'diploma', 'fellowship', 'bootcamp']);

/**
 * Scores and sorts programs, best first, ties by id. Wanted skills add up and saturate at twice the weight of the most
 * wanted one; fields count by how much of the program they are. A course that teaches only known skills, or a long program of which
 * half is known, is scaled to three tenths, and first degrees are left out for those who studied or work.
 */
export function rankForLearner<T extends ProgramToRank>(
  programs: readonly T[],
  preferences: LearnerPreferences,
): RankedProgram<T>[] {
  const works = (preferences.months ?? 0) >= BEGUN_MONTHS;
  return programs
    .filter(({ programType }) => !((works || preferences.studied) && FIRST_DEGREES.has(programType)))
    .map((program) => rankProgram(program, preferences, works))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function rankProgram<T extends ProgramToRank>(program: T, preferences: LearnerPreferences, works: boolean): RankedProgram<T> {
  const { known, near, families } = preferences;
  const isFirstLevel = program.level === FIRST_LEVEL;
  const wantedHere = program.skillIds.filter((id) => !(isFirstLevel && known.has(id)));
  const wantedWeight = (id: string) => preferences.wanted.get(id) ?? 0;
  const maxWanted = Math.max(1, ...preferences.wanted.values());
  const nearWeight = (id: string) => (known.has(id) && isFirstLevel ? 0 : (near.get(id)?.weight ?? 0));
  const maxFamily = Math.max(1, ...families.values());
  const familyWeight = ([family, share]: [string, number]) => (share * (families.get(family) ?? 0)) / maxFamily;
  const [topWanted = ''] = wantedHere.toSorted((a, b) => wantedWeight(b) - wantedWeight(a));
  const [topNear = ''] = program.skillIds.toSorted((a, b) => nearWeight(b) - nearWeight(a));
  const [topFamily] = [...program.families].toSorted((a, b) => familyWeight(b) - familyWeight(a));
  const parts: { score: number; reason: TopReason }[] = [
    {
      score: WEIGHTS.skill * Math.min(1, wantedHere.reduce((sum, id) => sum + wantedWeight(id), 0) / (2 * maxWanted)),
      reason: { kind: 'skill', id: topWanted },
    },
    { score: WEIGHTS.near * average(program.skillIds.map(nearWeight)), reason: { kind: 'near', id: topNear } },
    { score: WEIGHTS.similarity * program.similarity, reason: { kind: 'similar' } },
    { score: topFamily ? WEIGHTS.family * familyWeight(topFamily) : 0, reason: { kind: 'family', id: topFamily?.[0] ?? '' } },
  ];
  const strongest = parts.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0];
  const sum = parts.reduce((total, { score }) => total + score, WEIGHTS.quality * program.quality);
  return { ...program, score: sum * factorOf(program, preferences, works), topReason: strongest?.reason ?? null };
}

function factorOf(program: ProgramToRank, { known, knownFamilies }: LearnerPreferences, works: boolean): number {
  const { skillIds, level, programType, families } = program;
  const isFirstLevel = level === FIRST_LEVEL;
  const isLong = LONG.has(programType);
  const knownSkills = skillIds.filter((id) => known.has(id)).length;
  const isAllKnown = skillIds.length > 0 && knownSkills === skillIds.length;
  const teachesNothingNew = isLong ? knownSkills * 2 >= skillIds.length && knownSkills > 0 : isAllKnown && isFirstLevel;
  const beginsAgain = isFirstLevel
    ? knownSkills > 0 || (works && [...families.keys()].some((id) => knownFamilies.has(id)))
    : works && isAllKnown && level !== 'advanced';
  return (teachesNothingNew ? NOTHING_NEW_FACTOR : beginsAgain ? BEGINS_AGAIN_FACTOR : 1) * (works && isLong ? LONG_FACTOR : 1);
}

const average = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
