import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/runtime/log.ts';

/** How often the database is asked while something waits for it, or while it is away. */
const INTERVAL_MS = 250;

/** How long a change that has begun may wait for a database that is away. Its answer comes within five seconds in any case. */
const CHANGE_MS = 1500;

/** Opening a connection takes the database more than an answer on an open one, most of all on a busy machine. */
const CONNECT_MS = 2000;

/** The database gives no answer now. Nothing is known of what was asked before. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  constructor() {
    super('the database gives no answer');
  }
}

/** Tells requests at once that the database is away, where their own statements would wait for their time limits. */
export type DatabaseWatch = {
  /** Whether the database gave no answer when it was last asked. */
  isAway: () => boolean;
  /**
   * Runs work that only reads. Throws `DatabaseAway` as soon as the database gives no answer; what the work has begun goes on by
   * itself, and its result is dropped.
   */
  unlessAway: <T>(read: () => Promise<T>) => Promise<T>;
  /** Runs work that changes something. Throws `DatabaseAway` where it cannot begin; once begun, its statements end it. */
  change: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

type WatchOptions = { log: Log; silenceMs: number; endStatements: () => void };

/** Asks the database over a connection of its own whether it answers within so many milliseconds. */
function openProbe(connectionString: string, silenceMs: number) {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    // It stays open, so that only silence is measured.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_MS,
    // A connection that stays silent is given up, because only it may be broken.
    query_timeout: 2 * silenceMs,
  });
  pool.on('error', () => {});
  let isConnected = false;
  pool.on('connect', () => {
    isConnected = true;
  });
  pool.on('remove', () => {
    isConnected = false;
  });

  async function untilSilent(): Promise<true> {
    await sleep(isConnected ? silenceMs : Math.max(silenceMs, CONNECT_MS), undefined, { ref: false });
    // What has arrived while this process was busy is read before silence counts.
    await nextTurn();
    return true;
  }

  return {
    isClosing: () => pool.ending,
    isSilent: async (): Promise<boolean> => {
      const answer = pool.query('select 1').then(
        () => false,
        () => true,
      );
      return Promise.race([answer, untilSilent()]);
    },
    close: () => pool.end(),
  };
}

/**
 * Asks the database at most four times a second, and only while something needs it, or while it is away. `silenceMs`: how long it
 * may take to answer. `endStatements` is called again and again while it has been away for longer than a change waits.
 */
export function watchDatabase(connectionString: string, { log, silenceMs, endStatements }: WatchOptions): DatabaseWatch {
  const probe = openProbe(connectionString, silenceMs);
  const waiting = new Set<() => void>();
  let changes = 0;
  let isAway = false;
  let ending: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;

  const isNeeded = () => waiting.size > 0 || changes > 0 || isAway;

  function askSoon(): void {
    next ??= setTimeout(() => void ask(), INTERVAL_MS).unref();
  }

  async function ask(): Promise<void> {
    if (isNeeded()) {
      const wasAway = isAway;
      isAway = await probe.isSilent();
      if (isAway) for (const giveUp of waiting) giveUp();
      if (!isAway) clearInterval(ending);
      else if (!wasAway) ending = setInterval(endStatements, CHANGE_MS).unref();
      if (wasAway !== isAway) log.warn({ away: isAway }, isAway ? 'the database gives no answer' : 'the database answers again');
    }
    next = undefined;
    if (isNeeded() && !probe.isClosing()) askSoon();
  }

  return {
    isAway: () => isAway,
    unlessAway: async (read) => {
      if (isAway) throw new DatabaseAway();
      askSoon();
      return new Promise((resolve, reject) => {
        const giveUp = () => reject(new DatabaseAway());
        waiting.add(giveUp);
        read()
          .then(resolve, reject)
          .finally(() => waiting.delete(giveUp));
      });
    },
    change: async (work) => {
      if (isAway) throw new DatabaseAway();
      changes += 1;
      askSoon();
      return work().finally(() => {
        changes -= 1;
      });
    },
    close: async () => {
      clearTimeout(next);
      clearInterval(ending);
      await probe.close();
    },
  };
}
