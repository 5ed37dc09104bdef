import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentDevices } from './push-devices.ts';

const MAX_DEVICES = 10;

/**
 * Registers this browser for the viewer's push notifications, replacing any earlier user of it; removes the oldest
 * beyond ten.
 */
export const addDevice: UseCase<'POST /api/notifications/devices'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const device = {
    user_id: viewer.id,
    session_id: viewer.sessionId,
    p256dh: body.keys.p256dh,
    auth: body.keys.auth,
    created_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('push_devices')
    .values({ ...device, endpoint: body.endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute();
  const surplus = ctx.db
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(MAX_DEVICES);
  await ctx.db.deleteFrom('push_devices').where('id', 'in', surplus).execute();
  return presentDevices(ctx, viewer);
};
