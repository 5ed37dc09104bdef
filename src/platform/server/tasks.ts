/** Background work: queued in the business transaction (the queue is the outbox), run at least once, in the same database. */
import { fromKysely, PgBoss } from 'pg-boss';
import type { Context } from './context.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';

/** Every task and its input. Each feature adds its own by declaration merging, hence an interface. */
export interface Tasks {}

export type EnqueueOptions = { startAfterSeconds?: number };
export type TaskDefinition<I> = {
  run: (ctx: Context, input: I) => Promise<void>;
  /** Attempts after the first; 7 unless given, 10·2^n seconds apart. */
  retries?: number;
  /** Cron expression in UTC, for work on a schedule; its input is `{}`. */
  schedule?: string;
  /** How many run at once in one process. */
  concurrency?: number;
};
export type TaskTable = { [K in keyof Tasks]: TaskDefinition<Tasks[K]> };
export type TaskQueue = {
  enqueue: <K extends keyof Tasks>(db: Db, task: K, input: Tasks[K], options?: EnqueueOptions) => Promise<void>;
};

const SCHEMA = 'tasks';

export type Worker = TaskQueue & {
  /** Makes the queues and starts working on them. */
  start: () => Promise<void>;
  /** Runs everything that is due, in order, until nothing is left; for tests and operator commands. Throws what a task throws. */
  drain: () => Promise<number>;
  stop: () => Promise<void>;
};

/** A worker over pg-boss. `context` gives a task its context; `works` false only queues. */
export function createWorker(options: {
  connectionString: string;
  log: Log;
  table: TaskTable;
  context: () => Context;
  works: boolean;
}): Worker {
  const { log, table } = options;
  const boss = new PgBoss({
    connectionString: options.connectionString,
    schema: SCHEMA,
    max: 4,
    supervise: options.works,
    schedule: options.works,
    useListenNotify: options.works,
    application_name: 'pathlight-tasks',
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the task queue had an error'));
  const names = Object.keys(table) as (keyof Tasks & string)[];
  const run = async (name: keyof Tasks & string, input: unknown) =>
    (table[name] as TaskDefinition<unknown>).run(options.context(), input);

  const makeQueues = async () => {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    for (const name of names) {
      if (existing.has(name)) continue;
      await boss.createQueue(name, {
        retryLimit: table[name].retries ?? 7,
        retryDelay: 10,
        retryBackoff: true,
        expireInSeconds: 120,
        notify: true,
      });
    }
  };

  const work = async (name: keyof Tasks & string) => {
    const { concurrency = 2, schedule } = table[name];
    await boss.work(
      name,
      {
        batchSize: concurrency,
        burstWhenBatchFull: concurrency > 1,
        notifyPollingIntervalSeconds: 1,
        pollingIntervalSeconds: 1,
        perJobResults: true,
      },
      async (jobs) =>
        Promise.all(
          jobs.map(async (job) => {
            try {
              await run(name, job.data);
              return { id: job.id, status: 'completed' as const };
            } catch (error) {
              log.error({ task: name, id: job.id, err: error }, 'a task failed and will be tried again');
              return {
                id: job.id,
                status: 'failed' as const,
                output: { message: error instanceof Error ? error.message : String(error) },
              };
            }
          }),
        ),
    );
    if (schedule) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
  };

  return {
    enqueue: async (db, task, input, { startAfterSeconds } = {}) => {
      await boss.send(task, input as object, {
        db: fromKysely(db as never),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },
    start: async () => {
      await boss.start();
      await makeQueues();
      if (options.works) for (const name of names) await work(name);
    },
    drain: async () => {
      let done = 0;
      for (let found = true; found;) {
        found = false;
        for (const name of names) {
          for (const job of await boss.fetch<object>(name, { batchSize: 50 })) {
            found = true;
            done += 1;
            await run(name, job.data);
            await boss.complete(name, job.id);
          }
        }
      }
      return done;
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
