import webpush, { type VapidKeys } from 'web-push';
import * as z from 'zod';
import type { Context } from '#platform/http/context.ts';
import { getOrCreateSecret } from '#platform/db/stored-secrets.ts';

const StoredKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The operator's VAPID keys, or a pair generated once and stored; browsers subscribe to the public key. */
export async function loadVapidKeys(ctx: Context): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = ctx.config;
  if (publicKey && privateKey) return { publicKey, privateKey };
  return StoredKeys.parse(JSON.parse(await getOrCreateSecret(ctx, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))));
}
