import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentProgram } from './present-programs.ts';

/** One program with its history. */
export const getProgram: UseCase<'GET /api/staff/programs/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentProgram(ctx, params.id);
};
