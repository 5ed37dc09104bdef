import { getStoredProgram } from '#features/catalogue/programs/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAmount } from './referral-amounts.ts';

/** The referral amount of a program; 404 when there is none. */
export const getAmount: UseCase<'GET /api/programs/referral_amounts/{program_id}'> = async (ctx, { params }) => {
  const program = await getStoredProgram(ctx, { id: params.program_id });
  if (!program.application || program.referral_paise === 0) throw notFound('program');
  return { data: presentAmount(program) };
};
