import http from 'node:http';
import type https from 'node:https';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { startPushService } from '../../../../../tests/setup/fake-push-service.ts';
import { internet } from '#platform/fetch/pinned-address.ts';
import { notify } from './notify.ts';
import { sendPush, type PushTransport } from './send-push.ts';

const app = openTestApp();
const service = await startPushService();
afterAll(() => service.stop());

const PUBLIC = '93.184.215.14';
/** Resolves the names passed; every connection goes to the fake push service, which has no TLS. */
const fakeTransport = (names: Record<string, string[]> = { 'push.example': [PUBLIC] }): PushTransport => ({
  network: {
    ...internet,
    resolve: async (host) => names[host] ?? [],
    targetOf: () => ({ host: '127.0.0.1', port: service.port }),
  },
  request: http.request as unknown as typeof https.request,
});

let asha: TestMember;
let number = 0;
beforeEach(async () => {
  service.received.length = 0;
  service.respondWith(201);
  number += 1;
  asha = await aMember(app.context());
});
const subscribe = (person = asha, endpoint = `https://push.example/browser-${number}`) =>
  app.call(person, 'POST /api/notifications/devices', { json: { endpoint, keys: service.keys } });
const devices = async (person = asha) => (await app.call(person, 'GET /api/notifications/devices')).data;
const sendNotification = (dedupeKey = 'push') =>
  app.context().inTransaction((ctx) =>
    notify(ctx, {
      userId: asha.id,
      kind: 'mention',
      dedupeKey,
      facts: { person: 'Dev “D” K.', title: 'Windows' },
      url: '/insights/detail/windows#comment-1',
    }),
  );
/** Runs the push tasks queued for the member's browsers over the fake transport. */
async function send(transport = fakeTransport()): Promise<void> {
  for (const input of await loadQueued()) await sendPush(app.context(), input, transport);
}
async function loadQueued(person = asha) {
  const { rows } = await sql<{ data: { deviceId: string; noticeId: string } }>`
    select data from tasks.job where name = 'push.send' and (data ->> 'noticeId')::uuid in (
      select id from notifications where user_id = ${person.id}
    )`.execute(app.context().db);
  return rows.map(({ data }) => data);
}

test('a push reaches the browser encrypted, with its page, under our key', async () => {
  const { meta } = await subscribe();
  await sendNotification();
  await send();
  const [push] = service.received;
  expect(push?.message).toMatchObject({
    title: 'Pathlight',
    body: 'Dev “D” K. mentioned you in a comment on “Windows”.',
    url: '/insights/detail/windows#comment-1',
  });
  expect(push?.path).toBe(`/browser-${number}`);
  expect(push?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', host: 'push.example' });
  expect(push?.headers.authorization).toContain(`k=${meta.public_key}`);
});

test.each([
  ['of the wrong length', Buffer.alloc(40, 4).toString('base64url')],
  ['that is no point of the curve', Buffer.alloc(65, 4).toString('base64url')],
])('a browser with a key %s is deleted at its first notification', async (_what, p256dh) => {
  await app.call(asha, 'POST /api/notifications/devices', {
    json: { endpoint: `https://push.example/browser-${number}`, keys: { ...service.keys, p256dh } },
  });
  await sendNotification();
  await send();
  expect(service.received).toEqual([]);
  expect((await devices()).length).toBe(0);
});

test('a push is queued once per browser of members who chose it', async () => {
  await sendNotification('nowhere');
  await subscribe(asha, `https://push.example/phone-${number}`);
  await subscribe();
  await sendNotification();
  await sendNotification();
  expect(await loadQueued()).toHaveLength(2);
  await app.call(asha, 'PATCH /api/notifications/preferences', { json: { category: 'mentions', push: false } });
  await sendNotification('unwanted');
  expect(await loadQueued()).toHaveLength(2);
});

test('a notification that was read or is a day old is not pushed', async () => {
  await subscribe();
  await sendNotification();
  await app.call(asha, 'POST /api/notifications/mark_as_read');
  await send();
  await sendNotification('old');
  app.clock.advance(86_400_001);
  await send();
  expect(service.received).toHaveLength(0);
});

test.each([404, 410])('a browser is removed when its push service responds %i', async (status) => {
  await subscribe();
  await sendNotification();
  service.respondWith(status);
  await send();
  expect(await devices()).toEqual([]);
});

test.each([429, 500, 503])('a push fails, to be retried, when the service responds %i', async (status) => {
  await subscribe();
  await sendNotification();
  service.respondWith(status);
  await expect(send()).rejects.toThrow(String(status));
  expect(await devices()).toHaveLength(1);
});

test.each([
  ['a private address', 'https://push.example/x', { 'push.example': ['10.0.0.7'] }],
  ['one private address among public ones', 'https://push.example/x', { 'push.example': [PUBLIC, '127.0.0.1'] }],
  ['a literal loopback address', 'https://127.0.0.1/x', {}],
  ['a literal of the metadata service', 'https://169.254.169.254/latest', {}],
  ['another port', 'https://push.example:8443/x', { 'push.example': [PUBLIC] }],
  ['a name and password', 'https://a:b@push.example/x', { 'push.example': [PUBLIC] }],
])('an endpoint at %s is never called and is removed', async (_name, endpoint, names) => {
  await subscribe(asha, endpoint);
  await sendNotification();
  await send(fakeTransport(names));
  expect([service.received, await devices()]).toEqual([[], []]);
});

test('an endpoint without TLS is refused', async () => {
  await expect(subscribe(asha, 'http://push.example/x')).rejects.toMatchObject({ status: 422 });
});

test("a browser's subscription follows its signed-in member and ends on sign-out", async () => {
  const dev = await aMember(app.context());
  await subscribe();
  await subscribe(dev);
  expect([(await devices()).length, (await devices(dev)).length]).toEqual([0, 1]);
  await app.call(dev, 'DELETE /api/users/auth/sign_out');
  expect(await app.context().db.selectFrom('push_devices').select('id').where('user_id', '=', dev.id).execute()).toEqual([]);
});

test('a member has at most ten browsers', async () => {
  for (let count = 0; count < 12; count += 1) {
    app.clock.advance(1000);
    await subscribe(asha, `https://push.example/many-${count}`);
  }
  expect(await devices()).toHaveLength(10);
});
