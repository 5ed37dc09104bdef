import { requireScope } from '#features/base/accounts/server/index.ts';
import { correctSkill } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSkill } from './present-skills.ts';

/** Corrects the names of a skill. */
export const correctStaffSkill: UseCase<'PUT /api/staff/skills/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...names } = body;
  await correctSkill(ctx, { id, version, reason }, names);
  return presentSkill(ctx, id);
};
