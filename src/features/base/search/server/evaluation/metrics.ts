/** Metrics of a ranked list against relevance judgements by document, 0 for not relevant. */

export type Judgements = ReadonlyMap<string, number>;

/**
 * Normalised discounted cumulative gain at `depth` (Järvelin and Kekäläinen, 2002), gain 2^rel - 1; 0 to 1, 0 when
 * nothing is relevant.
 */
export function ndcg(ranked: readonly string[], judged: Judgements, depth: number): number {
  const gain = (relevance: number, index: number) => (2 ** Math.max(0, relevance) - 1) / Math.log2(index + 2);
  const sum = (relevances: readonly number[]) =>
    relevances.slice(0, depth).reduce((total, relevance, index) => total + gain(relevance, index), 0);
  const best = sum([...judged.values()].toSorted((a, b) => b - a));
  return best === 0 ? 0 : sum(ranked.map((id) => judged.get(id) ?? 0)) / best;
}

/** Average precision: the mean precision at each relevant document, 0 for missing ones; 0 to 1. */
export function averagePrecision(ranked: readonly string[], judged: Judgements): number {
  const relevant = [...judged.values()].filter((relevance) => relevance > 0).length;
  let hits = 0;
  let sum = 0;
  for (const [index, id] of ranked.entries()) {
    if ((judged.get(id) ?? 0) <= 0) continue;
    hits += 1;
    sum += hits / (index + 1);
  }
  return relevant === 0 ? 0 : sum / relevant;
}

/** The share of relevant documents among the first `depth`; 0 to 1. */
export function recall(ranked: readonly string[], judged: Judgements, depth: number): number {
  const relevant = [...judged].filter(([, relevance]) => relevance > 0);
  const first = new Set(ranked.slice(0, depth));
  return relevant.length === 0 ? 0 : relevant.filter(([id]) => first.has(id)).length / relevant.length;
}
