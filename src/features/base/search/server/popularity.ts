/**
 * Popularity with exponential decay. Some types have a half-life; their value is stored as a logarithm relative to a
 * fixed first day, so that the order stays right over time without rewriting rows.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import type { Popularity } from './search-source.ts';

const HALF_LIFE_DAYS: Partial<Record<SearchKind, number>> = { job: 30, insight: 90 };
const FIRST_DAY = Date.parse('2024-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
/** The floor for unpopular items, so that the logarithm exists. */
const MIN_POPULARITY = 0.01;

const halfLivesSinceStart = (at: Date, days: number) => (at.getTime() - FIRST_DAY) / DAY_MS / days;

/** The stored popularity of an item; comparable within its type. */
export function storedPopularity(kind: SearchKind, { popularity, since }: Popularity, now: Date): number {
  const days = HALF_LIFE_DAYS[kind];
  return days === undefined
    ? popularity
    : Math.log2(Math.max(MIN_POPULARITY, popularity)) + halfLivesSinceStart(since ?? now, days);
}

/** The current popularity of a row of `search_docs`, 0 to 1. */
export const currentPopularity = (ctx: Context, kind: RawBuilder<unknown>): RawBuilder<number> => {
  const now = ctx.clock.now();
  const cases = Object.entries(HALF_LIFE_DAYS).map(
    ([name, days]) =>
      sql`when ${sql.lit(name)} then least(1, power(2, greatest(-60, hot - ${halfLivesSinceStart(now, days)}::float8)))`,
  );
  return sql<number>`case ${kind} ${sql.join(cases, sql` `)} else hot end`;
};
