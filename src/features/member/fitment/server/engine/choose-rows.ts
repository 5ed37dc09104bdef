import type { Ad, Requirement } from './parse-ad.ts';
import type { PartId } from './report-types.ts';
import { WEIGHTS } from './weights.ts';
import type { AdWording } from './wording-row.ts';

/** A requirement or the wording with its part and the whole points it can bring. */
export type Row = { part: Exclude<PartId, 'start'>; outOf: number } & (
  | { requirement: Requirement; wording?: undefined }
  | { requirement?: undefined; wording: AdWording }
);

/**
 * Chooses the core requirements of an ad and distributes 100 points: years and degree get a fixed share, further wishes and
 * wording a small one, and the core skills the rest by their weight. Rows are in the order of the report. The points add up to
 * exactly 100 when there is at least one requirement.
 */
export function chooseRows(ad: Ad, wording: AdWording | null): Row[] {
  const { points, core_rows } = WEIGHTS;
  const background = ad.requirements.filter(
    (item) => item.kind === 'experience' || (item.kind === 'education' && item.need !== 'preferred'),
  );
  const candidates = ad.requirements.filter((item) => !background.includes(item));
  const skills = candidates
    .filter(({ kind, weight }) => kind === 'skill' && weight > 0)
    .slice(0, core_rows - background.length - (wording ? 1 : 0));
  const others = candidates.filter((item) => !skills.includes(item));
  const furtherTotal = Math.min(points.further, others.filter(hasPoints).length * points.each_further);
  const fixed = [
    ...background.map((requirement) => ({
      row: { requirement },
      share: shareOf(requirement),
    })),
    ...(wording ? [{ row: { wording }, share: points.wording }] : []),
  ];
  const all = 100 - points.start;
  const rest = all - furtherTotal - fixed.reduce((sum, { share }) => sum + share, 0);
  // What few core skills cannot carry goes to the fixed rows in proportion.
  const most = fixed.length > 0 ? points.each_skill : rest;
  const skillPoints = distributeUpTo(
    rest,
    skills.map(({ weight }) => weight),
    most,
  );
  const left = skillPoints.reduce((sum, share) => sum + share, 0);
  const fixedPoints =
    left === rest
      ? fixed.map(({ share }) => share)
      : distribute(
          all - furtherTotal - left,
          fixed.map(({ share }) => share),
        );
  const core: Row[] = [
    ...skills.map((requirement, index): Row => ({ part: 'core', outOf: skillPoints[index] ?? 0, requirement })),
    ...fixed.map(({ row }, index): Row => ({ part: 'core', outOf: fixedPoints[index] ?? 0, ...row })),
  ];
  const furtherPoints = distribute(
    furtherTotal,
    others.map((item) => (hasPoints(item) ? 1 : 0)),
  );
  return [
    ...core.sort((a, b) => b.outOf - a.outOf),
    ...others.map((requirement, index): Row => ({ part: 'further', outOf: furtherPoints[index] ?? 0, requirement })),
  ];
}

// What is no known skill, or a trait that a résumé can only claim, is shown without points.
function hasPoints({ kind, weight }: Requirement): boolean {
  return weight > 0 && kind !== 'phrase' && kind !== 'soft';
}

function shareOf({ kind, need }: Requirement): number {
  if (kind === 'education') return WEIGHTS.points.education;
  return need === 'preferred' ? WEIGHTS.points.preferred_experience : WEIGHTS.points.experience;
}

// Shares above `most` are cut, and what is over goes to the others as far as they can carry it.
function distributeUpTo(total: number, weights: readonly number[], most: number): number[] {
  const shares = distribute(total, weights);
  if (shares.every((share) => share <= most)) return shares;
  const open = shares.map((share, index) => (share < most ? (weights[index] ?? 0) : 0));
  const full = shares.filter((share) => share >= most).length;
  const others = distributeUpTo(Math.max(0, total - full * most), open, most);
  return shares.map((share, index) => (share >= most ? most : (others[index] ?? 0)));
}

/**
 * Distributes a whole number of points by weight, by the largest remainder; equal remainders go to the first. Returns whole
 * numbers that add up to `total` (or nothing for no weights).
 */
export function distribute(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const missing = total - shares.reduce((all, share) => all + share, 0);
  for (const { index } of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
