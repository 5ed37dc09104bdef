import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentUniversity } from './present-universities.ts';

/** One university with its history. */
export const getUniversity: UseCase<'GET /api/staff/universities/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentUniversity(ctx, params.id);
};
