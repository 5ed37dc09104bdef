import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReportable, type Reportables } from './reportables.ts';

/** Reports content the viewer can see, once per member; a new report reopens a dismissed case. */
export const reportThing =
  (reportables: Reportables): UseCase<'POST /api/reports'> =>
  async (ctx, { body }) => {
    const viewer = signedIn(ctx);
    const { object_type, object_id, ...said } = body;
    const thing = await getReportable(reportables, object_type).find(ctx, object_id);
    if (!thing) throw notFound('this');
    if (thing.ownerId === viewer.id) throw conflict('report-own', {}, { code: 'own' });

    const found = await openCase(ctx, { object_type, object_id });
    const now = ctx.clock.now();
    const before = await ctx.db
      .selectFrom('moderation_reports')
      .select('user_id')
      .where('case_id', '=', found.id)
      .where('user_id', '=', viewer.id)
      .executeTakeFirst();
    await ctx.db
      .insertInto('moderation_reports')
      .values({ case_id: found.id, user_id: viewer.id, ...said, created_at: now })
      .onConflict((again) => again.columns(['case_id', 'user_id']).doUpdateSet(said))
      .execute();
    if (!before && found.status !== 'hidden')
      await ctx.db.updateTable('moderation_cases').set({ status: 'open', reported_at: now }).where('id', '=', found.id).execute();
    return { data: { id: found.id, type: 'report', attributes: { object_type, object_id } } };
  };

/** The case of an item, created if missing, row-locked. */
async function openCase(ctx: Context, thing: { object_type: string; object_id: string }) {
  return ctx.db
    .insertInto('moderation_cases')
    .values({ ...thing, reported_at: ctx.clock.now() })
    .onConflict((known) => known.columns(['object_type', 'object_id']).doUpdateSet({ object_type: thing.object_type }))
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
}
