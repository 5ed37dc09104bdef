import { skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { StoredRoadmap } from './load-roadmap.ts';
import { saveMark } from './save-mark.ts';

type SkillEvent = { userId: string; skillId: string; roadmapId: string; fitmentId: string };

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member finished a skill of a fitment's plan. The day is an ISO date. */
    'skill.finished': SkillEvent & { finishedOn: string };
    /** A finished skill was reopened. */
    'skill.reopened': SkillEvent;
  }
}

/**
 * Marks a skill as finished, or as open when `doneAt` is null, and publishes the change if the plan belongs to an application.
 * A skill that is finished in one plan is finished in all, so it is reopened in all. Checks no permission.
 */
export async function finishSkill(ctx: Context, row: StoredRoadmap, skillId: string, doneAt: Date | null): Promise<void> {
  await saveMark(ctx, row.id, skillId, {
    done_at: doneAt,
    ...(doneAt && { skipped_at: null, skip_reason: null, skip_note: '' }),
  });
  if (row.fitment_score_id === null) return;
  const event = { userId: row.user_id, skillId, roadmapId: row.id, fitmentId: row.fitment_score_id };
  if (doneAt) return ctx.publish('skill.finished', { ...event, finishedOn: calendarDay(doneAt) });
  const { taxonomy } = await skillCatalogue();
  await ctx.db
    .updateTable('roadmap_stations')
    .set({ done_at: null })
    .where('skill_id', 'in', storedSkillIds(taxonomy, skillId))
    .where('roadmap_id', 'in', (eb) =>
      eb.selectFrom('roadmaps').select('id').where('user_id', '=', row.user_id).where('fitment_score_id', 'is not', null),
    )
    .execute();
  return ctx.publish('skill.reopened', event);
}
