import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { StoredRoadmap } from './load-roadmap.ts';
import { saveMark } from './save-mark.ts';

type Learnt = { userId: string; skillId: string; roadmapId: string; fitmentId: string };

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member finished a skill of the plan that a fitment asked for. The day is an ISO date. */
    'skill.finished': Learnt & { finishedOn: string };
    /** They took it back. */
    'skill.reopened': Learnt;
  }
}

/** Marks a skill of a plan as finished, or open again, and says so where a score waits for it. Decides no permission. */
export async function finishSkill(ctx: Context, row: StoredRoadmap, skillId: string, doneAt: Date | null): Promise<void> {
  await saveMark(ctx, row.id, skillId, {
    done_at: doneAt,
    ...(doneAt && { skipped_at: null, skip_reason: null, skip_note: '' }),
  });
  if (row.fitment_score_id === null) return;
  const learnt = { userId: row.user_id, skillId, roadmapId: row.id, fitmentId: row.fitment_score_id };
  if (doneAt) await ctx.publish('skill.finished', { ...learnt, finishedOn: calendarDay(doneAt) });
  else await ctx.publish('skill.reopened', learnt);
}
