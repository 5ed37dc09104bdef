import { signedIn, type Context } from '#platform/http/context.ts';
import type { Side } from '../contract.ts';

/** Adds a message by the viewer. Checks no permission and notifies nobody. Returns its id. */
export async function addMessage(
  ctx: Context,
  { applicationId, side, body }: { applicationId: string; side: Side; body: string },
): Promise<string> {
  const { id } = await ctx.db
    .insertInto('application_messages')
    .values({ job_application_id: applicationId, author_id: signedIn(ctx).id, side, body, created_at: ctx.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks the messages of the other side as read, once. Returns whether there were any. Checks no permission. */
export async function markRead(ctx: Context, applicationId: string, reader: Side): Promise<boolean> {
  const marked = await ctx.db
    .updateTable('application_messages')
    .set({ read_at: ctx.clock.now() })
    .where('job_application_id', '=', applicationId)
    .where('side', '!=', reader)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}
