import type { FitReport } from '#features/member/fitment/server/index.ts';
import type { Candidate } from './choose-path.ts';

/** Of what the ad requires by name, at least this share is there once a path is learnt. */
const MIN_SHARE = 0.5;

/**
 * Whether a fair adviser would say that a path leads to the role, beyond its points: it teaches something that the ad asks for, not
 * only what its duties mention, and with it at least half of the required core skills are there.
 */
export function leadsToWork(
  { requirements }: Pick<FitReport, 'requirements'>,
  stops: readonly Pick<Candidate, 'requirementIds'>[],
): boolean {
  const taught = new Set(stops.flatMap(({ requirementIds }) => requirementIds));
  const isAsked = requirements.some(({ id, kind }) => taught.has(id) && kind !== 'duty');
  const core = requirements.filter(({ type, part, kind }) => type === 'skill' && part === 'core' && kind === 'required');
  const sum = (rows: typeof core) => rows.reduce((total, row) => total + row.out_of, 0);
  const there = core.filter(({ id, points, out_of }) => taught.has(id) || points * 2 >= out_of);
  return isAsked && sum(there) >= sum(core) * MIN_SHARE;
}
