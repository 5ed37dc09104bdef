import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { AssessedRequirement } from './assess.ts';
import type { EducationCredit, ExperienceCredit } from './credit-background.ts';
import type { SkillCredit } from './credit-skills.ts';
import type { EducationRequirement } from './parse-ad.ts';
import type { Note } from './report-types.ts';
import { WEIGHTS } from './weights.ts';

/** One sentence per requirement, as a message key with its values. `gain` is how many points meeting it would add. */
export function writeNote(taxonomy: Taxonomy, { requirement, credit, detail }: AssessedRequirement, gain: number): Note | null {
  const points = roundTenth(gain);
  if (requirement.part === 'experience' && 'months' in detail) {
    const values = { shown: roundTenth(detail.months / 12), wanted: roundTenth(requirement.months / 12) };
    return note(`experience_${requirement.implied ? 'role_' : ''}${experienceState(credit, detail, requirement.months)}`, values);
  }
  if (requirement.part === 'education' && 'byExperience' in detail) {
    return note(`education_${educationState(requirement, credit, detail)}`, { points });
  }
  return 'support' in detail ? writeSkillNote(taxonomy, credit, detail, points) : null;
}

function experienceState(credit: number, { months }: ExperienceCredit, requiredMonths: number): string {
  if (credit >= WEIGHTS.met_from && months >= requiredMonths) return 'met';
  if (months >= requiredMonths) return 'related';
  if (months > 0) return 'partly';
  return credit > 0 ? 'unrelated' : 'missing';
}

function educationState(required: EducationRequirement, credit: number, { byExperience, schooling }: EducationCredit): string {
  if (byExperience) return 'by_experience';
  if (schooling === null) return 'missing';
  if (credit >= 1) return 'met';
  if (schooling.inProgress) return 'in_progress';
  return schooling.level < required.level ? 'level' : 'field';
}

function writeSkillNote(taxonomy: Taxonomy, credit: number, { support }: SkillCredit, points: number): Note {
  const best = support[0];
  if (!best) return note('skill_missing', { points });
  const skill = taxonomy.byId.get(best.evidence.skillId)?.name ?? best.evidence.skillId;
  if (best.relation !== 'direct') return note(`skill_${best.relation}`, { skill, points });
  const met = credit >= WEIGHTS.met_from;
  if (met && best.evidence.grade === 'held') return note('skill_met_held', {});
  if (met && best.evidence.grade === 'used') return note('skill_met_used', {});
  return note(`skill_${best.evidence.grade}`, { points });
}

export function note(name: string, values: Record<string, string | number>): Note {
  return { key: `fitment_engine_${name}`, values };
}

export function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
