/** CPU time of processes in milliseconds, as Linux counts it, to a hundredth of a second. */
import fs from 'node:fs';
import type pg from 'pg';

const TICK_MS = 10;

/** What a process has used so far; nothing for one that has ended. */
export function readCpu(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return 0;
  const text = fs.readFileSync(file, 'utf8');
  // The name of the program, in brackets, may contain spaces.
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
}

/** What the processes have used so far that serve the connections to a database, without its background processes. */
export async function readDatabaseCpu(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  );
  return rows.reduce((sum, { pid }) => sum + readCpu(pid), 0);
}
