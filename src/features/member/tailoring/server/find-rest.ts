import type { z } from 'zod';
import { requirementLabel, type FitReport, type RequirementReport } from '#features/member/fitment/server/index.ts';
import type { Tailoring } from '../contract.ts';
import type { ScoredLine } from './score-lines.ts';

type Rest = z.input<typeof Tailoring>['attributes']['rest'][number];

/** The requirements that no line can raise, with what the report says that they would earn, if that is open. */
export function findRest({ requirements }: FitReport, lines: readonly ScoredLine[], unlocked: boolean): Rest[] {
  const worded = new Set(lines.flatMap(({ gains }) => gains.map(({ requirementId }) => requirementId)));
  return requirements.flatMap((row): Rest[] => {
    const why = row.correction === null && !worded.has(row.id) ? reasonOf(row) : null;
    if (why === null) return [];
    const points = why === 'time' ? Math.round((row.out_of - row.points) * 10) / 10 : (row.raise?.points ?? 0);
    return [{ label: requirementLabel(row), why, points: unlocked && points > 0 ? points : null }];
  });
}

function reasonOf({ type, status, grade }: RequirementReport): Rest['why'] | null {
  if (type === 'wording') return null;
  if (type === 'experience') return status === 'met' ? null : 'time';
  if (status === 'missing') return 'nothing';
  return type === 'skill' && grade === 'listed' ? 'listed' : null;
}
