import { WEIGHTS } from './engine/weights.ts';
import type { FitReport, RequirementReport } from './engine/report-types.ts';

/** A report of a formula before 3.0, which had other parts, no conditions and no exact sum. */
type EarlierReport = Omit<FitReport, 'total' | 'conditions' | 'facts' | 'requirements'> & {
  requirements: (Omit<RequirementReport, 'type' | 'grade' | 'words' | 'correction' | 'raise'> & {
    raise: { points: number; skill_ids: string[] } | null;
  })[];
};

const TYPES: Record<string, RequirementReport['type']> = { skills: 'skill', experience: 'experience', education: 'education' };

/** A stored report in today's form. What an earlier formula said is kept as it was. */
export function readStoredReport(stored: FitReport | EarlierReport): FitReport {
  if ('total' in stored) return stored;
  return {
    ...stored,
    total: stored.score === null ? null : Math.round(stored.parts.reduce((sum, { points }) => sum + points, 0) * 10) / 10,
    conditions: [],
    facts: [],
    weights: WEIGHTS,
    requirements: stored.requirements.map((requirement) => ({
      ...requirement,
      type: TYPES[requirement.part] ?? 'skill',
      grade: requirement.evidence[0]?.grade ?? null,
      months: null,
      words: null,
      correction: null,
      raise: requirement.raise && { ...requirement.raise, to: 'used' },
    })),
  };
}
