import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentMistake } from './present-mistakes.ts';

/** One thing with all reports of it. */
export const getMistake: UseCase<'GET /api/staff/mistakes/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentMistake(ctx, params.id);
};
