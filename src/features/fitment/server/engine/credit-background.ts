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

/** Months in related roles against the months the ad asks for; overlapping roles count once, unrelated ones little. */
export function creditExperience(resume: Resume, adTitle: string, wanted: ExperienceRequirement, shown: SkillsByPosition, copied: ReadonlySet<ResumeUnit>): ExperienceCredit {
  const related = resume.positions.map((position, at) => ({ position, share: relatedness(position, adTitle, wanted, shown.get(at) ?? new Set()) }));
  const dated = weighMonths(related);
  const months = Math.max(dated, claimedMonths(resume, copied));
  const best = related.filter(({ share }) => share > WEIGHTS.experience.unrelated).sort((a, b) => b.share - a.share);
  return { credit: Math.min(1, months / wanted.months), months, positions: best.map(({ position }) => position) };
}

function relatedness(position: Position, adTitle: string, wanted: ExperienceRequirement, shown: ReadonlySet<string>): number {
  const { related, unrelated } = WEIGHTS.experience;
  const general = unrelated + 0.4 * shown.size + 0.6 * sharedTitle(adTitle, position.title);
  const asked = wanted.skillIds.length > 0 && !wanted.skillIds.some((id) => shown.has(id)) ? general * 0.6 : general;
  const exact = wanted.skillIds.some((id) => shown.has(id)) ? related : 0;
  const paid = position.section === 'experience' ? 1 : 0.5;
  return Math.min(related, Math.max(asked, exact)) * paid;
}

const GENERIC = new Set('senior sr junior jr lead principal head chief manager executive associate assistant officer specialist intern trainee engineer developer analyst consultant staff team member and of the in for i ii iii'.split(' '));

/** Share of the ad title's telling words that a role's title holds. */
export function sharedTitle(adTitle: string, title: string): number {
  const words = (text: string) => new Set(tokenize(text).map((token) => token.form).filter((word) => !GENERIC.has(word) && word.length > 1));
  const wanted = words(adTitle.split(/[|(]| - | – /)[0] ?? adTitle);
  const held = words(title);
  return wanted.size === 0 ? 0 : [...wanted].filter((word) => held.has(word)).length / wanted.size;
}

// Every month counts at the share of its most related role: the union of the roles at each level of share, summed up.
function weighMonths(roles: readonly { position: Position; share: number }[]): number {
  const levels = [...new Set(roles.map(({ share }) => share))].sort((a, b) => b - a);
  let months = 0;
  let counted = 0;
  for (const level of levels) {
    const covered = unionMonths(roles.filter(({ share }) => share >= level).map(({ position }) => position.span));
    months += (covered - counted) * level;
    counted = covered;
  }
  return months;
}

// "8 years of experience" without dates is a claim: it counts, but less than dated roles would.
function claimedMonths(resume: Resume, copied: ReadonlySet<ResumeUnit>): number {
  const claims = resume.units
    .filter((unit) => unit.section === 'summary' && !copied.has(unit) && !/\b(?:no|without|want|require)/i.test(unit.text))
    .flatMap((unit) => [...unit.text.matchAll(/\b(\d{1,2})\s*\+?\s*(?:years?|yrs?)\b/gi)].map((match) => Number(match[1])));
  return Math.min(20, Math.max(0, ...claims)) * 12 * 0.4;
}

/** Level and field of the best degree against what the ad asks for; names of institutions play no part. */
export function creditEducation(resume: Resume, wanted: EducationRequirement): EducationCredit {
  const rated = resume.education.map((schooling) => ({ schooling, credit: rate(schooling, wanted) }));
  const best = rated.reduce<{ schooling: Schooling; credit: number } | null>((top, next) => (top === null || next.credit > top.credit ? next : top), null);
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
