/** Costly requests take turns, so that however many come, a process has its memory and its database for the others too. */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { unavailable } from './errors.ts';

type Cost = NonNullable<Endpoint['cost']>;
type Limit = { running: number; waiting: number };

/** What a process works on at a time, and how many wait for it; the next one is told to come back. */
export const TURNS: Record<Cost, Limit> = {
  search: { running: 6, waiting: 60 },
  score: { running: 3, waiting: 30 },
  document: { running: 2, waiting: 20 },
  export: { running: 2, waiting: 10 },
};
const RETRY_AFTER_SECONDS = 5;

export type TakeTurn = <T>(cost: Cost, work: () => Promise<T>) => Promise<T>;

/** Runs `work` once it is its turn; 503 with Retry-After when too many wait already. */
export function createTurns(limits: Record<Cost, Limit> = TURNS): TakeTurn {
  const running: Partial<Record<Cost, number>> = {};
  const queues: Partial<Record<Cost, (() => void)[]>> = {};

  return async (cost, work) => {
    const count = running[cost] ?? 0;
    const queue = (queues[cost] ??= []);
    if (count < limits[cost].running) running[cost] = count + 1;
    else if (queue.length >= limits[cost].waiting) throw unavailable('busy', RETRY_AFTER_SECONDS);
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The turn goes to the next one, or ends.
      const next = queue.shift();
      if (next) next();
      else running[cost] = (running[cost] ?? 1) - 1;
    }
  };
}

/** What a request of an endpoint costs: every table is an export, whatever the contract says. */
export const costOf = ({ cost, ok }: Endpoint): Cost | undefined =>
  cost ?? (ok !== null && 'file' in ok && ok.file.startsWith('text/csv') ? 'export' : undefined);
