import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReportable, type Reportables } from './reportables.ts';

/**
 * Reports content the viewer can see; repeating it replaces their reason and note. Another member's report reopens a
 * dismissed or restored case.
 */
export const reportContent =
  (reportables: Reportables): UseCase<'POST /api/reports'> =>
  async (ctx, { body }) => {
    const viewer = signedIn(ctx);
    const { object_type, object_id, ...report } = body;
    const content = await getReportable(reportables, object_type).find(ctx, object_id);
    if (!content) throw notFound('this');
    if (content.ownerId === viewer.id) throw conflict('report-own', {}, { code: 'own' });

    const moderationCase = await openCase(ctx, { object_type, object_id });
    const now = ctx.clock.now();
    const existing = await ctx.db
      .selectFrom('moderation_reports')
      .select('user_id')
      .where('case_id', '=', moderationCase.id)
      .where('user_id', '=', viewer.id)
      .executeTakeFirst();
    await ctx.db
      .insertInto('moderation_reports')
      .values({ case_id: moderationCase.id, user_id: viewer.id, ...report, created_at: now })
      .onConflict((conflict) => conflict.columns(['case_id', 'user_id']).doUpdateSet(report))
      .execute();
    if (!existing && moderationCase.status !== 'hidden')
      await ctx.db
        .updateTable('moderation_cases')
        .set({ status: 'open', reported_at: now })
        .where('id', '=', moderationCase.id)
        .execute();
    return { data: { id: moderationCase.id, type: 'report', attributes: { object_type, object_id } } };
  };

/** The case of an item, created if missing, row-locked. */
async function openCase(ctx: Context, reference: { object_type: string; object_id: string }) {
  return ctx.db
    .insertInto('moderation_cases')
    .values({ ...reference, reported_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['object_type', 'object_id']).doUpdateSet({ object_type: reference.object_type }))
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
}
