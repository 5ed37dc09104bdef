import { describeDevice, sessionRows } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { vapidKeys } from './vapid-keys.ts';

const MOST_DEVICES = 10;

/** Browsers on which the viewer is told, the newest first. */
export const listDevices: UseCase<'GET /api/notifications/devices'> = (ctx) => present(ctx, signedIn(ctx));

/** Tells the viewer on this browser from now on, and nobody else who used it before; the oldest beyond ten is told no more. */
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
    .onConflict((known) => known.column('endpoint').doUpdateSet(device))
    .execute();
  const surplus = ctx.db
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(MOST_DEVICES);
  await ctx.db.deleteFrom('push_devices').where('id', 'in', surplus).execute();
  return present(ctx, viewer);
};

/** Tells the viewer no more on one of their browsers. */
export const removeDevice: UseCase<'DELETE /api/notifications/devices/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const gone = await ctx.db
    .deleteFrom('push_devices')
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound('Device');
  return present(ctx, viewer);
};

async function present(ctx: Context, viewer: Viewer) {
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
    meta: { public_key: (await vapidKeys(ctx)).publicKey },
  };
}
