/** The rows of a comparison; pure, so that they can be tested without a page. */
import { m } from '#platform/messages/messages.js';
import { formatHours, formatRupees } from '#platform/language/format.ts';
import {
  feeAfterReferral,
  languageLabel,
  durationLabel,
  levelLabel,
  modeLabel,
  priceLabel,
  startLabel,
  typeLabel,
} from './program-labels.ts';
import type { Comparison } from './queries.ts';

type Course = Comparison['data'][number];
/** `best` are the places of the cells that carry `bestWord`. */
export type ComparedRow = { name: string; cells: string[]; best?: number[]; bestWord?: string };

/** The places of the smallest number; none when all are the same or fewer than two are known. */
export function lowest(numbers: readonly (number | null)[]): number[] {
  const known = numbers.filter((number) => number !== null);
  const least = Math.min(...known);
  if (known.length < 2 || known.every((number) => number === least)) return [];
  return numbers.flatMap((number, index) => (number === least ? [index] : []));
}

/** Hours of work for each point it would add, one decimal; null where either is not known. */
export const hoursPerPoint = ({ attributes }: Pick<Course, 'attributes'>, points: number): number | null =>
  attributes.hours > 0 && points > 0 ? Math.round((attributes.hours / points) * 10) / 10 : null;

/** Rupees in the end; null where no price is printed. */
const finalFee = ({ attributes }: Course): number | null =>
  feeAfterReferral(attributes) ?? attributes.fee ?? (attributes.cost === 'paid' ? null : 0);

/** The rows grouped by heading. Rows without any value are omitted. */
export function comparedRows(courses: readonly Course[]): { title: string; rows: ComparedRow[] }[] {
  const row = (name: string, of: (course: Course['attributes']) => string, best?: number[], bestWord?: string) => ({
    name,
    cells: courses.map(({ attributes }) => of(attributes) || m.programs_none_known()),
    ...(best && bestWord && { best, bestWord }),
  });
  const referred = courses.some(({ attributes }) => feeAfterReferral(attributes) !== null);
  const money = [
    row(
      m.programs_length(),
      durationLabel,
      lowest(courses.map(({ attributes }) => attributes.hours || null)),
      m.programs_shortest(),
    ),
    row(m.programs_per_week(), ({ hours_per_week }) => (hours_per_week === null ? '' : formatHours(hours_per_week))),
    row(m.programs_start(), startLabel),
    row(m.programs_price(), priceLabel, referred ? undefined : lowest(courses.map(finalFee)), m.programs_lowest()),
    ...(referred ? [row(m.programs_price_after_referral(), afterWords, lowest(courses.map(finalFee)), m.programs_lowest())] : []),
  ];
  const rest = [
    row(m.programs_type(), ({ program_type }) => typeLabel(program_type)),
    row(m.programs_level(), ({ level }) => levelLabel(level)),
    row(m.programs_mode(), ({ mode }) => modeLabel(mode)),
    row(m.programs_language(), ({ language }) => languageLabel(language)),
    row(m.programs_region(), ({ region }) => region),
    row(m.programs_teaches_row(), ({ skills }) => skills.map(({ name }) => name).join(', ')),
    row(m.programs_eligibility(), ({ eligibility }) => eligibility.join('; ')),
  ];
  const filled = ({ cells }: ComparedRow) => cells.some((cell) => cell !== m.programs_none_known());
  return [
    { title: m.programs_time_and_money(), rows: money.filter(filled) },
    { title: m.programs_the_rest(), rows: rest.filter(filled) },
  ];
}

function afterWords(course: Course['attributes']): string {
  const after = feeAfterReferral(course);
  return after === null ? priceLabel(course) : formatRupees(after * 100);
}
