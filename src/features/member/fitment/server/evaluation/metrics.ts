/** Precision, recall and their harmonic mean, each from 0 to 1. */
export type Scores = { precision: number; recall: number; f1: number };

/**
 * Computes scores from counts; 0 where nothing was predicted or expected. `recalledCount` replaces `correct` in the recall,
 * where several predictions may match one expected item.
 */
export function computeScores(counts: { predicted: number; correct: number; expected: number; recalledCount?: number }): Scores {
  const precision = share(counts.correct, counts.predicted);
  const recall = share(counts.recalledCount ?? counts.correct, counts.expected);
  return { precision, recall, f1: share(2 * precision * recall, precision + recall) };
}

/**
 * Area under the ROC curve: the probability that a positive outranks a negative, ties counting half. 0.5 without positives
 * or negatives. Takes O(n log n) time.
 */
export function areaUnderCurve(items: readonly { score: number; positive: boolean }[]): number {
  const sorted = [...items].sort((a, b) => a.score - b.score);
  const positives = sorted.filter(({ positive }) => positive).length;
  const negatives = sorted.length - positives;
  if (positives === 0 || negatives === 0) return 0.5;
  let negativesBelow = 0;
  let wins = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to += 1;
    const tied = sorted.slice(from, to);
    const tiedPositives = tied.filter(({ positive }) => positive).length;
    wins += tiedPositives * (negativesBelow + (tied.length - tiedPositives) / 2);
    negativesBelow += tied.length - tiedPositives;
    from = to;
  }
  return wins / (positives * negatives);
}

/** The mean F1 of the classes that occur in `gold` or `predicted`. */
export function macroF1(gold: readonly number[], predicted: readonly number[]): number {
  const classes = [...new Set([...gold, ...predicted])];
  const scores = classes.map((label) => {
    const expected = gold.filter((value) => value === label).length;
    const predictedCount = predicted.filter((value) => value === label).length;
    const correct = gold.filter((value, index) => value === label && predicted[index] === label).length;
    return computeScores({ predicted: predictedCount, correct, expected }).f1;
  });
  return share(
    scores.reduce((sum, value) => sum + value, 0),
    scores.length,
  );
}

export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export type Interval = { low: number; high: number };

const RESAMPLES = 1000;
const SEED = 20_261_123;

/**
 * The 95 % interval of a statistic: its 2.5th and 97.5th percentile over resamples of the items, which are always the same ones
 * (Efron's percentile method).
 */
export function bootstrap<T>(items: readonly T[], compute: (sample: readonly T[]) => number): Interval {
  const random = createRandom(SEED);
  const values = Array.from({ length: RESAMPLES }, () =>
    compute(items.map(() => items[Math.floor(random() * items.length)]).filter((item) => item !== undefined)),
  ).toSorted((a, b) => a - b);
  return { low: values[Math.floor(0.025 * RESAMPLES)] ?? 0, high: values[Math.floor(0.975 * RESAMPLES)] ?? 0 };
}

// mulberry32
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The middle value, or the upper of the two middle ones; 0 of nothing. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
