import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentDevices } from './push-devices.ts';

/** Removes one of the viewer's browsers from push notifications. */
export const removeDevice: UseCase<'DELETE /api/notifications/devices/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const removed = await ctx.db
    .deleteFrom('push_devices')
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound('device');
  return presentDevices(ctx, viewer);
};
