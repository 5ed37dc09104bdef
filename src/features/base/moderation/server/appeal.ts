import { signedIn } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { lockMeasure } from './measures.ts';
import { canAppeal, presentMeasure } from './present-measures.ts';

/** Appeals against a decision about the viewer. 409 a second time, and for one that is no longer in force. */
export const appeal: UseCase<'POST /api/measures/{id}/appeal'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const measure = await lockMeasure(ctx, params.id);
  if (measure.user_id !== viewer.id) throw notFound('decision');
  if (measure.appeal !== null) throw conflict('already-appealed');
  if (!canAppeal(ctx, measure)) throw conflict('decision-over');
  const changed = await ctx.db
    .updateTable('moderation_measures')
    .set({ appeal: body.text, appealed_at: ctx.clock.now() })
    .where('id', '=', measure.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { data: presentMeasure(ctx, changed) };
};
