import path from 'node:path';

/** The socket file of the PostgreSQL that a connection string names. */
export const socketFileOf = (url: string): string =>
  path.join(new URL(url, 'postgres://none').searchParams.get('host') ?? '', '.s.PGSQL.5432');
