/** Asks a server that was started by `counting-server.ts` for a page, and which queries it made for it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from './server.ts';

export const COUNTING_SERVER = 'tests/setup/counting-server.ts';
export const LIST_QUERIES = 'x-list-queries';
const LINE = 'queries ';

type Listed = { id: string; queries: string[] };

export const toLine = (listed: Listed): string => LINE + JSON.stringify(listed);

/** The queries of one request for an address, in the order in which they were sent. */
export async function listQueries(server: RunningServer, address: string, headers: Record<string, string>): Promise<string[]> {
  const id = randomUUID();
  const response = await fetch(server.origin + address, { headers: { ...headers, [LIST_QUERIES]: id } });
  await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  for (;;) {
    const line = server
      .output()
      .split('\n')
      .find((text) => text.startsWith(LINE) && text.includes(id) && text.endsWith('}'));
    if (line !== undefined) return (JSON.parse(line.slice(LINE.length)) as Listed).queries;
    await sleep(20);
  }
}
