import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { AssessedRow } from './assess.ts';
import type { ExperienceCredit } from './credit-background.ts';
import type { SkillCredit } from './credit-skills.ts';
import type { Note, RequirementReport } from './report-types.ts';

/** One sentence per row, as a message key with its values. `raise` is what showing or using it would add. */
export function writeNote(taxonomy: Taxonomy, row: AssessedRow, raise: RequirementReport['raise']): Note | null {
  const { requirement, detail } = row;
  if (requirement === undefined) return note('wording', {});
  if (requirement.kind === 'experience' && 'months' in detail) {
    const values = { shown: roundTenth(detail.months / 12), wanted: roundTenth(requirement.months / 12) };
    return note(`experience_${requirement.implied ? 'role_' : ''}${experienceState(detail)}`, values);
  }
  if (requirement.kind === 'education' && 'state' in detail) return note(`education_${detail.state}`, {});
  if (row.outOf === 0) return note('no_points', {});
  return 'support' in detail ? writeSkillNote(taxonomy, detail, raise) : null;
}

function experienceState({ credit, months, claim }: ExperienceCredit): string {
  if (claim !== null) return 'claimed';
  if (credit >= 1) return 'met';
  return months > 0 ? 'partly' : 'missing';
}

function writeSkillNote(taxonomy: Taxonomy, { support }: SkillCredit, raise: RequirementReport['raise']): Note {
  const [best] = support;
  const points = raise?.points ?? 0;
  if (!best) return note('skill_none', { points });
  if (best.grade === 'related' && (best.relation === 'child' || best.relation === 'words'))
    return note('skill_related', { points });
  if (best.relation === 'words' && best.grade === 'shown') return note('skill_told', {});
  if (best.relation !== 'direct') {
    const skill = taxonomy.byId.get(best.evidence.skillId)?.name ?? best.evidence.skillId;
    return note(`skill_through_${best.relation}`, { skill, points });
  }
  return note(`skill_${best.grade}`, { points });
}

export function note(name: string, values: Record<string, string | number>): Note {
  return { key: `fitment_engine_${name}`, values };
}

export function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
