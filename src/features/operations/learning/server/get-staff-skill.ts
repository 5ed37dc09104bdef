import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSkill } from './present-skills.ts';

/** One skill with its names, what hangs on it and its history. */
export const getStaffSkill: UseCase<'GET /api/staff/skills/{id}'> = async (ctx, { params: { id } }) => {
  requireScope(ctx, 'editor');
  return presentSkill(ctx, id);
};
