/** The number of previous items compared, and the penalty per shared group. */
const RECENT_COUNT = 4;
const PENALTY = 0.35;

export type Ranked = { score: number; kinds: readonly string[] };

/**
 * Reorders items by score so that neighbours differ: each position takes the best remaining item after a penalty for every
 * group (an employer, a field) shared with the last four. Returns a permutation of the input; deterministic. A greedy
 * form of maximal marginal relevance (Carbonell and Goldstein, 1998). @param items with scores comparable to each other;
 * `window` bounds the work to window × length.
 */
export function diversify<T extends Ranked>(items: readonly T[], window = 60): T[] {
  const remaining = items.toSorted((a, b) => b.score - a.score);
  const placed: T[] = [];
  while (remaining.length > 0) {
    const recent = placed.slice(-RECENT_COUNT).flatMap(({ kinds }) => kinds);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [index, { score, kinds }] of remaining.slice(0, window).entries()) {
      const repeated = recent.filter((kind) => kinds.includes(kind)).length;
      const adjustedScore = score - repeated * PENALTY;
      if (adjustedScore > bestScore) [best, bestScore] = [index, adjustedScore];
    }
    placed.push(...remaining.splice(best, 1));
  }
  return placed;
}
