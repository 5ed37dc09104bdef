import { requireScope } from '#features/base/accounts/server/index.ts';
import { setSkillOutOfUse } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentSkill } from './present-skills.ts';

/** Takes a skill out of use, or puts it back. */
export const changeSkillState: UseCase<'POST /api/staff/skills/{id}/state'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { out_of_use, ...edit } = body;
  await setSkillOutOfUse(ctx, { id, ...edit }, out_of_use);
  return presentSkill(ctx, id);
};
