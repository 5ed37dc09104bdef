/** What editors changed of pieces of work. Pure. */
import { language } from '#platform/language/language.ts';
import type { LearningVersion } from '../learning-versions.ts';
import { PieceOfWork as WorkSchema, WorkInHindi, type PieceOfWork, type Skill } from '../skill.ts';

const CorrectedWork = WorkSchema.extend({ hindi: WorkInHindi.optional() });

/** A piece of work as editors corrected it; null where it is as its file states it. */
export function parseWork(version: LearningVersion | undefined): PieceOfWork | null {
  if (!version?.content) return null;
  const { hindi, ...work } = CorrectedWork.parse(version.content);
  return hindi ? { ...work, hindi } : work;
}

/** The skills with the pieces of work that editors corrected, and without those that they dropped; by the ids of the skills. */
export const withWorks = (skills: readonly Skill[], latest: ReadonlyMap<string, LearningVersion>): Skill[] =>
  skills.map((skill) => {
    const version = latest.get(skill.id);
    if (!version || !skill.work) return skill;
    if (version.dropped) return { ...skill, work: undefined, work_dropped: true };
    return { ...skill, work: parseWork(version) ?? skill.work };
  });

/** A piece of work in the reader's language, where it is written in it. */
export function workForReader({ hindi, ...work }: PieceOfWork): PieceOfWork {
  return hindi && language() === 'hi' ? { ...work, ...hindi } : work;
}

/** Criteria that a member ticked, as stored, in the reader's language. */
export function criteriaForReader(work: PieceOfWork | undefined, ticked: readonly string[]): string[] {
  const shown = work ? workForReader(work).criteria : [];
  return ticked.map((criterion) => shown[work?.criteria.indexOf(criterion) ?? -1] ?? criterion);
}
