/** How far back a repetition is noticed, and what it costs for each of the kinds of a thing. */
const LOOKED_BACK = 4;
const PENALTY = 0.35;

export type Ranked = { score: number; kinds: readonly string[] };

/**
 * Orders things by their score so that what stands close together differs: each place takes the best of what is left after
 * a penalty for every kind (an employer, a field) that the last four share with it. The result is a permutation of the
 * input, and equal inputs give equal outputs. A greedy form of maximal marginal relevance (Carbonell and Goldstein, 1998).
 * @param items scores of any size, comparable with each other; `looked` bounds the work to looked × length.
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
