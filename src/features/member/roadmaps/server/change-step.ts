import { authorize } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { roadmapFacts, getOwnRoadmap } from './load-roadmap.ts';
import { finishSkill } from './finish-skill.ts';
import { saveMark } from './save-mark.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { loadSteps } from './load-steps.ts';

/** Finishes a skill, skips it with a reason, or saves a note. Idempotent. */
export const changeStep: UseCase<'PATCH /api/roadmaps/{id}/skills/{skill_id}'> = async (ctx, { params, body }) => {
  const row = await getOwnRoadmap(ctx, params);
  const { steps } = await loadSteps(ctx, row);
  const step = steps.find(({ skill }) => skill.skill_id === params.skill_id);
  if (!step) throw notFound('skill');
  const { done, skip, note } = body;
  if (done) authorize(roadmapPolicy.openSkill(roadmapFacts(row), step.original_index), 'skill-locked');
  if (skip && step.done_on && done !== false) throw conflict('finished');

  const now = ctx.clock.now();
  if (done !== undefined && done !== (step.done_on !== null)) await finishSkill(ctx, row, params.skill_id, done ? now : null);
  if (skip !== undefined && !done)
    await saveMark(ctx, row.id, params.skill_id, {
      skipped_at: skip && now,
      skip_reason: skip?.reason ?? null,
      skip_note: skip?.note ?? '',
    });
  if (note !== undefined) await saveMark(ctx, row.id, params.skill_id, { note });
  return { data: await presentRoadmap(ctx, row) };
};
