/** How decisions of staff stand in the audit log. Checks no permission. */
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

type Audited = { type: string; id: string; actions: readonly string[] };

/** What staff did about reported content, or against a person; 404 for an unknown case. */
export async function getAuditedCase(ctx: Context, id: string): Promise<Audited> {
  const row = await ctx.db
    .selectFrom('moderation_cases')
    .select(['object_type', 'object_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('case');
  return { type: row.object_type, id: row.object_id, actions: ['moderation.'] };
}

/** What a member appeals against: hidden content, or what was decided about them before; 404 for an unknown decision. */
export async function getAuditedMeasure(ctx: Context, id: string): Promise<Audited> {
  const row = await ctx.db
    .selectFrom('moderation_measures')
    .select(['user_id', 'case_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('decision');
  if (row.case_id !== null) return getAuditedCase(ctx, row.case_id);
  return { type: 'user', id: row.user_id, actions: ['member.warn', 'member.suspend', 'member.lift-', 'appeal.answer'] };
}
