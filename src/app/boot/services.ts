/** Opens the services of a process: database, files, mail, tasks, event handlers and signals. */
import { systemClock, type Clock } from '#platform/runtime/clock.ts';
import type { Config } from '#platform/runtime/config.ts';
import { createContext, type Services } from '#platform/http/context.ts';
import { createRateLimiter } from '#platform/http/rate-limit.ts';
import { redisCounts } from '#platform/http/redis-counts.ts';
import { openDatabase, type Database } from '#platform/db/db.ts';
import { createEventHandlers, type EventHandlerTable } from '#platform/tasks/events.ts';
import { createFetcher, type Fetcher } from '#platform/fetch/fetcher.ts';
import { userAgent } from '#platform/fetch/user-agent.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { createScanner } from '#platform/files/scan-files.ts';
import type { Log } from '#platform/runtime/log.ts';
import { createMetrics } from '#platform/runtime/metrics.ts';
import { migratesAtStart } from '#platform/runtime/settings.ts';
import { createMailer } from '#platform/mail/mail.ts';
import { openSignals } from '#platform/realtime/server/signals/open-signals.ts';
import type { Signals } from '#platform/realtime/server/signals/signals.ts';
import { createWorker, type Worker } from '#platform/tasks/tasks.ts';
import { traceQuery } from '#platform/runtime/traces.ts';
import { eventHandlers } from '../wiring/event-handlers.ts';
import { fileReferences } from '../wiring/file-references.ts';
import { measureServices } from '../wiring/measure-services.ts';
import { tasks } from '../wiring/tasks.ts';

/** `services` serve requests; `work` is the same with the time limits of background work. */
export type Running = { services: Services; work: Services; database: Database; worker: Worker; signals: Signals };

/** Opens all services on a database with the current schema. With `runsTasks: false` tasks are queued but not run. */
export function openServices(options: {
  config: Config;
  log: Log;
  databaseUrl: string;
  clock?: Clock;
  runsTasks: boolean;
  eventHandlers?: EventHandlerTable;
  /** Replaced in tests only. */
  fetcher?: Fetcher;
}): Running {
  const { config, log, databaseUrl } = options;
  const database = openDatabase(databaseUrl, {
    log,
    max: config.DATABASE_POOL,
    waitMs: config.DATABASE_WAIT_MS,
    silenceMs: config.DATABASE_SILENCE_MS,
    onQuery: config.OTEL_EXPORTER_OTLP_ENDPOINT ? traceQuery : undefined,
  });
  const files = openFiles(config);
  const worker = createWorker({
    connectionString: databaseUrl,
    log,
    storeId: files.id,
    table: tasks,
    runsTasks: options.runsTasks,
    ownsTables: !config.MIGRATION_DATABASE_URL && migratesAtStart(config),
    retentionDays: config.TASK_DAYS,
    context: () => createContext(work),
  });
  const signals = openSignals({ config, databaseUrl, db: database.db, log });
  const clock = options.clock ?? systemClock;
  const counts = config.REDIS_URL ? redisCounts({ url: config.REDIS_URL, log }) : undefined;
  const services: Services = {
    config,
    log,
    clock,
    limiter: createRateLimiter(clock, counts),
    db: database.db,
    databaseWatch: database.watch,
    files,
    fileReferences,
    scanner: config.CLAMD_ADDRESS ? createScanner(config.CLAMD_ADDRESS) : null,
    fetcher: options.fetcher ?? createFetcher({ userAgent: userAgent(config.BRAND_NAME, config.APP_ORIGIN) }),
    mailer: createMailer(config),
    tasks: worker,
    eventHandlers: createEventHandlers(options.eventHandlers ?? eventHandlers),
    signals,
    metrics: createMetrics(),
  };
  const work: Services = { ...services, db: database.workDb };
  if (config.METRICS_TOKEN)
    measureServices(services.metrics, { database, scanner: services.scanner, context: () => createContext(services) });
  return { services, work, database, worker, signals };
}
