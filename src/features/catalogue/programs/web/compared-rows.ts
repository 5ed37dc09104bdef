/** The rows of a comparison, as labels. Pure. */
import { m } from '#platform/messages/messages.js';
import { formatHours } from '#platform/language/format.ts';
import { languageLabel, durationLabel, levelLabel, modeLabel, priceLabel, startLabel, typeLabel } from './program-labels.ts';
import type { Comparison } from './queries.ts';

type Course = Comparison['data'][number];
/** `best` contains the indices of the cells that are marked with `bestLabel`. */
export type ComparedRow = { name: string; cells: string[]; best?: number[]; bestLabel?: string };

/** Returns the indices of the smallest number; none if all are equal or fewer than two are known. */
export function indicesOfLowest(numbers: readonly (number | null)[]): number[] {
  const known = numbers.filter((number) => number !== null);
  const minimum = Math.min(...known);
  if (known.length < 2 || known.every((number) => number === minimum)) return [];
  return numbers.flatMap((number, index) => (number === minimum ? [index] : []));
}

/** Returns the hours of work for each point that the course adds, with one decimal; null if either is zero. */
export const hoursPerPoint = ({ attributes }: Pick<Course, 'attributes'>, points: number): number | null =>
  attributes.hours > 0 && points > 0 ? Math.round((attributes.hours / points) * 10) / 10 : null;

/** The price in rupees; null if it is not known. */
const feeOf = ({ attributes }: Course): number | null => attributes.fee ?? (attributes.cost === 'paid' ? null : 0);

/** The rows grouped by heading. Rows without any value are omitted. */
export function comparedRows(courses: readonly Course[]): { title: string; rows: ComparedRow[] }[] {
  const row = (name: string, format: (course: Course['attributes']) => string, best?: number[], bestLabel?: string) => ({
    name,
    cells: courses.map(({ attributes }) => format(attributes) || m.programs_none_known()),
    ...(best && bestLabel && { best, bestLabel }),
  });
  const timeAndMoney = [
    row(
      m.programs_length(),
      durationLabel,
      indicesOfLowest(courses.map(({ attributes }) => attributes.hours || null)),
      m.programs_shortest(),
    ),
    row(m.programs_per_week(), ({ hours_per_week }) => (hours_per_week === null ? '' : formatHours(hours_per_week))),
    row(m.programs_start(), startLabel),
    row(m.programs_price(), priceLabel, indicesOfLowest(courses.map(feeOf)), m.programs_lowest()),
  ];
  const others = [
    row(m.programs_type(), ({ program_type }) => typeLabel(program_type)),
    row(m.programs_level(), ({ level }) => levelLabel(level)),
    row(m.programs_mode(), ({ mode }) => modeLabel(mode)),
    row(m.programs_language(), ({ language }) => languageLabel(language)),
    row(m.programs_region(), ({ region }) => region),
    row(m.programs_teaches_row(), ({ skills }) => skills.map(({ name }) => name).join(', ')),
    row(m.programs_eligibility(), ({ eligibility }) => eligibility.join('; ')),
  ];
  const hasValues = ({ cells }: ComparedRow) => cells.some((cell) => cell !== m.programs_none_known());
  return [
    { title: m.programs_time_and_money(), rows: timeAndMoney.filter(hasValues) },
    { title: m.programs_other_rows(), rows: others.filter(hasValues) },
  ];
}
