import { programRows } from '#features/catalogue/programs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAmount } from './referral-amounts.ts';

/** Programs with a referral amount, highest first. */
export const listAmounts: UseCase<'GET /api/programs/referral_amounts'> = async (ctx, { query: { page, per_page } }) => {
  const rewarded = ctx.db
    .selectFrom(programRows(ctx).as('programs'))
    .where('retired', '=', false)
    .where('referral_paise', '>', 0)
    .where('application', 'is not', null);
  const { total } = await rewarded.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await rewarded
    .selectAll()
    .orderBy('referral_paise', 'desc')
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { data: rows.map(presentAmount), meta: pageMeta(page, per_page, total) };
};
