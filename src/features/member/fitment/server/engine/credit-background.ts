import { unionMonths } from './dates.ts';
import { areRelated } from './education.ts';
import type { EducationRequirement, ExperienceRequirement } from './parse-ad.ts';
import type { Position, Resume, ResumeUnit, Schooling } from './parse-resume.ts';
import { roleSimilarity } from './role-similarity.ts';
import { WEIGHTS } from './weights.ts';

/** The wanted skills shown by each position, and their weighted share of the ad. */
export type SkillsByPosition = ReadonlyMap<number, { skillIds: ReadonlySet<string>; share: number }>;

/** Experience facts independent of ticked requirements: title similarity per position, and undated claims. */
export type PastWork = { titles: number[]; claims: { months: number; share: number }[] };

/** Parses past work once for an ad's title; sentences copied from the ad are ignored. */
export function parsePastWork(resume: Resume, adTitle: string, copied: ReadonlySet<ResumeUnit>): PastWork {
  return {
    titles: resume.positions.map(({ title }) => roleSimilarity(adTitle, title)),
    claims: claimedMonths(resume, adTitle, copied),
  };
}

export type ExperienceCredit = { credit: number; months: number; positions: Position[] };
export type EducationCredit = { credit: number; schooling: Schooling | null; byExperience: boolean };

/**
 * The best of all levels of relatedness: share of relation x share of the wanted months in roles at least that related.
 * Overlapping roles count once; unrelated ones and undated claims earn little.
 */
export function creditExperience(
  resume: Resume,
  past: PastWork,
  wanted: ExperienceRequirement,
  shown: SkillsByPosition,
): ExperienceCredit {
  const related = resume.positions.map((position, at) => ({
    position,
    share: relatedness(position, past.titles[at] ?? 0, wanted, shown.get(at) ?? { skillIds: new Set(), share: 0 }),
  }));
  const { related_from, claimed } = WEIGHTS.experience;
  const reached = [...new Set(related.map(({ share }) => share))].map(
    (share) => share * Math.min(1, monthsFrom(related, share) / wanted.months),
  );
  const { claims } = past;
  const credit = Math.max(
    0,
    ...reached,
    ...claims.map((claim) => claimed * claim.share * Math.min(1, claim.months / wanted.months)),
  );
  const close = related.filter(({ share }) => share >= related_from).sort((a, b) => b.share - a.share);
  const claimed_months = claims.filter(({ share }) => share >= related_from).map((claim) => claim.months);
  const months = Math.max(monthsFrom(related, related_from), ...claimed_months);
  return { credit, months, positions: close.map(({ position }) => position) };
}

// By title and by skills used: either can make a role related, both together make it the same work.
function relatedness(
  position: Position,
  titleLikeness: number,
  wanted: ExperienceRequirement,
  { skillIds, share }: { skillIds: ReadonlySet<string>; share: number },
): number {
  const { related, unrelated, by_title, by_skills, skills_full_at } = WEIGHTS.experience;
  const byTitle = by_title * titleLikeness;
  const bySkills = by_skills * Math.min(1, share / skills_full_at);
  const alike = 1 - (1 - byTitle) * (1 - bySkills);
  const misses = wanted.skillIds.length > 0 && !wanted.skillIds.some((id) => skillIds.has(id));
  const paid = position.section === 'experience' ? 1 : 0.5;
  return (unrelated + (related - unrelated) * alike) * (misses ? 0.8 : 1) * paid;
}

// Overlapping roles count once.
function monthsFrom(roles: readonly { position: Position; share: number }[], least: number): number {
  return unionMonths(roles.filter(({ share }) => share >= least).map(({ position }) => position.span));
}

// "Java developer with 8 years of experience" without dates is a claim: it counts less than dated roles, in
// proportion to how well its sentence matches the role.
function claimedMonths(resume: Resume, adTitle: string, copied: ReadonlySet<ResumeUnit>): { months: number; share: number }[] {
  return resume.units
    .filter((unit) => unit.section === 'summary' && !copied.has(unit) && !/\b(?:no|without|want|require)/i.test(unit.text))
    .flatMap((unit) => {
      const share = Math.max(WEIGHTS.role.near_family, roleSimilarity(adTitle, unit.text));
      return [...unit.text.matchAll(/\b(\d{1,2})\s*\+?\s*(?:years?|yrs?)\b(?!\s*(?:old|of age))/gi)].map((match) => ({
        months: Math.min(20, Number(match[1])) * 12,
        share,
      }));
    });
}

/** The best degree's level and field against the ad's; institution names play no part. */
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
