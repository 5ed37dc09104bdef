import type { Taxonomy } from '#features/skills/server/index.ts';
import type { Assessed } from './assess.ts';
import type { Note } from './report-types.ts';
import { WEIGHTS } from './weights.ts';

/** One plain sentence per requirement, as a message key with its values. `left` are the points not earned. */
export function writeNote(taxonomy: Taxonomy, { requirement, credit, detail }: Assessed, left: number): Note | null {
  const points = roundTenth(left);
  if (requirement.part === 'experience' && 'months' in detail) {
    const values = { shown: roundTenth(detail.months / 12), wanted: roundTenth(requirement.months / 12) };
    return note(credit >= 1 ? 'experience_met' : detail.months > 0 ? 'experience_partly' : 'experience_missing', values);
  }
  if (requirement.part === 'education' && 'byExperience' in detail) {
    if (detail.byExperience) return note('education_by_experience', { points });
    if (detail.schooling === null) return note('education_missing', { points });
    if (credit >= 1) return note('education_met', {});
    return note(detail.schooling.inProgress ? 'education_in_progress' : detail.schooling.level < requirement.level ? 'education_level' : 'education_field', { points });
  }
  if (!('support' in detail)) return null;
  const best = detail.support[0];
  if (!best) return note('skill_missing', { points });
  const skill = taxonomy.byId.get(best.evidence.skillId)?.name ?? best.evidence.skillId;
  if (best.relation !== 'direct') return note(`skill_${best.relation}`, { skill, points });
  if (credit >= WEIGHTS.met_from && best.evidence.grade !== 'ticked') return note(`skill_met_${best.evidence.grade === 'held' ? 'held' : 'used'}`, {});
  return note(`skill_${best.evidence.grade}`, { points });
}

export function note(name: string, values: Record<string, string | number>): Note {
  return { key: `fitment_engine_${name}`, values };
}

export function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
