import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import type { CaseStatus } from '../contract.ts';

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

/** A case, row-locked until the decision is written; 412 where its status is no longer the one that was seen. */
export async function lockCase(ctx: Context, id: string, from?: z.infer<typeof CaseStatus>) {
  const row = await ctx.db.selectFrom('moderation_cases').select(CASE_FIELDS).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('case');
  if (from !== undefined && row.status !== from) throw problem(412, 'case-changed-meanwhile');
  return row;
}

export type CaseRow = Awaited<ReturnType<typeof lockCase>>;
