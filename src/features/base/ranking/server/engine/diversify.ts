/** How many previous items are compared, and the penalty per shared group. */
const LOOKED_BACK = 4;
const PENALTY = 0.35;

export type Ranked = { score: number; kinds: readonly string[] };

/**
 * Reorders items by score so that neighbours differ: each place takes the best remaining item after a penalty for every
 * group (an employer, a field) shared with the last four. Returns a permutation of the input; deterministic. A greedy
 * form of maximal marginal relevance (Carbonell and Goldstein, 1998). @param items with scores comparable to each other;
 * `looked` bounds the work to looked × length.
 */
export function diversify<T extends Ranked>(items: readonly T[], looked = 60): T[] {
  const left = items.toSorted((a, b) => b.score - a.score);
  const placed: T[] = [];
  while (left.length > 0) {
    const recent = placed.slice(-LOOKED_BACK).flatMap(({ kinds }) => kinds);
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [index, { score, kinds }] of left.slice(0, looked).entries()) {
      const repeated = recent.filter((kind) => kinds.includes(kind)).length;
      const worth = score - repeated * PENALTY;
      if (worth > bestScore) [best, bestScore] = [index, worth];
    }
    placed.push(...left.splice(best, 1));
  }
  return placed;
}
