import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { restoreCase } from './decide-case.ts';
import { lockCase } from './lock-case.ts';
import { liftMeasure, lockMeasure, notifyOfMeasure, type MeasureRow } from './measures.ts';
import { presentForStaff } from './present-measures.ts';
import type { Reportables } from './reportables.ts';

/** Answers an appeal; the member reads the answer. 409 if a colleague has answered, or there is no appeal. */
export const answerAppeal =
  (reportables: Reportables): UseCase<'POST /api/staff/appeals/{id}'> =>
  async (ctx, { params, body }) => {
    const viewer = requireScope(ctx, 'moderator');
    const measure = await lockMeasure(ctx, params.id);
    if (measure.appeal === null || measure.answered_at !== null) throw conflict('appeal-answered');
    const { outcome, answer } = body;
    if (outcome === 'lifted' && measure.lifted_at === null) await lift(ctx, reportables, measure, answer);
    const answered = await ctx.db
      .updateTable('moderation_measures')
      .set({ outcome, answer, answered_at: ctx.clock.now(), answered_by: viewer.id })
      .where('id', '=', measure.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(ctx, {
      action: 'appeal.answer',
      objectType: 'user',
      objectId: measure.user_id,
      details: { outcome, measure: measure.kind, reason: answer },
    });
    await notifyOfMeasure(ctx, measure, { what: outcome === 'lifted' ? 'appeal-lifted' : 'appeal-upheld', reason: answer });
    const [data] = await presentForStaff(ctx, reportables, [answered]);
    if (!data) throw new Error('an answered appeal is gone');
    return { data };
  };

async function lift(ctx: Context, reportables: Reportables, measure: MeasureRow, answer: string): Promise<void> {
  if (measure.case_id === null) return liftMeasure(ctx, measure, answer);
  await restoreCase(ctx, reportables, await lockCase(ctx, measure.case_id), answer);
}
