/**
 * Background tasks: queued in the business transaction (the queue is the outbox), run at least once, stored in the same
 * database.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Context } from '#platform/http/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/runtime/log.ts';
import { traced } from '#platform/runtime/traces.ts';
import { QUEUE_SCHEMA } from './install-queue.ts';

/** Every task and its input. Each feature adds its own by declaration merging, hence an interface. */
export interface Tasks {}

export type EnqueueOptions = {
  startAfterSeconds?: number;
  /** What `runsPerGroup` counts, such as the id of a member. */
  group?: string;
  /** How many tasks of its group wait already: among those that wait, the task with the fewest before it runs first. */
  behind?: number;
};
export type TaskDefinition<I> = {
  run: (ctx: Context, input: I) => Promise<void>;
  /** Attempts after the first; 7 by default, 10·2^n seconds apart. */
  retries?: number;
  /** Cron expression in UTC, for work on a schedule; its input is `{}`. */
  schedule?: string;
  /**
   * Seconds from the end of one run to the next, in every worker process, with `{}` and without the queue: for small tasks
   * that are needed more often than once a minute and that several processes may run at once.
   */
  everySeconds?: number;
  /** Seconds after which a run counts as lost and is retried, for example after a crash; 120 by default. */
  expireSeconds?: number;
  /** Concurrent runs per process; 2 by default. */
  concurrency?: number;
  /** Concurrent runs per process of the tasks of one `group`; as many as of all by default. */
  runsPerGroup?: number;
};
export type TaskTable = { [K in keyof Tasks]: TaskDefinition<Tasks[K]> };
export type TaskQueue = {
  enqueue: <K extends keyof Tasks>(db: Db, task: K, input: Tasks[K], options?: EnqueueOptions) => Promise<void>;
};

const CONNECTION_NAME = 'pathlight-tasks ';
const MAX_ID_LENGTH = 36;
/** What the database calls the connections of a server's worker: it names the store of files, so that others can compare it. */
const connectionName = (storeId: string) => `${CONNECTION_NAME}${storeId.slice(0, MAX_ID_LENGTH)}`;

