import fs from 'node:fs';
import vm from 'node:vm';
import { expect, test } from 'vitest';

type Handler = (event: object) => void;

/** Runs the service worker script and records what it did. */
function aWorker() {
  const handlers = new Map<string, Handler>();
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    async (...args: unknown[]) =>
      void calls.push([name, ...args]);
  vm.runInNewContext(fs.readFileSync('public/notices-worker.js', 'utf8'), {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => {},
    registration: { showNotification: record('show'), pushManager: { subscribe: async () => aSubscription('renewed') } },
    clients: { claim: async () => {}, openWindow: record('open') },
    location: { origin: 'https://pathlight.example' },
    fetch: record('fetch'),
    URL,
  });
  const run = async (name: string, event: object) => {
    const promises: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => promises.push(work) });
    await Promise.all(promises);
  };
  return { run, calls };
}
const aSubscription = (name: string) => ({
  options: {},
  toJSON: () => ({ endpoint: `https://push.example/${name}`, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
});

test('a push is shown with its page and the tag of its group', async () => {
  const { run, calls } = aWorker();
  const data = { json: () => ({ title: 'Pathlight', body: 'Dev mentioned you.', url: '/forum', tag: 'one' }) };
  await run('push', { data });
  expect(calls).toEqual([
    ['show', 'Pathlight', expect.objectContaining({ body: 'Dev mentioned you.', tag: 'one', data: { url: '/forum' } })],
  ]);
});

test.each([
  ['/forum#answer-1', 'https://pathlight.example/forum#answer-1'],
  ['https://evil.example/', '/notifications'],
  ['//evil.example', '/notifications'],
])('pressing a notification for %s opens %s', async (url, opened) => {
  const { run, calls } = aWorker();
  let closed = false;
  await run('notificationclick', { notification: { close: () => (closed = true), data: { url } } });
  expect([closed, calls]).toEqual([true, [['open', opened]]]);
});

test('a changed push subscription is reported to the server', async () => {
  const { run, calls } = aWorker();
  await run('pushsubscriptionchange', { oldSubscription: aSubscription('old') });
  await run('pushsubscriptionchange', { newSubscription: aSubscription('new') });
  expect(calls.map(([, address, init]) => [address, JSON.parse((init as { body: string }).body)])).toEqual(
    ['renewed', 'new'].map((name) => [
      '/api/notifications/devices',
      { endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' } },
    ]),
  );
});
