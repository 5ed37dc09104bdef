import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { signedIn } from '#platform/http/context.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { loadSlip } from './load-slip.ts';
import { loadSteps } from './load-steps.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { saveMark } from './save-mark.ts';

/**
 * Plans what is left anew from today: the same pace, a lower one, or fewer stops. 409 for a pace or fewer stops that the plan does
 * not offer now; repeating it changes nothing.
 */
export const replan: UseCase<'POST /api/roadmaps/{id}/replan'> = async (ctx, { params, body: { choice } }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const planSteps = await loadSteps(ctx, row);
  const { hours_per_week, start_on } = planSteps.schedule;
  const slip = await loadSlip(ctx, row, planSteps);
  if (choice !== 'move' && !slip?.[choice]) throw conflict('replan-not-offered');
  const setAside = choice === 'cut' ? (slip?.cut?.set_aside ?? []).map(({ skill_id }) => skill_id) : [];
  if (choice === 'move' && start_on === planSteps.input.today) return { data: await presentRoadmap(ctx, row) };
  await ctx.db
    .updateTable('roadmaps')
    .set({
      start_on: planSteps.input.today,
      hours_per_week: choice === 'slow_down' ? (slip?.slow_down?.hours_per_week ?? hours_per_week) : hours_per_week,
      paused_on: null,
      paused_until: null,
      replanned: JSON.stringify({ start_on, hours_per_week, set_aside: setAside }),
    })
    .where('id', '=', row.id)
    .execute();
  for (const skillId of setAside)
    await saveMark(ctx, row.id, skillId, { skipped_at: ctx.clock.now(), skip_reason: 'cut', skip_note: '' });
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: row.id })) };
};
