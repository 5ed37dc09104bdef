import { matchingAccounts, requireScope } from '#features/base/accounts/server/index.ts';
import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { CaseStatus } from '../contract.ts';
import { CASE_FIELDS } from './lock-case.ts';
import { presentCases } from './present-cases.ts';
import type { Reportables } from './reportables.ts';

const PAGE_SIZE = 12;

type Filter = { find: string; status: z.infer<typeof CaseStatus>; type?: string | undefined };

const selectCases = (ctx: Context, { find, status, type }: Filter) =>
  ctx.db
    .selectFrom('moderation_cases')
    .where('status', '=', status)
    .$if(type !== undefined, (qb) => qb.where('object_type', '=', type ?? ''))
    .$if(find !== '', (qb) =>
      qb.where((eb) =>
        eb.exists(
          eb
            .selectFrom('moderation_reports')
            .select('moderation_reports.id')
            .whereRef('case_id', '=', 'moderation_cases.id')
            .where((report) =>
              report.or([report('note', 'ilike', containsPattern(find)), report('user_id', 'in', matchingAccounts(ctx, find))]),
            ),
        ),
      ),
    );

/** A page of cases, the latest first. Checks no permission. */
export async function findCases(
  ctx: Context,
  reportables: Reportables,
  filter: Filter & { cursor?: string | undefined },
  size: number,
) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectCases(ctx, filter)
    .select(CASE_FIELDS)
    .where(isOlder(cursor, 'reported_at', 'id'))
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const { shown, next } = keysetPage(rows, size, ({ reported_at, id }) => ({ key: reported_at.toISOString(), id }));
  return { cases: await presentCases(ctx, reportables, shown), next };
}

/** Cases, latest first, with how many there are. */
export const listCases =
  (reportables: Reportables): UseCase<'GET /api/moderation'> =>
  async (ctx, { query }) => {
    requireScope(ctx, 'moderator');
    const { cases, next } = await findCases(ctx, reportables, query, PAGE_SIZE);
    const { total } = await selectCases(ctx, query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { data: cases, meta: { next_cursor: next, total } };
  };
