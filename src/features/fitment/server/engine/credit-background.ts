import { tokenize } from '#features/skills/server/index.ts';
import { unionMonths } from './dates.ts';
import { areRelated } from './education.ts';
import type { EducationRequirement, ExperienceRequirement } from './read-ad.ts';
import type { Position, Resume, ResumeUnit, Schooling } from './read-resume.ts';
import { WEIGHTS } from './weights.ts';

/** For each position, the wanted skills that its sentences show. */
export type SkillsByPosition = ReadonlyMap<number, ReadonlySet<string>>;

export type ExperienceCredit = { credit: number; months: number; positions: Position[] };
export type EducationCredit = { credit: number; schooling: Schooling | null; byExperience: boolean };

/**
 * The best of all levels of relatedness: share of relation x share of the wanted months in roles at least that related.
 * Overlapping roles count once; unrelated ones and undated claims earn little.
 */
export function creditExperience(
  resume: Resume,
  adTitle: string,
  wanted: ExperienceRequirement,
  shown: SkillsByPosition,
  copied: ReadonlySet<ResumeUnit>,
): ExperienceCredit {
  const related = resume.positions.map((position, at) => ({
    position,
    share: relatedness(position, adTitle, wanted, shown.get(at) ?? new Set()),
  }));
  const { related_from, claimed } = WEIGHTS.experience;
  const reached = [...new Set(related.map(({ share }) => share))].map(
    (share) => share * Math.min(1, monthsFrom(related, share) / wanted.months),
  );
  const claim = claimedMonths(resume, copied);
  const credit = Math.max(0, ...reached, claimed * Math.min(1, claim / wanted.months));
  const close = related.filter(({ share }) => share >= related_from).sort((a, b) => b.share - a.share);
  const months = Math.max(monthsFrom(related, related_from), claim);
  return { credit, months, positions: close.map(({ position }) => position) };
}

function relatedness(position: Position, adTitle: string, wanted: ExperienceRequirement, shown: ReadonlySet<string>): number {
  const { related, unrelated } = WEIGHTS.experience;
  const general = unrelated + 0.4 * shown.size + 0.6 * sharedTitle(adTitle, position.title);
  const asked = wanted.skillIds.length > 0 && !wanted.skillIds.some((id) => shown.has(id)) ? general * 0.6 : general;
  const exact = wanted.skillIds.some((id) => shown.has(id)) ? related : 0;
  const paid = position.section === 'experience' ? 1 : 0.5;
  return Math.min(related, Math.max(asked, exact)) * paid;
}

const GENERIC = new Set(
  'senior sr junior jr lead principal head chief manager executive associate assistant officer specialist intern trainee engineer developer analyst consultant staff team member and of the in for i ii iii'.split(
    ' ',
  ),
);

/** Share of the ad title's telling words that a role's title holds. */
export function sharedTitle(adTitle: string, title: string): number {
  const words = (text: string) =>
    new Set(
      tokenize(text)
        .map((token) => token.form)
        .filter((word) => !GENERIC.has(word) && word.length > 1),
    );
  const wanted = words(adTitle.split(/[|(]| - | – /)[0] ?? adTitle);
  const held = words(title);
  return wanted.size === 0 ? 0 : [...wanted].filter((word) => held.has(word)).length / wanted.size;
}

// Overlapping roles count once.
function monthsFrom(roles: readonly { position: Position; share: number }[], least: number): number {
  return unionMonths(roles.filter(({ share }) => share >= least).map(({ position }) => position.span));
}

// "8 years of experience" without dates is a claim: it counts, but less than dated roles would.
function claimedMonths(resume: Resume, copied: ReadonlySet<ResumeUnit>): number {
  const claims = resume.units
    .filter((unit) => unit.section === 'summary' && !copied.has(unit) && !/\b(?:no|without|want|require)/i.test(unit.text))
    .flatMap((unit) => [...unit.text.matchAll(/\b(\d{1,2})\s*\+?\s*(?:years?|yrs?)\b/gi)].map((match) => Number(match[1])));
  return Math.min(20, Math.max(0, ...claims)) * 12;
}

/** Level and field of the best degree against what the ad asks for; names of institutions play no part. */
export function creditEducation(resume: Resume, wanted: EducationRequirement): EducationCredit {
  const rated = resume.education.map((schooling) => ({ schooling, credit: rate(schooling, wanted) }));
  const best = rated.reduce<{ schooling: Schooling; credit: number } | null>(
    (top, next) => (top === null || next.credit > top.credit ? next : top),
    null,
  );
  const worked = unionMonths(resume.positions.filter(({ section }) => section === 'experience').map(({ span }) => span));
  const instead = wanted.experienceCounts && worked >= 36 ? WEIGHTS.education.experience_instead : 0;
  if (best === null || instead > best.credit) return { credit: instead, schooling: null, byExperience: instead > 0 };
  return { credit: best.credit, schooling: best.schooling, byExperience: false };
}

function rate({ level, fields, inProgress }: Schooling, wanted: EducationRequirement): number {
  const { related_field, other_field, one_level_below, in_progress } = WEIGHTS.education;
  if (level < wanted.level - 1) return 0;
  const reached = level >= wanted.level ? 1 : one_level_below;
  const fits = wanted.fields.length === 0 || wanted.fields.some((field) => fields.some((own) => areRelated(field, own)));
  return reached * (fits ? related_field : other_field) * (inProgress ? in_progress : 1);
}
