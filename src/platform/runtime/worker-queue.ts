import { Worker } from 'node:worker_threads';

export type WorkerQueueOptions = {
  /** The module of the worker. It receives each request with an `id`, and posts `{ id, result }`. */
  address: URL;
  timeoutMs: number;
  /** Refuses requests while so many wait for their turn; unlimited by default. */
  maxWaiting?: number;
  /** Requests that are handled at a time, each by a thread of its own; 1 by default. */
  threads?: number;
};

export type WorkerResult<Result> =
  | { ok: true; result: Result }
  | { ok: false; reason: 'busy' }
  | { ok: false; reason: 'failed'; error: Error };

const MAX_HEAP_MB = 512;

/**
 * A queue of requests that worker threads handle one at a time each, so that none of them blocks, hangs or crashes the server. A
 * thread starts when it is first needed and does not keep the process alive. If it throws, exits or exceeds its time
 * (`timeoutMs`, in milliseconds), it is terminated, the request fails, and the next request starts another thread.
 */
export function createWorkerQueue<Request extends object, Result>(options: WorkerQueueOptions) {
  const { address, timeoutMs, maxWaiting = Infinity, threads = 1 } = options;
  // The thread used last is used first, so that no more are started than are needed at once.
  const idle = Array.from({ length: threads }, () => createThread<Request, Result>(address));
  const turns: ((thread: Thread<Request, Result>) => void)[] = [];
  let waiting = 0;

  const takeThread = async () => idle.pop() ?? new Promise<Thread<Request, Result>>((resolve) => turns.push(resolve));
  const releaseThread = (thread: Thread<Request, Result>) => {
    const next = turns.shift();
    if (next) next(thread);
    else idle.push(thread);
  };

  return async function send(request: Request, limitMs = timeoutMs): Promise<WorkerResult<Result>> {
    if (waiting >= maxWaiting) return { ok: false, reason: 'busy' };
    waiting += 1;
    const thread = await takeThread();
    waiting -= 1;
    try {
      return await thread(request, limitMs);
    } finally {
      releaseThread(thread);
    }
  };
}

type Thread<Request, Result> = (request: Request, limitMs: number) => Promise<WorkerResult<Result>>;

/** Handles one request at a time in a worker thread, which is replaced after a failure. */
function createThread<Request extends object, Result>(address: URL): Thread<Request, Result> {
  let worker: Worker | null = null;
  let lastId = 0;

  function startWorker(): Worker {
    const thread = new Worker(address, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    // An idle worker must not keep the process alive; it has no listeners between requests.
    thread.unref();
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (worker === thread) worker = null;
    });
    worker = thread;
    return thread;
  }

  return function handle(request, limitMs) {
    const thread = worker ?? startWorker();
    const id = (lastId += 1);
    return new Promise((resolve) => {
      const finish = (result: WorkerResult<Result>) => {
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
      const onMessage = (response: { id: number; result: Result }) => {
        if (response.id === id) finish({ ok: true, result: response.result });
      };
      const timer = setTimeout(() => fail(new Error(`the worker did not respond within ${limitMs} ms`)), limitMs);
      thread.ref();
      thread.on('message', onMessage).on('exit', onExit).on('error', fail);
      thread.postMessage({ id, ...request });
    });
  };
}
