import { requireScope } from '#features/base/accounts/server/index.ts';
import { mergeSkill } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSkill } from './present-skills.ts';

/** Merges a duplicate into another skill, or ends that. */
export const mergeStaffSkill: UseCase<'POST /api/staff/skills/{id}/merge'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { into, ...edit } = body;
  await mergeSkill(ctx, { id, ...edit }, into);
  return presentSkill(ctx, id);
};
