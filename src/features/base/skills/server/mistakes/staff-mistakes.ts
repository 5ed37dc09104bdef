/** What members report as mistakes, as editors see it: all reports of a thing are one case. Checks no permission. */
import { sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import { memberRows } from '#features/base/accounts/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';
import type { MistakeKind, MistakeOutcome } from '../../contract.ts';

export type MistakeFilter = {
  /** Part of what members wrote, or of the id of the thing. */
  find?: string | undefined;
  /** The ids of things that the caller found, which belong to the result as well. */
  thingIds?: readonly string[];
  /** By default those that wait. */
  state?: MistakeOutcome | 'all' | undefined;
  kind?: MistakeKind | undefined;
};

const CASE_ID = z.string().regex(/^[\da-f]{32}$/);

/** The cases with what became of them; a case waits while any report of it does. */
const selectCases = (ctx: Context, { find = '', thingIds = [], state, kind }: MistakeFilter) =>
  ctx.db
    .selectFrom(
      ctx.db
        .selectFrom('mistake_reports')
        .select(({ fn }) => [
          'case_id',
          'kind',
          'thing_id',
          fn.countAll<number>().as('reports'),
          fn.max('created_at').as('reported_at'),
          fn.max('answered_at').as('answered_at'),
          sql<MistakeOutcome | null>`case when bool_or(outcome is null) then null
            else (array_agg(outcome order by answered_at desc))[1] end`.as('outcome'),
          sql<string>`string_agg(words, ' ')`.as('words'),
        ])
        .groupBy(['case_id', 'kind', 'thing_id'])
        .as('cases'),
    )
    .$if(state === undefined, (query) => query.where('outcome', 'is', null))
    .$if(state !== undefined && state !== 'all', (query) => query.where('outcome', '=', state as MistakeOutcome))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as MistakeKind))
    .$if(find !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('words', 'ilike', containsPattern(find)),
          eb('thing_id', 'ilike', containsPattern(find)),
          sql<SqlBool>`thing_id = any(${thingIds}::text[])`,
        ]),
      ),
    );

/** The cases, the one reported last first, page by page. */
export async function listMistakes(ctx: Context, filter: MistakeFilter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor, CASE_ID);
  const rows = await selectCases(ctx, filter)
    .selectAll()
    .where(isOlder(cursor, 'reported_at', 'case_id'))
    .orderBy('reported_at', 'desc')
    .orderBy('case_id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage(rows, size, ({ reported_at, case_id }) => ({ key: reported_at.toISOString(), id: case_id }));
}

export type StoredMistake = Awaited<ReturnType<typeof listMistakes>>['shown'][number];

/** How many cases there are; without a filter those that wait. */
export async function countMistakes(ctx: Context, filter: MistakeFilter = {}): Promise<number> {
  const { count } = await selectCases(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One case with its reports, the latest first. */
export async function findMistake(ctx: Context, caseId: string) {
  const found = await selectCases(ctx, { state: 'all' }).selectAll().where('case_id', '=', caseId).executeTakeFirst();
  if (!found) return undefined;
  const reports = await ctx.db
    .selectFrom('mistake_reports')
    .innerJoin(memberRows(ctx).as('members'), 'members.id', 'mistake_reports.user_id')
    .selectAll('mistake_reports')
    .select(['members.name', 'members.slug'])
    .where('case_id', '=', caseId)
    .orderBy('mistake_reports.created_at', 'desc')
    .orderBy('mistake_reports.user_id')
    .execute();
  return { ...found, all: reports };
}

/** How many reports of each thing of a kind wait, by its id. */
export async function countWaitingReports(ctx: Context, kind: MistakeKind): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .selectFrom('mistake_reports')
    .select(({ fn }) => ['thing_id', fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .where('outcome', 'is', null)
    .groupBy('thing_id')
    .execute();
  return new Map(rows.map(({ thing_id, count }) => [thing_id, count]));
}
