import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { openTestApp, ORIGIN } from '../boot/testing.ts';

const app = openTestApp({ RATE_LIMITS: 'true' });
let socket: Awaited<ReturnType<typeof app.openSocket>>;
beforeAll(async () => {
  socket = await app.openSocket();
});
const clients: WebSocket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.terminate();
  await vi.waitUntil(() => socket.size() === 0);
});

type Frame = { type?: string; reason?: string; reconnect?: boolean; identifier?: string; message?: Message };
type Message = { type: string; sequence: number; unread: number };
const SUBSCRIPTION = JSON.stringify({ channel: 'NotificationChannel' });
const REPLAY_SUBSCRIPTION = JSON.stringify({ channel: 'NotificationChannel', replay: true });

/** A raw client, for input that published clients never send. */
function openSocketClient(
  person: TestMember | null,
  options: { origin?: string; protocol?: string; localAddress?: string } = {},
) {
  const client = new WebSocket(socket.address, [options.protocol ?? 'actioncable-v1-json'], {
    origin: options.origin ?? ORIGIN,
    ...(person && { headers: { cookie: person.cookie } }),
    ...(options.localAddress && { localAddress: options.localAddress }),
  });
  clients.push(client);
  const frames: Frame[] = [];
  client.on('message', (data) => frames.push(JSON.parse(String(data as Buffer)) as Frame));
  const closed = new Promise<number>((resolve) => client.once('close', resolve));
  const refused = new Promise<string>((resolve) => client.once('error', (error) => resolve(error.message)));
  const send = (frame: object) => client.send(JSON.stringify(frame));
  const hasReceived = (type: string) => frames.some((frame) => frame.type === type);
  return {
    socket: client,
    frames,
    closed,
    refused,
    send,
    welcome: () => expect.poll(() => hasReceived('welcome')).toBe(true),
    subscribe: async (identifier = SUBSCRIPTION) => {
      await expect.poll(() => hasReceived('welcome')).toBe(true);
      send({ command: 'subscribe', identifier });
      await expect.poll(() => hasReceived('confirm_subscription')).toBe(true);
    },
    replay: (after: number, identifier = REPLAY_SUBSCRIPTION) =>
      send({ command: 'message', identifier, data: JSON.stringify({ action: 'replay', after }) }),
    messages: (type = 'notification') => frames.flatMap(({ message }) => (message?.type === type ? [message.sequence] : [])),
    disconnectFrame: () => frames.find((frame) => frame.type === 'disconnect'),
  };
}

const notifyMember = (to: TestMember, facts: Record<string, string> = { job: 'Analyst', company: 'Trent' }) =>
  app
    .context()
    .inTransaction((ctx) => notify(ctx, { userId: to.id, kind: 'score-ready', dedupeKey: randomUUID(), facts, url: '/' }));

test('a subscriber receives new notifications, and changes made elsewhere', async () => {
  const asha = await aMember(app.context());
  await notifyMember(asha);
  const client = openSocketClient(asha);
  await client.subscribe();
  await notifyMember(asha);
  await expect.poll(() => client.messages()).toEqual([2]);
  await app.call(asha, 'POST /api/notifications/mark_as_read');
  await expect.poll(() => client.frames.at(-1)?.message).toMatchObject({ type: 'changed', unread: 0 });
});

test('a member does not receive notifications of others', async () => {
  const [asha, dev] = [await aMember(app.context()), await aMember(app.context())];
  const client = openSocketClient(dev);
  await client.subscribe();
  await notifyMember(asha);
  await notifyMember(dev);
  await expect.poll(() => client.messages()).toHaveLength(1);
});

test('a client that names its last notification receives the later ones once, in order, and then new ones', async () => {
  const asha = await aMember(app.context());
  for (let count = 0; count < 5; count += 1) await notifyMember(asha);
  const client = openSocketClient(asha);
  await client.subscribe(REPLAY_SUBSCRIPTION);
  client.replay(2);
  await Promise.all([notifyMember(asha), notifyMember(asha), notifyMember(asha)]);
  await expect.poll(() => client.messages()).toEqual([3, 4, 5, 6, 7, 8]);
});

test('after more than five hundred missed notifications the client is asked to reload its list', async () => {
  const asha = await aMember(app.context());
  await app.context().inTransaction(async (ctx) => {
    for (let count = 0; count < 501; count += 1)
      await notify(ctx, { userId: asha.id, kind: 'score-ready', dedupeKey: `many:${count}`, facts: {}, url: '/' });
  });
  const client = openSocketClient(asha);
  await client.subscribe(REPLAY_SUBSCRIPTION);
  client.replay(0);
  await expect.poll(() => client.messages('resync')).toEqual([501]);
  await notifyMember(asha);
  await expect.poll(() => client.messages()).toEqual([502]);
});

