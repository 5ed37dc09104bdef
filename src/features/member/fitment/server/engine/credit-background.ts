import { unionMonths } from './dates.ts';
import { areRelated } from './education.ts';
import type { EducationRequirement, ExperienceRequirement } from './parse-ad.ts';
import type { Position, Resume, ResumeUnit, Schooling } from './parse-resume.ts';
import { roleSimilarity } from './role-similarity.ts';
import { WEIGHTS } from './weights.ts';

/** The required skills used in each position, by its index, and their weighted share of the skills in the ad (0 to 1). */
export type SkillsByPosition = ReadonlyMap<number, { skillIds: ReadonlySet<string>; share: number }>;

/** The title similarity (0 to 1) of each position, and the undated claims. Both are the same for all what-if scores. */
export type PastWork = { titleSimilarities: number[]; claims: { months: number; share: number }[] };

/** Parses past work once for an ad's title. Sentences copied from the ad are ignored. */
export function parsePastWork(resume: Resume, adTitle: string, copied: ReadonlySet<ResumeUnit>): PastWork {
  return {
    titleSimilarities: resume.positions.map(({ title }) => roleSimilarity(adTitle, title)),
    claims: findClaims(resume, adTitle, copied),
  };
}

export type ExperienceCredit = { credit: number; months: number; positions: Position[] };
export type EducationCredit = { credit: number; schooling: Schooling | null; byExperience: boolean };

/**
 * For every level of relatedness, multiplies that level by the share of the required months spent in roles at least as
 * related, and takes the best result. Overlapping roles count once; unrelated roles and undated claims earn little.
 */
export function creditExperience(
  resume: Resume,
  pastWork: PastWork,
  required: ExperienceRequirement,
  usedSkills: SkillsByPosition,
): ExperienceCredit {
  const related = resume.positions.map((position, index) => ({
    position,
    share: relatedness(
      position,
      pastWork.titleSimilarities[index] ?? 0,
      required,
      usedSkills.get(index) ?? { skillIds: new Set(), share: 0 },
    ),
  }));
  const { related_from, claimed } = WEIGHTS.experience;
  const credits = [...new Set(related.map(({ share }) => share))].map(
    (share) => share * Math.min(1, relatedMonths(related, share) / required.months),
  );
  const { claims } = pastWork;
  const credit = Math.max(
    0,
    ...credits,
    ...claims.map((claim) => claimed * claim.share * Math.min(1, claim.months / required.months)),
  );
  const close = related.filter(({ share }) => share >= related_from).sort((a, b) => b.share - a.share);
  const claimedMonths = claims.filter(({ share }) => share >= related_from).map((claim) => claim.months);
  const months = Math.max(relatedMonths(related, related_from), ...claimedMonths);
  return { credit, months, positions: close.map(({ position }) => position) };
}

// A similar title or shared skills make a role related; both together make it more so.
function relatedness(
  position: Position,
  titleSimilarity: number,
  required: ExperienceRequirement,
  { skillIds, share }: { skillIds: ReadonlySet<string>; share: number },
): number {
  const { related, unrelated, by_title, by_skills, skills_full_at } = WEIGHTS.experience;
  const byTitle = by_title * titleSimilarity;
  const bySkills = by_skills * Math.min(1, share / skills_full_at);
  const similarity = 1 - (1 - byTitle) * (1 - bySkills);
  const lacksSkills = required.skillIds.length > 0 && !required.skillIds.some((id) => skillIds.has(id));
  const sectionFactor = position.section === 'experience' ? 1 : 0.5;
  return (unrelated + (related - unrelated) * similarity) * (lacksSkills ? 0.8 : 1) * sectionFactor;
}

// The months spent in roles that are at least `minShare` related; overlapping roles count once.
function relatedMonths(roles: readonly { position: Position; share: number }[], minShare: number): number {
  return unionMonths(roles.filter(({ share }) => share >= minShare).map(({ position }) => position.span));
}

// "Java developer with 8 years of experience" without dates is a claim: it counts less than dated roles, depending on
// how similar its sentence is to the ad's title.
function findClaims(resume: Resume, adTitle: string, copied: ReadonlySet<ResumeUnit>): { months: number; share: number }[] {
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

/** Compares the level and field of the best degree with those the ad requires. Names of institutions are ignored. */
export function creditEducation(resume: Resume, required: EducationRequirement): EducationCredit {
  const rated = resume.education.map((schooling) => ({ schooling, credit: rate(schooling, required) }));
  const best = rated.reduce<{ schooling: Schooling; credit: number } | null>(
    (top, next) => (top === null || next.credit > top.credit ? next : top),
    null,
  );
  const workedMonths = unionMonths(resume.positions.filter(({ section }) => section === 'experience').map(({ span }) => span));
  const byExperience = required.experienceCounts && workedMonths >= 36 ? WEIGHTS.education.experience_instead : 0;
  if (best === null || byExperience > best.credit)
    return { credit: byExperience, schooling: null, byExperience: byExperience > 0 };
  return { credit: best.credit, schooling: best.schooling, byExperience: false };
}

function rate({ level, fields, inProgress }: Schooling, required: EducationRequirement): number {
  const { related_field, other_field, one_level_below, in_progress } = WEIGHTS.education;
  if (level < required.level - 1) return 0;
  const levelFactor = level >= required.level ? 1 : one_level_below;
  const isRelated =
    required.fields.length === 0 || required.fields.some((field) => fields.some((studied) => areRelated(field, studied)));
  return levelFactor * (isRelated ? related_field : other_field) * (inProgress ? in_progress : 1);
}
