import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { ReportReason } from '../contract.ts';

type NewReport = {
  type: string;
  id: string;
  /** Null for a visitor. */
  userId: string | null;
  reason: z.infer<typeof ReportReason>;
  note: string;
};

/**
 * Stores a report and returns its case; repeating it replaces the member's reason and note. Another member's report reopens a
 * case that was decided, unless the content is hidden. Checks no permission.
 */
export async function addReport(ctx: Context, { type, id, userId, reason, note }: NewReport): Promise<string> {
  const moderationCase = await openCase(ctx, { object_type: type, object_id: id });
  const now = ctx.clock.now();
  const existing = userId
    ? await ctx.db
        .selectFrom('moderation_reports')
        .select('id')
        .where('case_id', '=', moderationCase.id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  await ctx.db
    .insertInto('moderation_reports')
    .values({ case_id: moderationCase.id, user_id: userId, reason, note, created_at: now })
    .onConflict((conflict) => conflict.columns(['case_id', 'user_id']).doUpdateSet({ reason, note }))
    .execute();
  if (!existing && moderationCase.status !== 'hidden')
    await ctx.db
      .updateTable('moderation_cases')
      .set({ status: 'open', reported_at: now })
      .where('id', '=', moderationCase.id)
      .execute();
  return moderationCase.id;
}

/** The case of an item, created if missing, row-locked. */
async function openCase(ctx: Context, reference: { object_type: string; object_id: string }) {
  return ctx.db
    .insertInto('moderation_cases')
    .values({ ...reference, reported_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['object_type', 'object_id']).doUpdateSet({ object_type: reference.object_type }))
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
}
