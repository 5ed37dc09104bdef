/** Similarity of items by the members who interacted with both. Pure; production and evaluation run the same code. */

/** An interaction of a member with an item: time in milliseconds, and weight (1 for a like, 3 for an application). */
export type ItemInteraction = { item: string; at: number; weight: number };
export type Related = { item: string; score: number; support: number };

export type RelationSettings = {
  /** The half-life, in days, of the weight of two interactions by their distance in time. */
  halfLifeDays: number;
  /** 0 favours popular items, 1 rare ones; 0.5 is the cosine. */
  rarity: number;
  /** The shrinkage constant: this many members give half the weight of very many. */
  shrink: number;
  /** The minimum number of members for a relation, so that no single member's behaviour is revealed. */
  minSupport: number;
};
export const RELATION_SETTINGS: RelationSettings = { halfLifeDays: 60, rarity: 0.5, shrink: 2, minSupport: 2 };

const DAY_MS = 86_400_000;

/**
 * The items most similar to `target`, best first. Each member who interacted with it adds to the scores of their other
 * items: more when both interactions are close in time and when the member has few items (Adamic-Adar weight). Scores are
 * lower for popular items (the cosine's denominator) and for few members (shrinkage, as in Bell and Koren 2007).
 * @param histories of members who interacted with `target`, each item once. @param popularity members per item; at least as
 * many as in `histories`. @returns scores above 0, unbounded, comparable only with each other; ties ordered by id.
 */
export function computeRelatedItems(
  target: string,
  histories: readonly (readonly ItemInteraction[])[],
  popularity: (item: string) => number,
  settings: RelationSettings = RELATION_SETTINGS,
): Related[] {
  const sums = new Map<string, { sum: number; support: number }>();
  for (const history of histories) {
    const ownInteraction = history.find(({ item }) => item === target);
    if (!ownInteraction) continue;
    const rarity = 1 / Math.log2(1 + history.length);
    for (const { item, at, weight } of history) {
      if (item === target) continue;
      const daysApart = Math.abs(at - ownInteraction.at) / DAY_MS;
      const entry = sums.get(item) ?? { sum: 0, support: 0 };
      entry.sum += ownInteraction.weight * weight * rarity * 2 ** (-daysApart / settings.halfLifeDays);
      entry.support += 1;
      sums.set(item, entry);
    }
  }
  const targetPopularity = Math.max(1, popularity(target)) ** (1 - settings.rarity);
  return [...sums]
    .filter(([, { support }]) => support >= settings.minSupport)
    .map(([item, { sum, support }]) => ({
      item,
      support,
      score:
        (sum / (targetPopularity * Math.max(1, popularity(item)) ** settings.rarity)) * (support / (support + settings.shrink)),
    }))
    .toSorted((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1));
}

/** The decay of seed weights: each interaction weighs this share of the next newer one. */
const DECAY = 0.9;

/** Weights a member's interactions as seeds for similar items, newest first with full weight. */
export const weighSeeds = (newestFirst: readonly ItemInteraction[]): { item: string; weight: number }[] =>
  newestFirst.map(({ item, weight }, index) => ({ item, weight: weight * DECAY ** index }));
