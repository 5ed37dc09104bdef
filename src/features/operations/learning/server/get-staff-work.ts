import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentWork } from './present-works.ts';

/** The piece of work of a skill with its history. */
export const getStaffWork: UseCase<'GET /api/staff/works/{id}'> = async (ctx, { params: { id } }) => {
  requireScope(ctx, 'editor');
  return presentWork(ctx, id);
};
