import { Worker } from 'node:worker_threads';
import type { DocumentKind, ParseResult } from './document.ts';

const TIMEOUT_MS = 20_000;

let worker: Worker | null = null;
let queue: Promise<unknown> = Promise.resolve();
let lastId = 0;

/**
 * Parses a document in a worker thread, one at a time, so that a hostile file can neither hang nor crash the server:
 * after `timeoutMs` (20 s by default) the worker is terminated and the file counts as broken.
 */
export function parseDocumentInWorker(bytes: Uint8Array, kind: DocumentKind, timeoutMs = TIMEOUT_MS): Promise<ParseResult> {
  const turn = queue.then(() => parseInWorker(bytes, kind, timeoutMs));
  queue = turn;
  return turn;
}

function parseInWorker(bytes: Uint8Array, kind: DocumentKind, timeoutMs: number): Promise<ParseResult> {
  const thread = worker ?? startWorker();
  const id = (lastId += 1);
  return new Promise((resolve) => {
    const finish = (result: ParseResult) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      thread.unref();
      resolve(result);
    };
    const onMessage = (response: { id: number; result: ParseResult }) => {
      if (response.id === id) finish(response.result);
    };
    const onEnd = () => {
      if (worker === thread) worker = null;
      void thread.terminate();
      finish({ ok: false, reason: 'broken' });
    };
    const timer = setTimeout(onEnd, timeoutMs);
    thread.ref();
    thread.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    thread.postMessage({ id, bytes, kind });
  });
}

function startWorker(): Worker {
  const thread = new Worker(new URL('./parse-document.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  // An idle worker must not keep the process alive; it has no listeners between documents.
  thread.unref();
  thread.on('error', () => undefined);
  thread.once('exit', () => {
    if (worker === thread) worker = null;
  });
  worker = thread;
  return thread;
}
