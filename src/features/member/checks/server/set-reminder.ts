import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findWait, loadAttempts } from './load-attempts.ts';
import { getCheckedSkill, presentCheck } from './present-check.ts';

/** Reminds the viewer when the check can be tried again; once, however often it is asked for. */
export const setReminder: UseCase<'PUT /api/checks/{skill_id}/reminder'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const skill = await getCheckedSkill(ctx, params.skill_id);
  const attempts = await loadAttempts(ctx, viewer.id, skill.id);
  const now = ctx.clock.now();
  const wait = findWait(attempts, now);
  if (!wait || !attempts.last) throw conflict('check-open');
  const changed = await ctx.db
    .updateTable('check_attempts')
    .set({ remind: true })
    .where('id', '=', attempts.last.id)
    .where('remind', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (changed)
    await ctx.enqueue(
      'checks.remind',
      { attemptId: changed.id },
      { startAfterSeconds: Math.ceil((wait.getTime() - now.getTime()) / 1000) },
    );
  return { data: await presentCheck(ctx, viewer.id, params.skill_id) };
};
