/** Whoever opens an account says why; the audit log keeps it, and the account stays open to them for half an hour. */
import { sql } from 'kysely';
import { audit, auditRows } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const ACTION = 'member.open';

export const recordOpening = (ctx: Context, memberId: string, reason: string): Promise<void> =>
  audit(ctx, { action: ACTION, objectType: 'user', objectId: memberId, details: { reason } });

/** The reason for which the viewer has the account open; null where they have to say one. */
export async function findOpening(ctx: Context, viewerId: string, memberId: string): Promise<string | null> {
  const entry = await ctx.db
    .selectFrom(auditRows(ctx).as('entries'))
    .select(sql<string>`details ->> 'reason'`.as('reason'))
    .where('actor_id', '=', viewerId)
    .where('object_type', '=', 'user')
    .where('object_id', '=', memberId)
    .where('action', '=', ACTION)
    .where('at', '>', sql<Date>`now() - interval '30 minutes'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.reason ?? null;
}
