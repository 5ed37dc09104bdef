import { signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap } from './load-roadmap.ts';
import { saveMark } from './save-mark.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Reorders all skills of a plan, which changes its dates. */
export const orderSkills: UseCase<'PUT /api/roadmaps/{id}/order'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const plannedIds = row.plan.skills.map(({ skill_id }) => skill_id);
  const isPermutation = body.skill_ids.toSorted().join('\n') === plannedIds.toSorted().join('\n');
  if (!isPermutation) throw invalid({ path: 'skill_ids', code: 'skill-order-incomplete' });
  for (const [position, skillId] of body.skill_ids.entries()) await saveMark(ctx, row.id, skillId, { position });
  return { data: await presentRoadmap(ctx, row) };
};