/** Whether another server works on this database that stores its files in another place. */
export async function hasOtherStore(db: Db, storeId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${CONNECTION_NAME})
      and application_name <> ${connectionName(storeId)}
    limit 1`.execute(db);
  return rows.length > 0;
}

export type Worker = TaskQueue & {
  /** Creates the queues and, with `runsTasks`, starts processing them. */
  start: () => Promise<void>;
  /** Runs all due tasks in order until none is left; for tests and operator commands. Rethrows errors of tasks. */
  drain: () => Promise<number>;
  stop: () => Promise<void>;
};

type WorkerOptions = {
  connectionString: string;
  log: Log;
  /** Of the store of files that this process uses. */
  storeId: string;
  table: TaskTable;
  context: () => Context;
  runsTasks: boolean;
  /** Whether its role owns the tables of the queue and so may rebuild their indexes. */
  ownsTables: boolean;
  /** For how long finished and failed tasks are stored. */
  retentionDays: number;
};
type TaskName = keyof Tasks & string;
type Run = (name: TaskName, input: unknown) => Promise<void>;

const DEFAULT_EXPIRE_SECONDS = 120;
const DAY_S = 86_400;

/** Creates a worker over pg-boss. `context` creates the context of a task; with `runsTasks: false` it only queues. */
export function createWorker(options: WorkerOptions): Worker {
  const { log, table, runsTasks, retentionDays } = options;
  const boss = new PgBoss({
    connectionString: options.connectionString,
    schema: QUEUE_SCHEMA,
    // Its tables are made with those of the product, by a role that may do so.
    migrate: false,
    reindex: options.ownsTables,
    max: 4,
    supervise: runsTasks,
    schedule: runsTasks,
    useListenNotify: runsTasks,
    application_name: runsTasks ? connectionName(options.storeId) : 'pathlight-queue',
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the task queue had an error'));
  const names = Object.keys(table) as TaskName[];
  const repeats: (() => Promise<void>)[] = [];
  const run: Run = (name, input) =>
    traced({ name, kind: 'task', attributes: {} }, () => (table[name] as TaskDefinition<unknown>).run(options.context(), input));
  return {
    enqueue: async (db, task, input, { startAfterSeconds, group, behind } = {}) => {
      await boss.send(task, input as object, {
        db: fromKysely(db as never),
        ...(startAfterSeconds && { startAfter: startAfterSeconds }),
        ...(group !== undefined && { group: { id: group } }),
        ...(behind && { priority: -behind }),
      });
    },
    start: async () => {
      await boss.start();
      await createQueues(boss, table, names, retentionDays * DAY_S);
      if (!runsTasks) return;
      await removeOldSchedules(boss, table);
      for (const name of names) {
        const { everySeconds } = table[name];
        if (everySeconds) repeats.push(repeat({ name, everySeconds, run, log }));
        else await workOn(boss, log, { ...table[name], name, run });
      }
    },
    drain: () => drainQueues(boss, names, run),
    stop: async () => {
      await Promise.all(repeats.map((end) => end()));
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Schedules are stored in the database: removes those of former versions, which would keep filling their queues. */
async function removeOldSchedules(boss: PgBoss, table: TaskTable): Promise<void> {
  const scheduled = new Set(Object.entries(table).flatMap(([name, { schedule }]) => (schedule ? [name] : [])));
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
}

type Repeat = { name: TaskName; everySeconds: number; run: Run; log: Log };

/** Repeats a task until the returned function is called, which waits for a run in progress. */
function repeat({ name, everySeconds, run, log }: Repeat): () => Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const work = async () => {
    while (!signal.aborted) {
      await run(name, {}).catch((error: unknown) => log.error({ task: name, err: error }, 'a task failed and will run again'));
      await sleep(everySeconds * 1000, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const done = work();
  return () => {
    controller.abort();
    return done;
  };
}

async function createQueues(
  boss: PgBoss,
  table: TaskTable,
  names: readonly TaskName[],
  deleteAfterSeconds: number,
): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const queue = existing.get(name);
    if (queue && queue.deleteAfterSeconds !== deleteAfterSeconds) await boss.updateQueue(name, { deleteAfterSeconds });
    if (queue) continue;
    const { retries: retryLimit = 7, expireSeconds: expireInSeconds = DEFAULT_EXPIRE_SECONDS } = table[name];
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: 10,
      retryBackoff: true,
      expireInSeconds,
      deleteAfterSeconds,
      notify: true,
    });
  }
}

type QueueTask = Pick<TaskDefinition<never>, 'concurrency' | 'runsPerGroup' | 'schedule'> & { name: TaskName; run: Run };

async function workOn(boss: PgBoss, log: Log, task: QueueTask): Promise<void> {
  const { name, run, concurrency = 2, runsPerGroup, schedule } = task;
  const runJob = async (job: { id: string; data: unknown }) => {
    try {
      await run(name, job.data);
      return { id: job.id, status: 'completed' as const };
    } catch (error) {
      log.error({ task: name, id: job.id, err: error }, 'a task failed and will be tried again');
      const message = error instanceof Error ? error.message : String(error);
      return { id: job.id, status: 'failed' as const, output: { message } };
    }
  };
  const runs = runsPerGroup ? workersOfGroups(concurrency, runsPerGroup) : batches(concurrency);
  await boss.work(name, { ...runs, perJobResults: true, pollingIntervalSeconds: 1 }, async (jobs) =>
    Promise.all(jobs.map(runJob)),
  );
  if (schedule) await boss.schedule(name, schedule, {}, { tz: 'UTC' });
}

/** New jobs are announced by NOTIFY. Polling is only for delayed jobs, and infrequent because dozens of tasks poll separately. */
const batches = (size: number) => ({ batchSize: size, burstWhenBatchFull: size > 1, notifyPollingIntervalSeconds: 5 });

/** Workers that do not wait for each other. Nothing announces that a group may run again, so they look more often. */
const workersOfGroups = (count: number, perGroup: number) => ({
  batchSize: 1,
  localConcurrency: count,
  localGroupConcurrency: perGroup,
  notifyPollingIntervalSeconds: 1,
});

async function drainQueues(boss: PgBoss, names: readonly TaskName[], run: Run): Promise<number> {
  let done = 0;
  for (let hasJobs = true; hasJobs;) {
    hasJobs = false;
    for (const name of names) {
      for (const job of await boss.fetch<object>(name, { batchSize: 50 })) {
        hasJobs = true;
        done += 1;
        await run(name, job.data);
        await boss.complete(name, job.id);
      }
    }
  }
  return done;
}
