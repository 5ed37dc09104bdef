/** Ranking metrics: hit rate and nDCG at k, with bootstrap confidence intervals. Pure. */
import type { Case } from './cases.ts';
import type { NamedRanker } from './rankers.ts';

export type Interval = { mean: number; low: number; high: number };
export type Measurement = { name: string; hit: Interval; ndcg: Interval };
export type Comparison = { name: string; against: string; ndcg: Interval };

/**
 * The target's rank among all items new to the member, from 1, without sampling. Ties count half, so a ranker
 * with constant scores has no advantage. Infinity if the target has no score.
 */
export function rankOf(scores: ReadonlyMap<string, number>, { history, target }: Case): number {
  const targetScore = scores.get(target);
  if (targetScore === undefined) return Number.POSITIVE_INFINITY;
  const seenItems = new Set(history.map(({ item }) => item));
  let better = 0;
  let equal = 0;
  for (const [item, score] of scores) {
    if (item === target || seenItems.has(item)) continue;
    if (score > targetScore) better += 1;
    else if (score === targetScore) equal += 1;
  }
  return 1 + better + Math.floor(equal / 2);
}

/** The discounted gain of a rank, 1 for the first, 0 beyond `cutoff`; with one relevant item this is nDCG. */
export const discountedGain = (rank: number, cutoff: number): number => (rank <= cutoff ? 1 / Math.log2(1 + rank) : 0);

/** Measures every ranker on every case, and compares the last one with each of the others. */
export function measure(
  rankers: readonly NamedRanker[],
  cases: readonly Case[],
  { cutoff, seed }: { cutoff: number; seed: number },
) {
  const methods = rankers.map(({ name, rank }) => ({
    name,
    ranks: cases.map((testCase) => rankOf(rank(testCase.history), testCase)),
  }));
  const gains = methods.map(({ name, ranks }) => ({ name, gains: ranks.map((rank) => discountedGain(rank, cutoff)) }));
  const measured: Measurement[] = methods.map(({ name, ranks }, index) => ({
    name,
    hit: bootstrap(
      ranks.map((rank) => (rank <= cutoff ? 1 : 0)),
      seed,
    ),
    ndcg: bootstrap(gains[index]?.gains ?? [], seed),
  }));
  const last = gains.at(-1);
  const compared: Comparison[] = gains.slice(0, -1).map(({ name, gains: otherGains }) => ({
    name: last?.name ?? '',
    against: name,
    ndcg: bootstrap(
      otherGains.map((gain, index) => (last?.gains[index] ?? 0) - gain),
      seed,
    ),
  }));
  return { measured, compared };
}

const RESAMPLES = 1000;

/** The mean with the 2.5th and 97.5th percentile of the means of 1000 resamples of the cases (Efron's percentile method). */
export function bootstrap(values: readonly number[], seed: number): Interval {
  if (values.length === 0) return { mean: 0, low: 0, high: 0 };
  const random = randomGenerator(seed);
  const means = Array.from({ length: RESAMPLES }, () => {
    let total = 0;
    for (let n = 0; n < values.length; n += 1) total += values[Math.floor(random() * values.length)] ?? 0;
    return total / values.length;
  }).toSorted((a, b) => a - b);
  const percentile = (share: number) => means[Math.min(RESAMPLES - 1, Math.floor(share * RESAMPLES))] ?? 0;
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, low: percentile(0.025), high: percentile(0.975) };
}

/** A seeded random generator of numbers in [0, 1) (mulberry32). */
export function randomGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
