import { unionMonths } from './dates.ts';
import { areNear, FAR_FROM_COMPUTING, type EducationField, type Subject } from './education.ts';
import type { EducationRequirement, ExperienceRequirement } from './parse-ad.ts';
import type { Position, Resume, ResumeUnit, Schooling } from './parse-resume.ts';
import { ranksBelow, roleSimilarity } from './role-similarity.ts';
import { WEIGHTS } from './weights.ts';

/** How many core skills a position shows by use, and their share of all points of core skills (0 to 1). */
export type ShownRows = { share: number; rows: number };
export const NO_ROWS: ShownRows = { share: 0, rows: 0 };

/** The title similarity (0 to 1) of each position, and the undated claims. Both are the same for all what-if scores. */
export type PastWork = {
  titleSimilarities: number[];
  ranksBelow: (keyof typeof WEIGHTS.ranks_below)[];
  claims: { months: number; quote: ResumeUnit }[];
};

/** Parses past work once for an ad's title. Sentences copied from the ad are ignored. */
export function parsePastWork(resume: Resume, adTitle: string, copied: ReadonlySet<ResumeUnit>): PastWork {
  return {
    titleSimilarities: resume.positions.map(({ title }) => roleSimilarity(adTitle, title)),
    ranksBelow: resume.positions.map(({ title }) => ranksBelow(adTitle, title)),
    claims: findClaims(resume, adTitle, copied),
  };
}

/** `months` of related work, each as much as it counts; `credit` is their share of the months asked for. */
export type ExperienceCredit = { credit: number; months: number; positions: Position[]; claim: ResumeUnit | null };
export type EducationState = keyof typeof WEIGHTS.education | 'missing';
export type EducationCredit = { credit: number; state: EducationState; schooling: Schooling | null };

/**
 * The share of the required months spent in related roles: for each level of relation, its worth times the share of the months
 * in roles at least so close; the best of them counts. Overlapping roles count once. `inField` holds the roles in a field that the
 * ad names beside the years; others count less. Years that are only claimed, without dates, count as a claim.
 */
export function creditExperience(
  resume: Resume,
  pastWork: PastWork,
  required: ExperienceRequirement,
  shown: { shares: ReadonlyMap<number, ShownRows>; inField: ReadonlySet<number> | null },
  isRefused: (position: Position) => boolean,
): ExperienceCredit {
  const lastMonth = Math.max(0, ...resume.positions.map(({ span }) => span.to));
  const levels = resume.positions.map((position, index) => ({
    position,
    isOfField: shown.inField === null || shown.inField.has(index),
    counts: isRefused(position)
      ? 0
      : roleCounts(
          pastWork.titleSimilarities[index] ?? 0,
          shown.shares.get(index) ?? NO_ROWS,
          shown.inField?.has(index) === true,
        ) *
        (shown.inField === null || shown.inField.has(index) ? 1 : WEIGHTS.outside_field) *
        WEIGHTS.ranks_below[pastWork.ranksBelow[index] ?? 'none'] *
        (lastMonth - position.span.to > WEIGHTS.old_role.months ? WEIGHTS.old_role.counts : 1),
  }));
  const byRoles = fillMonths(levels, required.months);
  const claims = pastWork.claims.map((claim): ExperienceCredit => ({
    credit: WEIGHTS.credit.claimed * Math.min(1, claim.months / required.months),
    months: claim.months,
    positions: [],
    claim: claim.quote,
  }));
  const none: ExperienceCredit = { credit: 0, months: 0, positions: [], claim: null };
  return [byRoles, ...claims].reduce((best, next) => (next.credit > best.credit ? next : best), none);
}

type Role = { position: Position; counts: number; isOfField: boolean };

// The months asked for are filled by those that count most; months of roles side by side count once.
function fillMonths(roles: readonly Role[], asked: number): ExperienceCredit {
  const counted = roles
    .filter(({ counts }) => counts > 0)
    .sort((a, b) => b.counts - a.counts || b.position.span.to - a.position.span.to);
  const union = (from: number, list = counted) =>
    unionMonths(list.filter(({ counts }) => counts >= from).map(({ position }) => position.span));
  const ofField = counted.filter(({ isOfField, counts }) => isOfField && counts >= WEIGHTS.more_months.from);
  const { more_months } = WEIGHTS;
  let [filled, credited] = [0, 0];
  // More months than asked for, in work that is nearly the same, make up for what each of them lacks.
  let [allFilled, all, ofSameWork] = [0, 0, 0];
  for (const level of new Set(counted.map(({ counts }) => counts))) {
    const months = Math.min(asked, union(level));
    credited += level * (months - filled);
    filled = months;
    const every = union(level, ofField);
    all += level * (every - allFilled);
    allFilled = every;
    if (level >= more_months.same_work) ofSameWork = all;
  }
  credited = Math.max(credited, Math.min(all, more_months.up_to * asked), Math.min(ofSameWork, asked));
  const credit = credited / asked;
  return {
    credit,
    // Whole months, which never say more than the credit does.
    months: credit >= 1 ? Math.max(asked, union(1)) : credit > 0 ? Math.max(1, Math.floor(credited + 1e-9)) : 0,
    positions: counted.map(({ position }) => position),
    claim: null,
  };
}

