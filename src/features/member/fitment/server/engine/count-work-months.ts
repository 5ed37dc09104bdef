import { unionMonths } from './dates.ts';
import { parseResume, type Resume } from './parse-resume.ts';

/** The months of all work in a résumé, without counting a month twice. */
export const workMonths = ({ positions }: Pick<Resume, 'positions'>): number =>
  unionMonths(positions.filter(({ section }) => section === 'experience').map(({ span }) => span));

/** The same from its text; null where it shows no dated work. `today` (an ISO date) ends work that goes on. */
export function countWorkMonths(text: string, today: string): number | null {
  const months = workMonths(parseResume(text, today));
  return months === 0 ? null : months;
}
