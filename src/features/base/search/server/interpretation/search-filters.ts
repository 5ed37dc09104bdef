/** What of an item a query can ask for, as words of the index: `=pay:480000` for a job that pays at least so much. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toSingular } from '#features/base/skills/server/index.ts';
import type { PartType, SearchKind } from '../../contract.ts';
import { FEE_STEPS, MAX_YEARS, PAY_STEPS } from './amount-steps.ts';
import { educationFilter, educationWords } from './find-education.ts';
import type { Part } from './interpret-query.ts';
import { askedPlaces, findPlaces } from './places.ts';

/** A name and a value, such as `place` and `Pune`. */
export type FilterWord = readonly [name: string, value: string];
/** An item of these kinds must have one of the words. */
export type QueryFilter = { kinds: readonly SearchKind[]; words: readonly FilterWord[] };

const SENIOR_YEARS = 4;
const MAX_PHRASE_WORDS = 7;

/** The kinds that a query can name by themselves ("jobs", "कोर्स"). */
const NAMED_KINDS: ReadonlySet<SearchKind> = new Set(['job', 'course', 'university', 'company', 'community', 'board', 'article']);

export const kindWords = (kind: SearchKind): FilterWord[] => (NAMED_KINDS.has(kind) ? [['kind', kind]] : []);

/** The word of what people type who look for exactly one entry: the words without their order. */
export const phraseWord = (words: readonly string[]): FilterWord => ['phrase', toPhrase(words)];

const toPhrase = (words: readonly string[]): string => [...new Set(words.map(toSingular))].toSorted().join(' ');

const MAX_PART_WORDS = 3;

/** The words of phrases of up to three words that a longer query holds. */
export function phrasePartWords(words: readonly string[]): FilterWord[] {
  let parts: string[][] = [[]];
  for (const word of words.slice(0, MAX_PHRASE_WORDS))
    parts = [...parts, ...parts.filter((part) => part.length < MAX_PART_WORDS).map((part) => [...part, word])];
  return parts.filter((part) => part.length > 0 && part.length < words.length).map(phraseWord);
}

/** The filter words of something at a place. */
export const placeWords = (location: string): FilterWord[] => findPlaces(location).map((place) => ['place', place]);

type JobFacts = { location: string; experienceMin: number | null; rupeesAYear: number | null; text: string };

/** The filter words of a job: its places, all the pay that it reaches or stays below, and what experience and education are enough. */
export function jobWords({ location, experienceMin, rupeesAYear, text }: JobFacts): FilterWord[] {
  const enough = Math.min(MAX_YEARS, Math.ceil(experienceMin ?? 0));
  return [
    ...placeWords(location),
    ...PAY_STEPS.filter((step) => step <= (rupeesAYear ?? 0)).map((step): FilterWord => ['pay', String(step)]),
    ...upTo('max_pay', PAY_STEPS, rupeesAYear),
    ...educationWords(text),
    ...Array.from({ length: MAX_YEARS - enough + 1 }, (_, index): FilterWord => ['years', String(enough + index)]),
    ...(enough >= SENIOR_YEARS ? [['level', 'senior'] as const] : []),
  ];
}

/** The filter words of a course: the fees that it stays below; one that is free has none. */
export const courseWords = (feeRupees: number | null): FilterWord[] => upTo('max_fee', FEE_STEPS, feeRupees);

/** The steps from a sum on; none without a sum. */
const upTo = (name: string, steps: readonly number[], sum: number | null): FilterWord[] =>
  sum === null || sum <= 0 ? [] : steps.filter((step) => step >= sum).map((step) => [name, String(step)]);

const JOB: readonly SearchKind[] = ['job'];
const COURSE: readonly SearchKind[] = ['course'];
const PLACED: readonly SearchKind[] = ['job', 'company', 'university'];

/** What the parts of a query ask of items. Several places are alternatives. */
export function queryFilters(parts: readonly Part[]): QueryFilter[] {
  const places = parts.filter(({ type, value }) => type === 'place' && value !== '');
  const filters = parts.flatMap(({ type, value }): QueryFilter[] => {
    if (type === 'pay' || type === 'max_pay') return [{ kinds: JOB, words: [[type, value]] }];
    if (type === 'max_fee') return [{ kinds: COURSE, words: [[type, value]] }];
    if (type === 'cost') return [{ kinds: COURSE, words: costFilter(value) }];
    if (type === 'experience') return [{ kinds: JOB, words: [['years', value]] }];
    if (type === 'education') return [{ kinds: JOB, words: educationFilter(value) }];
    if (type === 'level') return [{ kinds: JOB, words: [value === 'fresher' ? ['years', '0'] : ['level', value]] }];
    if (type === 'mode') return [{ kinds: JOB, words: [['work_mode', value]] }];
    return type === 'job_type' ? [{ kinds: JOB, words: [['role_type', value]] }] : [];
  });
  return places.length === 0
    ? filters
    : [
        ...filters,
        { kinds: PLACED, words: places.flatMap(({ value }) => askedPlaces(value)).map((place): FilterWord => ['place', place]) },
      ];
}

/** A filter that takes what is in the same state or region as well. */
export const widenPlaces = ({ kinds, words }: QueryFilter): QueryFilter => ({
  kinds,
  words: words.flatMap((word): FilterWord[] => (word[0] === 'place' ? placeWords(word[1]) : [word])),
});

/** What is free to follow is free. */
const costFilter = (cost: string): FilterWord[] =>
  [cost, ...(cost === 'free' ? ['free-audit'] : [])].map((value) => ['cost', value]);

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

/** The points of a job that asks for at least half of the years in the query: with ten years nobody looks for a first job. */
export function yearsPoints(parts: readonly Part[], points: number): RawBuilder<number> {
  const years = Number(parts.find(({ type }) => type === 'experience')?.value ?? 0);
  const tooFew = Math.ceil(years / 2) - 1;
  if (tooFew < 0) return sql<number>`0`;
  return sql<number>`case when ${hasYears(years)} and not ${hasYears(tooFew)} then ${sql.lit(points)} else 0 end`;
}

const hasYears = (years: number) => sql<SqlBool>`words @@ ${filterQuery({ words: [['years', String(years)]] })}`;

const TEXT: ReadonlySet<PartType> = new Set(['role', 'skill', 'company', 'university']);

/** The parts that a search within one kind applies: its own name, what is searched as text, and its filters. */
export const partsFor = (kind: SearchKind, parts: readonly Part[]): Part[] =>
  parts.filter((part) => {
    if (part.type === 'kind') return part.value === kind;
    if (part.near) return PLACED.includes(kind);
    return TEXT.has(part.type) || queryFilters([part]).some(({ kinds }) => kinds.includes(kind));
  });
