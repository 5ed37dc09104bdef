import pg from 'pg';

/** Runs one statement in the database of a running server, for what no page can bring about; returns its rows. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
