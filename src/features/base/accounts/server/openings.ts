/** Whoever opens what is a member's own says why; the audit log keeps it, and it stays open to them for half an hour. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { audit } from './audit.ts';
import { auditRows } from './relations.ts';
import { hasScope } from './require-scope.ts';
import type { StaffScope } from '../contract.ts';

/** `action` is `open`'s name in the audit log, such as `member.open`. */
export type Opened = { action: string; type: string; id: string };

/** An account with what is its member's own. */
export const openedMember = (id: string): Opened => ({ action: 'member.open', type: 'user', id });

export const recordOpening = (ctx: Context, { action, type, id }: Opened, reason: string): Promise<void> =>
  audit(ctx, { action, objectType: type, objectId: id, details: { reason } });

/** The reason for which the viewer has it open; null where they have to say one. */
export async function findOpening(ctx: Context, viewerId: string, { action, type, id }: Opened): Promise<string | null> {
  const entry = await ctx.db
    .selectFrom(auditRows(ctx).as('entries'))
    .select(sql<string>`details ->> 'reason'`.as('reason'))
    .where('actor_id', '=', viewerId)
    .where('object_type', '=', type)
    .where('object_id', '=', id)
    .where('action', '=', action)
    .where('at', '>', sql<Date>`now() - interval '30 minutes'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.reason ?? null;
}

/** Whether the viewer is staff of one of these scopes who has said why they open it. */
export async function isOpenToStaff(ctx: Context, thing: Opened, ...scopes: readonly StaffScope[]): Promise<boolean> {
  const { viewer } = ctx;
  return viewer !== null && hasScope(viewer.scopes, scopes) && (await findOpening(ctx, viewer.id, thing)) !== null;
}
