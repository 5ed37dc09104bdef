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

type Read = { action: string; objectType: string; objectId: string };

/**
 * Whether the viewer may read what is a member's own: the member, and support who has opened the member's account. `alone` is the
 * thing itself where staff of a scope open it without the account. Reading by staff is audited as `read`.
 */
export async function mayRead(
  ctx: Context,
  ownerId: string,
  read: Read,
  alone?: { thing: Opened; scope: StaffScope },
): Promise<boolean> {
  if (ctx.viewer?.id === ownerId) return true;
  const isOpen =
    (await isOpenToStaff(ctx, openedMember(ownerId), 'support')) ||
    (alone && (await isOpenToStaff(ctx, alone.thing, alone.scope)));
  if (isOpen) await audit(ctx, read);
  return isOpen === true;
}

async function isOpenToStaff(ctx: Context, thing: Opened, scope: StaffScope): Promise<boolean> {
  const { viewer } = ctx;
  return viewer !== null && hasScope(viewer.scopes, [scope]) && (await findOpening(ctx, viewer.id, thing)) !== null;
}
