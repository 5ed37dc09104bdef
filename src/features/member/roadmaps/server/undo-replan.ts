import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { presentRoadmap } from './present-roadmap.ts';
import { saveMark } from './save-mark.ts';

/** Undoes the last new planning: its dates, its pace, and what it set aside. Changes nothing without one. */
export const undoReplan: UseCase<'DELETE /api/roadmaps/{id}/replan'> = async (ctx, { params }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  if (row.replanned) {
    const { set_aside, ...schedule } = row.replanned;
    await ctx.db
      .updateTable('roadmaps')
      .set({ ...schedule, replanned: null })
      .where('id', '=', row.id)
      .execute();
    const cut = await ctx.db
      .selectFrom('roadmap_stations')
      .select('skill_id')
      .where('roadmap_id', '=', row.id)
      .where('skip_reason', '=', 'cut')
      .execute();
    for (const { skill_id } of cut)
      if (set_aside.includes(skill_id))
        await saveMark(ctx, row.id, skill_id, { skipped_at: null, skip_reason: null, skip_note: '' });
  }
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: row.id })) };
};
