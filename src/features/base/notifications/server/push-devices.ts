import { describeDevice, sessionRows } from '#features/base/accounts/server/index.ts';
import { type Context, type Viewer } from '#platform/http/context.ts';
import { loadVapidKeys } from './load-vapid-keys.ts';

/** The viewer's browsers with push notifications, newest first, with the public key to subscribe with. */
export async function presentDevices(ctx: Context, viewer: Viewer) {
  const rows = await ctx.db
    .selectFrom('push_devices')
    .innerJoin(sessionRows(ctx).as('sessions'), 'sessions.id', 'push_devices.session_id')
    .select(['push_devices.id', 'session_id', 'push_devices.created_at', 'user_agent'])
    .where('push_devices.user_id', '=', viewer.id)
    .orderBy('push_devices.created_at', 'desc')
    .execute();
  return {
    data: rows.map(({ id, session_id, created_at, user_agent }) => ({
      id,
      type: 'push_device' as const,
      attributes: {
        name: describeDevice(user_agent),
        created_at: created_at.toISOString(),
        current: session_id === viewer.sessionId,
      },
    })),
    meta: { public_key: (await loadVapidKeys(ctx)).publicKey },
  };
}
