import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findChanges } from './find-changes.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { loadSteps } from './load-steps.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { saveMark } from './save-mark.ts';

/**
 * Applies what a later score changed in a plan, or leaves the plan as it is until the next score. Unneeded stops are set aside and
 * stay readable; new ones cost nothing more. Repeating it changes nothing.
 */
export const applyChanges: UseCase<'POST /api/roadmaps/{id}/changes'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  await ctx.db.selectFrom('roadmaps').select('id').where('id', '=', params.id).forUpdate().execute();
  const row = await getOwnRoadmap(ctx, params);
  const changes = await findChanges(ctx, row, await loadSteps(ctx, row));
  if (changes) {
    await ctx.db
      .updateTable('roadmaps')
      .set({ compared_report: changes.report, ...(body.apply && { plan: JSON.stringify(changes.plan) }) })
      .where('id', '=', row.id)
      .execute();
    for (const { id, reason } of body.apply ? changes.unneeded : [])
      await saveMark(ctx, row.id, id, {
        skipped_at: ctx.clock.now(),
        skip_reason: reason === 'shown' ? 'shown' : 'cut',
        skip_note: '',
      });
    for (const id of body.apply ? changes.returning : [])
      await saveMark(ctx, row.id, id, { skipped_at: null, skip_reason: null, skip_note: '' });
  }
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: row.id })) };
};
