import { staffOnly } from '#platform/http/context.ts';
import { sql, type SqlBool } from 'kysely';
import type { UseCase } from '#platform/http/http.ts';
import { keysetPage, decodeCursor } from '#platform/db/keyset.ts';
import { CASE_FIELDS } from './lock-case.ts';
import { presentCases } from './present-cases.ts';
import type { Reportables } from './reportables.ts';

const PAGE_SIZE = 12;

/** Cases, latest first, with the number that are open. */
export const listCases =
  (reportables: Reportables): UseCase<'GET /api/moderation'> =>
  async (ctx, { query }) => {
    staffOnly(ctx);
    const cursor = decodeCursor(query.cursor);
    const rows = await ctx.db
      .selectFrom('moderation_cases')
      .select(CASE_FIELDS)
      .where('status', '=', query.status)
      .$if(cursor !== null, (qb) =>
        qb.where(sql<SqlBool>`(reported_at, id) < (${cursor?.key}::timestamptz, ${cursor?.id}::uuid)`),
      )
      .orderBy('reported_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE + 1)
      .execute();
    const { open } = await ctx.db
      .selectFrom('moderation_cases')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    const { shown, next } = keysetPage(rows, PAGE_SIZE, ({ reported_at, id }) => ({ key: reported_at.toISOString(), id }));
    return { data: await presentCases(ctx, reportables, shown), meta: { next_cursor: next, open } };
  };
