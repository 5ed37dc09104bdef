import { requireScope } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentForStaff } from './present-measures.ts';
import type { Reportables } from './reportables.ts';

const MAX_ITEMS = 100;

const selectWaiting = (ctx: Context) =>
  ctx.db.selectFrom('moderation_measures').where('appealed_at', 'is not', null).where('answered_at', 'is', null);

/** Appeals that wait for an answer, the oldest first. Checks no permission. */
export async function findAppeals(ctx: Context, reportables: Reportables, limit: number) {
  const rows = await selectWaiting(ctx).selectAll().orderBy('appealed_at').limit(limit).execute();
  return presentForStaff(ctx, reportables, rows);
}

/** Appeals that wait for an answer, the oldest first. */
export const listAppeals =
  (reportables: Reportables): UseCase<'GET /api/staff/appeals'> =>
  async (ctx) => {
    requireScope(ctx, 'moderator');
    return { data: await findAppeals(ctx, reportables, MAX_ITEMS), meta: { next_cursor: null } };
  };

/** How many appeals wait for an answer. */
export async function countAppeals(ctx: Context): Promise<number> {
  const { count } = await selectWaiting(ctx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
