import type { Selectable } from 'kysely';
import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { CompanyRequestsTable } from './tables.ts';

export type RequestRow = Selectable<CompanyRequestsTable>;

/** Locks a request that waits for a decision; 409 for one that was decided. */
export async function lockOpenRequest(ctx: Context, id: string): Promise<RequestRow> {
  const request = await ctx.db.selectFrom('company_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!request) throw notFound();
  if (request.status !== 'open') throw conflict('request-decided');
  return request;
}

type Decision = {
  status: 'approved' | 'declined';
  /** What the member reads. */
  reason: string;
  /** What colleagues read in the audit log; by default the same. */
  note?: string;
};

/** Stores a decision with its author. */
export async function decide(
  ctx: Context,
  { id, status: before }: RequestRow,
  { status, reason, note = reason }: Decision,
): Promise<void> {
  await ctx.db
    .updateTable('company_requests')
    .set({ status, reason, decided_by: requireScope(ctx, 'moderator').id, decided_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
  await audit(ctx, {
    action: `company.request-${status}`,
    objectType: 'company_request',
    objectId: id,
    details: { before: { status: before }, after: { status }, reason: note },
  });
}
