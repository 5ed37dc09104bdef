import { Worker } from 'node:worker_threads';
import type { PlanSheet } from './plan-sheet.ts';

const TIMEOUT_MS = 20_000;
const MAX_WAITING = 8;

export type RenderResult =
  | { ok: true; file: Uint8Array }
  | { ok: false; reason: 'busy' }
  | { ok: false; reason: 'failed'; error: Error };

let worker: Worker | null = null;
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
let lastId = 0;

/**
 * Renders a plan in a worker thread, one at a time, so that no request waits while pages are drawn: after `timeoutMs` (20 s by
 * default) the worker is terminated. Refuses when `MAX_WAITING` plans wait already.
 */
export async function renderPlanInWorker(sheet: PlanSheet, timeoutMs = TIMEOUT_MS): Promise<RenderResult> {
  if (waiting >= MAX_WAITING) return { ok: false, reason: 'busy' };
  waiting += 1;
  const turn = queue.then(() => {
    waiting -= 1;
    return renderInWorker(sheet, timeoutMs);
  });
  queue = turn;
  return turn;
}

function renderInWorker(sheet: PlanSheet, timeoutMs: number): Promise<RenderResult> {
  const thread = worker ?? startWorker();
  const id = (lastId += 1);
  return new Promise((resolve) => {
    const finish = (result: RenderResult) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('exit', onExit).off('error', fail);
      thread.unref();
      resolve(result);
    };
    const fail = (error: Error) => {
      if (worker === thread) worker = null;
      void thread.terminate();
      finish({ ok: false, reason: 'failed', error });
    };
    const onExit = () => fail(new Error('the worker ended'));
    const onMessage = (response: { id: number; file: Uint8Array }) => {
      if (response.id === id) finish({ ok: true, file: response.file });
    };
    const timer = setTimeout(() => fail(new Error(`the plan was not rendered within ${timeoutMs} ms`)), timeoutMs);
    thread.ref();
    thread.on('message', onMessage).on('exit', onExit).on('error', fail);
    thread.postMessage({ id, sheet });
  });
}

function startWorker(): Worker {
  const thread = new Worker(new URL('./render-plan.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // An idle worker must not keep the process alive; it has no listeners between plans.
  thread.unref();
  thread.on('error', () => undefined);
  thread.once('exit', () => {
    if (worker === thread) worker = null;
  });
  worker = thread;
  return thread;
}
