import type { Context } from '#platform/http/context.ts';
import { withdrawNotifications } from './withdraw-notifications.ts';

/** The key of the notification that a member follows another. */
export const followKey = (userId: string): string => `followed:${userId}`;

/** Withdraws the notifications that lead to the profile of a member, whose account is being deleted. */
export const withdrawFollows = (ctx: Context, { userId }: { userId: string }): Promise<void> =>
  withdrawNotifications(ctx, [followKey(userId)]);
