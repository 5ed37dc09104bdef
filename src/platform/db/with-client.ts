import pg from 'pg';

const CONNECT_TIMEOUT_MS = 10_000;

/** Runs work on a connection of its own, outside the pools, without time limits for its statements. */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  // The next statement reports a broken connection; without a listener it would end this process.
  client.on('error', () => {});
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
