/** Words from process to process that something has changed: hints, never the thing itself, and lost when nobody listens. */
import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { postgresSignals } from './postgres-signals.ts';
import { redisSignals } from './redis-signals.ts';

/** What has changed, and which one; both without a colon. */
export type Signal = { topic: string; id: string };

export type Listener = {
  heard: (signal: Signal) => void;
  /** Some may have been missed: whoever needs them all looks for themselves. */
  missed: () => void;
};

export type Signals = {
  /** Tells every listening process, this one included. Never throws and never waits. */
  publish: (signals: readonly Signal[]) => void;
  /** Begins to listen; resolves once nothing more is missed. */
  listen: (listener: Listener) => Promise<void>;
  stop: () => Promise<void>;
};

export const CHANNEL = 'pathlight';

export const writeSignal = ({ topic, id }: Signal): string => `${topic}:${id}`;
export function readSignal(text: string): Signal {
  const [topic = '', id = ''] = text.split(':');
  return { topic, id };
}

/** Over Redis where one is configured, else through the database. */
export const openSignals = (options: { config: Config; databaseUrl: string; db: Db; log: Log }): Signals =>
  options.config.REDIS_URL ? redisSignals({ url: options.config.REDIS_URL, log: options.log }) : postgresSignals(options);
