import { Worker } from 'node:worker_threads';

export type WorkerQueueOptions = {
  /** The module of the worker. It receives each request with an `id`, and posts `{ id, result }`. */
  address: URL;
  timeoutMs: number;
  /** Refuses requests while so many wait for their turn; unlimited by default. */
  maxWaiting?: number;
};

export type WorkerResult<Result> =
  | { ok: true; result: Result }
  | { ok: false; reason: 'busy' }
  | { ok: false; reason: 'failed'; error: Error };

const MAX_HEAP_MB = 512;

/**
 * A queue of requests that a worker thread handles one at a time, so that none of them blocks, hangs or crashes the server. The
 * thread starts with the first request and does not keep the process alive. If it throws, exits or exceeds its time
 * (`timeoutMs`, in milliseconds), it is terminated, the request fails, and the next request starts another thread.
 */
export function createWorkerQueue<Request extends object, Result>({ address, timeoutMs, maxWaiting }: WorkerQueueOptions) {
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let lastId = 0;

  return function send(request: Request, limitMs = timeoutMs): Promise<WorkerResult<Result>> {
    if (waiting >= (maxWaiting ?? Infinity)) return Promise.resolve({ ok: false, reason: 'busy' });
    waiting += 1;
    const turn = queue.then(() => {
      waiting -= 1;
      return handle(request, limitMs);
    });
    queue = turn;
    return turn;
  };

  function handle(request: Request, limitMs: number): Promise<WorkerResult<Result>> {
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
  }

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
}
