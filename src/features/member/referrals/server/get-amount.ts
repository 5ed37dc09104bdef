import { findProgram } from '#features/catalogue/programs/server/index.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { present } from './referral-amounts.ts';

/** What a referral to one program brings; 404 where it brings nothing. */
export const getAmount: UseCase<'GET /api/programs/referral_amounts/{program_id}'> = async (ctx, { params }) => {
  const program = await findProgram(ctx, { id: params.program_id });
  if (!program.application || program.referral_paise === 0) throw notFound('program');
  return { data: present(program) };
};
