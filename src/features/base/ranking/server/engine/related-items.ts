/** How near two things are by the people who touched both. Pure; what runs in the product is what is evaluated. */

/** One thing a person liked, saved, followed or applied for: when (milliseconds), and what it tells (1 a like, 3 an application). */
export type ItemInteraction = { item: string; at: number; weight: number };
export type Related = { item: string; score: number; support: number };

export type RelationSettings = {
  /** Two touches this many days apart count half. */
  halfLifeDays: number;
  /** 0 favours what is popular, 1 what is rare; 0.5 is the cosine. */
  rarity: number;
  /** This many people count half of what very many would. */
  shrink: number;
  /** Below this many people nothing is said: what one person did is theirs. */
  leastSupport: number;
};
export const RELATION_SETTINGS: RelationSettings = { halfLifeDays: 60, rarity: 0.5, shrink: 2, leastSupport: 2 };

const DAY_MS = 86_400_000;

/**
 * The things nearest to one, the nearest first. Each person who touched it adds to every other thing they touched: more
 * the closer in time the two touches are and the fewer things the person has touched (Adamic and Adar's weight), less for
 * what everybody touches (the cosine's denominator), and less where few people speak (shrinkage, as in Bell and Koren 2007).
 * @param histories those of people who touched `target`, each thing once.
 * @param popularity how many people touched a thing at all; at least as many as are given here.
 * @returns scores above 0 without an upper bound, comparable only with each other; ties in order of the id.
 */
export function relatedItems(
  target: string,
  histories: readonly (readonly ItemInteraction[])[],
  popularity: (item: string) => number,
  settings: RelationSettings = RELATION_SETTINGS,
): Related[] {
  const sums = new Map<string, { sum: number; support: number }>();
  for (const history of histories) {
    const own = history.find(({ item }) => item === target);
    if (!own) continue;
    const rarity = 1 / Math.log2(1 + history.length);
    for (const { item, at, weight } of history) {
      if (item === target) continue;
      const apart = Math.abs(at - own.at) / DAY_MS;
      const known = sums.get(item) ?? { sum: 0, support: 0 };
      known.sum += own.weight * weight * rarity * 2 ** (-apart / settings.halfLifeDays);
      known.support += 1;
      sums.set(item, known);
    }
  }
  const own = Math.max(1, popularity(target)) ** (1 - settings.rarity);
  return [...sums]
    .filter(([, { support }]) => support >= settings.leastSupport)
    .map(([item, { sum, support }]) => ({
      item,
      support,
      score: (sum / (own * Math.max(1, popularity(item)) ** settings.rarity)) * (support / (support + settings.shrink)),
    }))
    .toSorted((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1));
}

/** What the newest touch counts beside the ones before: each place further back counts this share of the one before it. */
const FADING = 0.9;

/** What each of somebody's touches counts when things like them are looked for; the newest first, the newest counts its whole weight. */
export const weighSeeds = (newestFirst: readonly ItemInteraction[]): { item: string; weight: number }[] =>
  newestFirst.map(({ item, weight }, place) => ({ item, weight: weight * FADING ** place }));
