/** What of an item a query can ask for, as words of the index: `=pay:480000` for a job that pays at least so much. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SearchKind } from '../../contract.ts';
import type { Part } from './interpret-query.ts';
import { findPlaces } from './places.ts';

/** A name and a value, such as `place` and `Pune`. */
export type FilterWord = readonly [name: string, value: string];
/** An item of these kinds must have one of the words. */
export type QueryFilter = { kinds: readonly SearchKind[]; words: readonly FilterWord[] };

const MAX_YEARS = 15;
const SENIOR_YEARS = 4;
/** Pay is compared in steps, in rupees a year: those of 5,000 a month, of a lakh and of five lakh. */
const PAY_STEPS: readonly number[] = [
  ...new Set([
    ...Array.from({ length: 20 }, (_, step) => (step + 1) * 60_000),
    ...Array.from({ length: 30 }, (_, step) => (step + 1) * 100_000),
    ...Array.from({ length: 14 }, (_, step) => 3_500_000 + step * 500_000),
  ]),
].toSorted((a, b) => a - b);

/** The kinds that a query can name by themselves ("jobs", "कोर्स"). */
const NAMED_KINDS: ReadonlySet<SearchKind> = new Set(['job', 'course', 'university', 'company', 'community', 'article']);

export const kindWords = (kind: SearchKind): FilterWord[] => (NAMED_KINDS.has(kind) ? [['kind', kind]] : []);

/** The filter words of something at a place. */
export const placeWords = (location: string): FilterWord[] => findPlaces(location).map((place) => ['place', place]);

type JobFacts = { location: string; experienceMin: number | null; rupeesAYear: number | null };

/** The filter words of a job: its places, all the pay that it reaches, and the experience that is enough for it. */
export function jobWords({ location, experienceMin, rupeesAYear }: JobFacts): FilterWord[] {
  const enough = Math.min(MAX_YEARS, Math.ceil(experienceMin ?? 0));
  return [
    ...placeWords(location),
    ...PAY_STEPS.filter((step) => step <= (rupeesAYear ?? 0)).map((step): FilterWord => ['pay', String(step)]),
    ...Array.from({ length: MAX_YEARS - enough + 1 }, (_, index): FilterWord => ['years', String(enough + index)]),
    ...(enough >= SENIOR_YEARS ? [['level', 'senior'] as const] : []),
  ];
}

/** The largest step of pay that is not above a sum; the smallest one for less. */
export const payStep = (rupees: number): number => PAY_STEPS.findLast((step) => step <= rupees) ?? PAY_STEPS[0] ?? 0;

const JOB: readonly SearchKind[] = ['job'];
const PLACED: readonly SearchKind[] = ['job', 'company', 'university'];

/** What the parts of a query ask of items. Several places are alternatives. */
export function queryFilters(parts: readonly Part[]): QueryFilter[] {
  const places = parts.filter(({ type, value }) => type === 'place' && value !== '');
  const filters = parts.flatMap(({ type, value }): QueryFilter[] => {
    if (type === 'pay') return [{ kinds: JOB, words: [['pay', String(payStep(Number(value)))]] }];
    if (type === 'experience') return [{ kinds: JOB, words: [['years', String(Math.min(MAX_YEARS, Number(value)))]] }];
    if (type === 'level') return [{ kinds: JOB, words: [value === 'fresher' ? ['years', '0'] : ['level', value]] }];
    if (type === 'mode') return [{ kinds: JOB, words: [['work_mode', value]] }];
    return type === 'job_type' ? [{ kinds: JOB, words: [['role_type', value]] }] : [];
  });
  return places.length === 0
    ? filters
    : [...filters, { kinds: PLACED, words: places.map(({ value }): FilterWord => ['place', value]) }];
}

/** A filter as a `tsquery`: any of its words. */
export const filterQuery = ({ words }: Pick<QueryFilter, 'words'>): RawBuilder<unknown> =>
  sql`(${sql.join(words.map(filterWord), sql` || `)})`;

const filterWord = ([name, value]: FilterWord) => sql`array_to_tsvector(array[facet_word(${name}, ${value})])::text::tsquery`;

/** The points of a row for what it has of the filters, where none of them must match. */
export const filterPoints = (filters: readonly QueryFilter[], each: number): RawBuilder<number> => {
  const points = filters.map(
    (filter) => sql`case when ${sql<SqlBool>`words @@ ${filterQuery(filter)}`} then ${sql.lit(each)} else 0 end`,
  );
  return points.length === 0 ? sql<number>`0` : sql<number>`(${sql.join(points, sql` + `)})`;
};
