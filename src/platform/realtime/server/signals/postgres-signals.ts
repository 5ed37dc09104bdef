import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/runtime/log.ts';
import { CHANNEL, parseSignal, serializeSignal, type Listener, type Signals } from './signals.ts';

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 5000;
const PROBE_INTERVAL_MS = 10_000;
const PROBE_TIMEOUT_MS = 3000;

/**
 * NOTIFY from the pool, LISTEN on a dedicated connection. Sent after the commit, not in it: a NOTIFY inside a transaction
 * serialises all commits of the database.
 */
export function postgresSignals({ databaseUrl, db, log }: { databaseUrl: string; db: Db; log: Log }): Signals {
  let client: pg.Client | undefined;
  let stopped = false;

  async function connect(listener: Listener): Promise<void> {
    const newClient = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'pathlight-signals' });
    let isLost = false;
    const probe = setInterval(() => void probeConnection(newClient), PROBE_INTERVAL_MS).unref();
    const end = () => {
      if (isLost) return;
      isLost = true;
      clearInterval(probe);
      if (client !== newClient) return;
      client = undefined;
      log.warn('the listener of signals lost its connection');
      void reconnect(listener);
    };
    newClient.on('error', end);
    newClient.on('end', end);
    newClient.on('notification', ({ payload = '' }) => listener.onSignal(parseSignal(payload)));
    try {
      await newClient.connect();
      await newClient.query(`listen ${CHANNEL}`);
      client = newClient;
    } catch (error) {
      end();
      await newClient.end().catch(() => {});
      throw error;
    }
  }

  /** Reconnects, then reports that signals may have been missed. */
  async function reconnect(listener: Listener): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !stopped; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
      const listening = await connect(listener).then(
        () => true,
        () => false,
      );
      if (listening) return listener.onMissed();
      await sleep(wait * (0.5 + Math.random()), undefined, { ref: false });
    }
  }

  return {
    publish: (signals) => {
      if (signals.length === 0) return;
      const texts = signals.map(serializeSignal);
      sql`select pg_notify(${CHANNEL}, signal) from unnest(${texts}::text[]) as signal`
        .execute(db)
        .catch((error: Error) => log.warn({ reason: error.message }, 'signals were not sent'));
    },
    listen: (listener) => connect(listener),
    stop: async () => {
      stopped = true;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}

/** Detects silently dropped connections. */
async function probeConnection(client: pg.Client): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  const timeout = setTimeout(() => stream.destroy(), PROBE_TIMEOUT_MS).unref();
  await client.query('select 1').catch(() => {});
  clearTimeout(timeout);
}
