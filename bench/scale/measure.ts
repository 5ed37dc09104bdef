/** Timing of calls in milliseconds, and printing the results as a table. */

export type Times = { name: string; p50: number; p95: number; calls: number };

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

export function computeTimes(name: string, all: readonly number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  return { name, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), calls: sorted.length };
}

/** Runs the calls one after the other, after one warm-up call each. */
export async function timeEach(name: string, calls: readonly (() => Promise<unknown>)[], rounds: number): Promise<Times> {
  for (const call of calls) await call();
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const call of calls) {
      const startedAt = performance.now();
      await call();
      all.push(performance.now() - startedAt);
    }
  return computeTimes(name, all);
}

const DEFAULT_BUDGET_MS = 50;
const cell = (value: number) => value.toFixed(1).padStart(8);

/** Prints one line per measurement: the times at each size, the growth of p95 from the first size to the last, and the budget. */
export function printGrowth(
  sizes: readonly number[],
  measured: readonly (readonly Times[])[],
  budgets: ReadonlyMap<string, number>,
) {
  const width = Math.max(...measured.flat().map(({ name }) => name.length));
  const factor = (sizes.at(-1) ?? 1) / (sizes[0] ?? 1);
  const header = sizes.map((size) => `${size.toLocaleString('en')} cards p50     p95`.padStart(26)).join('');
  console.log(`${''.padEnd(width)}${header}   growth of p95 (size: ×${factor})`);
  for (const { name } of measured.at(-1) ?? []) {
    const times = measured.map((run) => run.find((candidate) => candidate.name === name));
    const [first, last] = [times[0], times.at(-1)];
    if (!first || !last) continue;
    const budget = budgets.get(name) ?? DEFAULT_BUDGET_MS;
    const within = last.p95 < budget ? 'within' : 'OVER';
    console.log(
      `${name.padEnd(width)}${times.map((run) => `${cell(run?.p50 ?? 0).padStart(18)}${cell(run?.p95 ?? 0)}`).join('')}` +
        `   ×${(last.p95 / first.p95).toFixed(1).padEnd(6)} ${within} ${budget} ms`,
    );
  }
}

/** Throughput in calls per second of concurrent clients that each send one call at a time for some seconds. */
export async function measureThroughput(
  calls: readonly (() => Promise<unknown>)[],
  clients: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let completed = 0;
  const runClient = async (firstCall: number) => {
    for (let n = firstCall; performance.now() < end; n += 1) {
      await calls[n % calls.length]?.();
      completed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => runClient(index * 7)));
  return completed / seconds;
}
