import assert from 'node:assert/strict';

const VISITS = 200;

/** The 95th percentile of visitors' pages and calls, one after the other, in milliseconds. */
export async function measureVisits(origin: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < VISITS; count += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}${count % 2 === 0 ? '/api/jobs' : '/courses'}`);
    await response.arrayBuffer();
    assert.equal(response.status, 200);
    times.push(performance.now() - startedAt);
  }
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(VISITS * 0.95)] ?? 0);
}
