import type { Context } from '#platform/http/context.ts';

/** Writes an audit entry in the current transaction. `details` must never contain secrets or contact data. */
export async function audit(
  ctx: Context,
  entry: { action: string; objectType: string; objectId: string; actorId?: string | null; details?: Record<string, unknown> },
): Promise<void> {
  await ctx.db
    .insertInto('audit_entries')
    .values({
      actor_id: entry.actorId === undefined ? (ctx.viewer?.id ?? null) : entry.actorId,
      action: entry.action,
      object_type: entry.objectType,
      object_id: entry.objectId,
      ip: ctx.request.ip,
      request_id: ctx.request.id,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