// One skill in common does not make other work related, and such work counts nothing.
function roleCounts(titleSimilarity: number, { share, rows }: ShownRows, isInField: boolean): number {
  const { role_title, role_shows, role_shows_from, same_work, role } = WEIGHTS;
  const byTitle =
    titleSimilarity >= same_work.title
      ? role_title.same_work
      : titleSimilarity >= role.same_family
        ? role_title.same_field
        : titleSimilarity >= role.near_family
          ? role_title.near_field
          : role_title.other;
  const isRelated = rows > 1 || byTitle > role_title.near_field;
  const shown =
    share >= role_shows_from.most && isRelated
      ? role_shows.most
      : share >= role_shows_from.some && isRelated
        ? role_shows.some
        : share > 0 && (isInField || byTitle > role_title.other)
          ? role_shows.little
          : role_shows.nothing;
  // The title of a near field alone says nothing.
  if (shown === role_shows.nothing && byTitle <= role_title.near_field) return 0;
  return Math.min(1, Math.round((byTitle + shown) * 10) / 10);
}

// "Java developer with 8 years of experience" without dates is a claim, if its sentence names similar work.
function findClaims(resume: Resume, adTitle: string, copied: ReadonlySet<ResumeUnit>): PastWork['claims'] {
  return resume.units
    .filter((unit) => unit.section === 'summary' && !copied.has(unit) && !/\b(?:no|without|want|require)/i.test(unit.text))
    .filter((unit) => roleSimilarity(adTitle, unit.text) >= WEIGHTS.role.same_family)
    .flatMap((unit) =>
      [...unit.text.matchAll(/\b(\d{1,2})\s*\+?\s*(?:years?|yrs?)\b(?!\s*(?:old|of age))/gi)].map((match) => ({
        months: Math.min(20, Number(match[1])) * 12,
        quote: unit,
      })),
    );
}

/** The months in roles of the ad's field of work, by their title or by what they show. Roles side by side count once. */
export function countRelatedMonths(resume: Resume, pastWork: PastWork, shares: ReadonlyMap<number, ShownRows>): number {
  const isRelated = (at: number) =>
    roleCounts(pastWork.titleSimilarities[at] ?? 0, shares.get(at) ?? NO_ROWS, false) >= WEIGHTS.more_months.from;
  return unionMonths(
    resume.positions.filter(({ section }, at) => section === 'experience' && isRelated(at)).map(({ span }) => span),
  );
}

/**
 * Compares the level and field of the best degree with those the ad requires. Names of institutions are ignored. Where experience
 * will do instead, three years of related work do.
 */
export function creditEducation(
  resume: Resume,
  required: EducationRequirement,
  relatedMonths: number,
  isRefused: (schooling: Schooling) => boolean,
): EducationCredit {
  const byExperience: EducationCredit =
    required.experienceCounts && relatedMonths >= 36
      ? { credit: WEIGHTS.education.experience_instead, state: 'experience_instead', schooling: null }
      : { credit: 0, state: 'missing', schooling: null };
  return resume.education
    .filter((schooling) => !isRefused(schooling))
    .map((schooling): EducationCredit => {
      const state = compare(schooling, required);
      return { credit: state === 'missing' ? 0 : WEIGHTS.education[state], state, schooling };
    })
    .sort((a, b) => (b.schooling?.level ?? 0) - (a.schooling?.level ?? 0))
    .reduce((best, next) => (next.credit > best.credit ? next : best), byExperience);
}

function compare(schooling: Schooling, required: EducationRequirement): EducationState {
  const { level, inProgress } = schooling;
  if (level < required.level - 1) return 'missing';
  if (level < required.level) return 'one_level_below';
  const field = compareFields(schooling, required);
  return inProgress && (field === 'met' || field === 'related_field') ? 'in_progress' : field;
}

// Where the ad names subjects, another one of their field is only related, and a field close to it only where the ad accepts one.
function compareFields({ fields, subjects }: Schooling, required: EducationRequirement): EducationState {
  if (required.fields.length === 0) return 'met';
  if (fields.length === 0) return 'field_not_stated';
  const isNamed = required.subjects.length > 0;
  const sharesField = required.fields.some((field) => fields.includes(field));
  const whole = isNamed ? required.wholeFields : required.fields;
  if (required.subjects.some((subject) => subjects.includes(subject)) || whole.some((field) => fields.includes(field)))
    return 'met';
  if (sharesField) return required.relatedCounts ? 'met' : 'related_field';
  const isFar = (list: readonly Subject[]) => list.length > 0 && list.every((subject) => FAR_FROM_COMPUTING.has(subject));
  const isNear =
    (!isNamed || required.relatedCounts) &&
    !isFar(required.subjects) &&
    !isFar(subjects) &&
    !isOtherScience(required.subjects, fields) &&
    required.fields.some((field) => fields.some((studied) => areNear(field, studied)));
  return isNear ? 'related_field' : 'unrelated_field';
}

// Health is close to biology and chemistry, not to statistics.
function isOtherScience(required: readonly Subject[], studied: readonly EducationField[]): boolean {
  const isLife = required.some((subject) => subject === 'biology' || subject === 'chemistry');
  return required.length > 0 && !isLife && studied.every((field) => field === 'health' || field === 'society');
}