test('a visitor is refused without reconnecting', async () => {
  const client = openSocketClient(null);
  await expect.poll(() => client.disconnectFrame()).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
  await client.closed;
});

test.each([
  ['from another origin', { origin: 'https://evil.example' }],
  ['without an origin', { origin: '' }],
])('a request %s gets no socket', async (_name, options) => {
  expect(await openSocketClient(await aMember(app.context()), options).refused).toContain('403');
});

test('another protocol is refused', async () => {
  expect(await openSocketClient(await aMember(app.context()), { protocol: 'graphql-ws' }).refused).toContain('subprotocol');
});

test('an ended session closes its sockets, and no others', async () => {
  const asha = await aMember(app.context());
  const other = openSocketClient(await aMember(app.context()));
  const client = openSocketClient(asha);
  await Promise.all([client.subscribe(), other.welcome()]);
  await app.call(asha, 'DELETE /api/users/auth/sign_out');
  await expect.poll(() => client.disconnectFrame()).toMatchObject({ reason: 'unauthorized', reconnect: false });
  await client.closed;
  expect(other.disconnectFrame()).toBeUndefined();
});

test('a session deleted directly in the database closes its sockets as well', async () => {
  const asha = await aMember(app.context());
  const client = openSocketClient(asha);
  await client.welcome();
  await app.context().db.deleteFrom('sessions').where('user_id', '=', asha.id).execute();
  await expect.poll(() => client.disconnectFrame(), { timeout: 15_000 }).toMatchObject({ reason: 'unauthorized' });
});

test('an invalid frame closes the connection, and an unknown channel is rejected', async () => {
  const asha = await aMember(app.context());
  for (const frame of [
    '',
    '[]',
    '{"command":"subscribe"}',
    '{"command":"fly","identifier":"{}"}',
    '{"command":"subscribe","identifier":"7"}',
  ]) {
    const client = openSocketClient(asha);
    await client.welcome();
    client.socket.send(frame);
    await expect.poll(() => client.disconnectFrame()).toMatchObject({ reason: 'invalid_request', reconnect: false });
    await client.closed;
  }
  const client = openSocketClient(asha);
  await client.welcome();
  client.send({ command: 'subscribe', identifier: '{"channel":"constructor"}' });
  await expect.poll(() => client.frames.at(-1)).toEqual({ identifier: '{"channel":"constructor"}', type: 'reject_subscription' });
});

test('a frame over four kilobytes, or more than thirty commands at once, closes the connection', async () => {
  const asha = await aMember(app.context());
  const big = openSocketClient(asha);
  await big.welcome();
  big.socket.send('x'.repeat(5000));
  expect(await big.closed).toBe(1009);
  const busy = openSocketClient(asha);
  await busy.subscribe();
  for (let count = 0; count < 40; count += 1) busy.send({ command: 'subscribe', identifier: SUBSCRIPTION });
  await expect.poll(() => busy.disconnectFrame()).toMatchObject({ reason: 'invalid_request' });
});

test('a member has ten sockets at most, and an address a hundred', async () => {
  const asha = await aMember(app.context());
  const firstTen = Array.from({ length: 10 }, () => openSocketClient(asha));
  await Promise.all(firstTen.map((client) => client.welcome()));
  const eleventh = openSocketClient(asha);
  await expect.poll(() => eleventh.disconnectFrame()).toMatchObject({ reason: 'too_many', reconnect: false });
  await eleventh.closed;
  const others = await Promise.all(Array.from({ length: 9 }, () => aMember(app.context())));
  const ninetyMore = others.flatMap((person) => Array.from({ length: 10 }, () => openSocketClient(person)));
  await Promise.all(ninetyMore.map((client) => client.welcome()));
  const last = await aMember(app.context());
  expect(await openSocketClient(last).refused).toContain('429');
  await openSocketClient(last, { localAddress: '127.0.0.2' }).welcome();
});

test('a client that reads too slowly is disconnected, and the others are not affected', async () => {
  const asha = await aMember(app.context());
  await app.context().inTransaction(async (ctx) => {
    const facts = { job: 'A very long title. '.repeat(250), company: 'Trent' };
    for (let count = 0; count < 200; count += 1)
      await notify(ctx, { userId: asha.id, kind: 'score-ready', dedupeKey: `slow:${count}`, facts, url: '/' });
  });
  const [slow, quick] = [openSocketClient(asha), openSocketClient(asha)];
  await Promise.all([slow.subscribe(REPLAY_SUBSCRIPTION), quick.subscribe()]);
  slow.socket.pause();
  for (let count = 0; count < 25; count += 1) {
    slow.replay(0);
    await sleep(20);
  }
  await expect.poll(() => socket.size(), { timeout: 15_000 }).toBe(1);
  await notifyMember(asha);
  await expect.poll(() => quick.messages()).toEqual([201]);
});
