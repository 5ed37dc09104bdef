/** Watches the memory, the connections and the event loop of a server over time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '#platform/db/with-client.ts';
import type { MemoryAfterCollection } from '../setup/collecting-server.ts';
import type { RunningServer } from '../setup/server.ts';

const MEGABYTE = 1024 * 1024;

export type Sample = {
  at: number;
  residentMB: number;
  /** Heap and buffers after a full collection; undefined where none was asked for. */
  collectedMB?: number;
  databaseConnections: number;
  sockets: number;
  openFiles: number;
  eventLoopP99Ms: number;
};

type Watched = { server: RunningServer; metricsToken: string; databaseUrl: string };

/** Takes one sample; `collects` asks the server for a full garbage collection, after the other figures were read. */
export async function takeSample({ server, metricsToken, databaseUrl }: Watched, collects: boolean): Promise<Sample> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${server.origin}/metrics`, { headers })).text();
  const figure = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
    if (line === undefined) throw new Error(`there is no figure ${name}`);
    return Number(line.slice(line.lastIndexOf(' ')));
  };
  return {
    at: Date.now(),
    residentMB: figure('process_resident_memory_bytes') / MEGABYTE,
    databaseConnections: await countConnections(databaseUrl),
    sockets: figure('pathlight_sockets'),
    openFiles: figure('process_open_fds'),
    eventLoopP99Ms: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
    ...(collects && { collectedMB: await collect(server) }),
  };
}

/** Connections of all clients to the database but this one. */
const countConnections = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`,
    );
    return rows[0]?.count ?? 0;
  });

/** The least of a minute, because background tasks open connections for half a minute. */
export async function countKeptConnections(databaseUrl: string): Promise<number> {
  let least = Infinity;
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(5000))
    least = Math.min(least, await countConnections(databaseUrl));
  return least;
}

/** Transactions that have been open for more than ten seconds. */
export const countOpenTransactions = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where state like 'idle in transaction%' and now() - xact_start > interval '10 seconds'`,
    );
    return rows[0]?.count ?? 0;
  });

async function collect({ child }: RunningServer): Promise<number> {
  const { stdout } = child;
  if (!stdout) throw new Error('the output of the server is not read');
  const answer = new Promise<MemoryAfterCollection>((resolve) => {
    const onData = (chunk: Buffer) => {
      const line = String(chunk)
        .split('\n')
        .find((one) => one.startsWith('{"collected"'));
      if (line === undefined) return;
      stdout.off('data', onData);
      resolve(JSON.parse(line) as MemoryAfterCollection);
    };
    stdout.on('data', onData);
  });
  child.kill('SIGUSR2');
  const { collected } = await answer;
  return (collected.heap + collected.buffers) / MEGABYTE;
}
