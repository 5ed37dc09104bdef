import { expect, test } from 'vitest';
import { createWorkerQueue } from './worker-queue.ts';

/** Answers with what it got, or never. */
const address = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, text }) => {
      while (text === 'endless');
      parentPort.postMessage({ id, result: text });
    });
  `)}`,
);
const aQueue = (options: { threads?: number; maxWaiting?: number } = {}) =>
  createWorkerQueue<{ text: string }, string>({ address, timeoutMs: 20_000, ...options });

test('a request that hangs leaves the other threads to the others, and ends with its time', async () => {
  const send = aQueue({ threads: 2 });
  let hasEnded = false;
  const hanging = send({ text: 'endless' }, 3000).finally(() => {
    hasEnded = true;
  });
  const answers = await Promise.all(['one', 'two', 'three'].map((text) => send({ text })));
  expect(answers).toEqual(['one', 'two', 'three'].map((result) => ({ ok: true, result })));
  expect(hasEnded).toBe(false);
  expect(await hanging).toMatchObject({ ok: false, reason: 'failed' });
});

test('requests that come one after the other are handled by one thread', async () => {
  const started: unknown[] = [];
  const note = (worker: unknown) => started.push(worker);
  process.on('worker', note);
  const send = aQueue({ threads: 4 });
  for (const text of ['one', 'two', 'three']) expect(await send({ text })).toEqual({ ok: true, result: text });
  process.off('worker', note);
  expect(started).toHaveLength(1);
});

test('after as many failures as there are threads requests are handled again', async () => {
  const send = aQueue({ threads: 2 });
  await Promise.all([send({ text: 'endless' }, 50), send({ text: 'endless' }, 50)]);
  expect(await send({ text: 'one' })).toEqual({ ok: true, result: 'one' });
});
