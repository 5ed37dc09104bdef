import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

export const CASE_FIELDS = [
  'id',
  'object_type',
  'object_id',
  'status',
  'reason',
  'reported_at',
  'decided_at',
  'decided_by',
] as const;

/** A case, row-locked until the decision is written. */
export async function lockCase(ctx: Context, id: string) {
  const row = await ctx.db.selectFrom('moderation_cases').select(CASE_FIELDS).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('case');
  return row;
}

export type CaseRow = Awaited<ReturnType<typeof lockCase>>;
