import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentDevices } from './push-devices.ts';

/** The viewer's browsers with push notifications, newest first. */
export const listDevices: UseCase<'GET /api/notifications/devices'> = (ctx) => presentDevices(ctx, signedIn(ctx));
