/** Precision, recall and their harmonic mean, each from 0 to 1. */
export type Scores = { precision: number; recall: number; f1: number };

/** From counts; what is undefined (nothing found, nothing to find) is 0. */
export function computeScores(counts: { found: number; right: number; wanted: number; recalled?: number }): Scores {
  const precision = share(counts.right, counts.found);
  const recall = share(counts.recalled ?? counts.right, counts.wanted);
  return { precision, recall, f1: share(2 * precision * recall, precision + recall) };
}

/**
 * Area under the ROC curve: the chance that a positive outranks a negative, ties counting half. 0.5 when one side is
 * empty. Takes n log n time.
 */
export function areaUnderCurve(items: readonly { score: number; positive: boolean }[]): number {
  const sorted = [...items].sort((a, b) => a.score - b.score);
  const positives = sorted.filter(({ positive }) => positive).length;
  const negatives = sorted.length - positives;
  if (positives === 0 || negatives === 0) return 0.5;
  let below = 0;
  let wins = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to += 1;
    const tied = sorted.slice(from, to);
    const up = tied.filter(({ positive }) => positive).length;
    wins += up * (below + (tied.length - up) / 2);
    below += tied.length - up;
    from = to;
  }
  return wins / (positives * negatives);
}

/** The mean of the classes' F1, over the classes that occur in `gold` or `guess`. */
export function macroF1(gold: readonly number[], guess: readonly number[]): number {
  const classes = [...new Set([...gold, ...guess])];
  const each = classes.map((name) => {
    const wanted = gold.filter((one) => one === name).length;
    const found = guess.filter((one) => one === name).length;
    const right = gold.filter((one, at) => one === name && guess[at] === name).length;
    return computeScores({ found, right, wanted }).f1;
  });
  return share(
    each.reduce((sum, one) => sum + one, 0),
    each.length,
  );
}

export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
