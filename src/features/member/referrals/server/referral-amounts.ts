import { findProgram, type StoredProgram, programRows } from '#features/catalogue/programs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Programs that reward a referral, the highest amount first. */
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
  return { data: rows.map(present), meta: pageMeta(page, per_page, total) };
};

/** What a referral to one program brings; 404 where it brings nothing. */
export const getAmount: UseCase<'GET /api/programs/referral_amounts/{program_id}'> = async (ctx, { params }) => {
  const program = await findProgram(ctx, { id: params.program_id });
  if (!program.application || program.referral_paise === 0) throw notFound('Program');
  return { data: present(program) };
};

/** Never more than the fee that is paid for the application. */
function present({ id, code, title, provider, referral_paise, application }: StoredProgram) {
  const fee = application?.fee_paise ?? 0;
  const attributes = { code, title, provider, amount: Math.min(referral_paise, fee) / 100, fee: fee / 100 };
  return { id, type: 'referral_amount' as const, attributes };
}
