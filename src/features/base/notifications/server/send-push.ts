import https from 'node:https';
import { sql } from 'kysely';
import webpush from 'web-push';
import { getPerson, type Person } from '#features/base/accounts/server/index.ts';
import { localizePath } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { internet, pinAddress, AddressRefused, serverName, type Network } from '#platform/fetch/pinned-address.ts';
import { notificationSentence } from '../notification-sentence.ts';
import { presentNotifications } from './present-notifications.ts';
import { loadVapidKeys } from './load-vapid-keys.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'push.send': { deviceId: string; noticeId: string };
  }
}

/** The transport to push services; replaced in tests. */
export type PushTransport = { network: Network; request: typeof https.request };

const DAY_S = 86_400;
const TIMEOUT_MS = 10_000;
const MAX_BODY_LENGTH = 400;
const GONE = new Set([404, 410]);
/** Statuses of a push service that a retry would not change. */
const NOT_RETRIED = new Set([400, 401, 403, 413]);

/** Queues the notifications for each browser of the recipients who chose push. */
export async function queuePush(ctx: Context, noticeIds: readonly string[]): Promise<void> {
  if (noticeIds.length === 0) return;
  const { rows } = await sql<{ deviceId: string; noticeId: string }>`
    select d.id as "deviceId", n.id as "noticeId" from notifications n
    join push_devices d on d.user_id = n.user_id
    where n.id = any(${[...noticeIds]}::uuid[])`.execute(ctx.db);
  for (const input of rows) await ctx.enqueue('push.send', input);
}

/**
 * Sends one notification to one browser, encrypted for it (RFC 8291), unless it was read or cleared or is older than a day.
 * Deletes a browser that is gone, whose keys cannot encrypt anything or whose endpoint is not a public address; throws on
 * failures that a retry may solve.
 */
export async function sendPush(
  ctx: Context,
  { deviceId, noticeId }: { deviceId: string; noticeId: string },
  transport: PushTransport = { network: internet, request: https.request },
): Promise<void> {
  const device = await ctx.db.selectFrom('push_devices').selectAll().where('id', '=', deviceId).executeTakeFirst();
  const message = device && (await buildMessage(ctx, noticeId, await getPerson(ctx, device.user_id)));
  if (!device || !message) return;
  if (!hasUsableKeys(device)) return removeDevice(ctx, deviceId);
  const details = webpush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${ctx.config.SUPPORT_EMAIL}`, ...(await loadVapidKeys(ctx)) },
      TTL: DAY_S,
      contentEncoding: 'aes128gcm',
    },
  );
  const status = await send(details, transport).catch((error: unknown) => {
    if (error instanceof AddressRefused) return null;
    throw error;
  });
  if (status === null || GONE.has(status)) return removeDevice(ctx, deviceId);
  if (NOT_RETRIED.has(status)) return ctx.log.warn({ status }, 'a push service rejected a notification');
  if (status >= 300) throw new Error(`the push service answered ${status}`);
}

async function removeDevice(ctx: Context, id: string): Promise<void> {
  await ctx.db.deleteFrom('push_devices').where('id', '=', id).execute();
}

/** Whether anything can be encrypted for a browser: its key may have the wrong length or be no point of the curve. */
function hasUsableKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  try {
    webpush.encrypt(p256dh, auth, '', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

async function buildMessage(ctx: Context, noticeId: string, { id: userId, language }: Person) {
  const rows = await ctx.db
    .selectFrom('notifications')
    .select(['id', 'sequence', 'kind', 'facts', 'actor_ids', 'url', 'created_at', 'read_at', 'snoozed_until', 'group_id'])
    .where('id', '=', noticeId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('cleared_at', 'is', null)
    .where('created_at', '>', new Date(ctx.clock.now().getTime() - DAY_S * 1000))
    .execute();
  const [notice] = await inLanguage(language, () => presentNotifications(ctx, rows));
  if (!notice) return null;
  const { kind, facts, url: page } = notice.attributes;
  const body = inLanguage(language, () => notificationSentence(kind, facts)).slice(0, MAX_BODY_LENGTH);
  return { title: ctx.config.BRAND_NAME, body, url: localizePath(page, language), tag: rows[0]?.group_id ?? notice.id };
}

/** The push service's HTTP status. The request goes to one public address over TLS and follows no redirects. */
async function send(
  { endpoint, method, headers, body }: webpush.RequestDetails,
  { network, request }: PushTransport,
): Promise<number> {
  const url = new URL(endpoint);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') throw new AddressRefused();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const target = network.targetOf(await pinAddress(url, network, signal), 443);
  return new Promise((resolve, reject) => {
    const call = request({
      ...target,
      method,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host },
      servername: serverName(url),
      signal,
      agent: false,
    });
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.end(body);
  });
}
