import type { Config } from '#platform/runtime/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/runtime/log.ts';
import { postgresSignals } from './postgres-signals.ts';
import { redisSignals } from './redis-signals.ts';
import type { Signals } from './signals.ts';

/** Signals over Redis if configured, else over PostgreSQL. */
export const openSignals = (options: { config: Config; databaseUrl: string; db: Db; log: Log }): Signals =>
  options.config.REDIS_URL ? redisSignals({ url: options.config.REDIS_URL, log: options.log }) : postgresSignals(options);
