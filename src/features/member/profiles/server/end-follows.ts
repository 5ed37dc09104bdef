import { unreact } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Ends the follows of two people between each other, once one blocks the other. */
export async function endFollows(ctx: Context, { userId, blockedId }: { userId: string; blockedId: string }): Promise<void> {
  await unreact(ctx, { type: 'user', id: userId }, { userId: blockedId, verb: 'follow' });
  await unreact(ctx, { type: 'user', id: blockedId }, { userId, verb: 'follow' });
}
