import { withdrawNotifications } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invitationKey } from './add-collaborator.ts';

/** Withdraws the invitations to all boards of a member, whose account is being deleted. */
export async function withdrawInvitations(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const boards = await ctx.db.selectFrom('boards').select('id').where('owner_id', '=', userId).execute();
  await withdrawNotifications(
    ctx,
    boards.map(({ id }) => invitationKey(id)),
  );
}
