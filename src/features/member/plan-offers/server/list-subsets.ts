/** A skill that could be learnt; `tenths` is what it earns alone. */
type Item = { skill: { id: string }; prerequisites: readonly string[]; tenths: number };
/** Skills with what they take: their stops and hours include the prerequisites. */
export type Measured<T> = { subset: T[]; stops: number; hours: number };
type Options<T> = {
  isFit?: (subset: readonly T[]) => boolean;
  /** Which of two comes first; without it, the one with the fewest hours, then the fewest stops. */
  compare?: (a: Measured<T>, b: Measured<T>) => number;
};

/** So many skills with the most points are combined; more would hardly shorten a path. */
const MAX_COMBINED = 12;
const MAX_TRIED = 200;

/**
 * The subsets of skills, given with the most points first, that can earn `needed` tenths, in their order; at last all of them. What
 * skills earn together can be less than the sum, so callers compute it. Only subsets that `isFit` accepts.
 */
export function listSubsets<T extends Item>(
  items: readonly T[],
  needed: number,
  hoursOf: (id: string) => number,
  { isFit = () => true, compare = (a, b) => a.hours - b.hours || a.stops - b.stops }: Options<T> = {},
): T[][] {
  const subsets = items
    .slice(0, MAX_COMBINED)
    .reduce<T[][]>((all, item) => [...all, ...all.map((subset) => [...subset, item])], [[]])
    .filter((subset) => subset.reduce((sum, { tenths }) => sum + tenths, 0) >= needed && isFit(subset))
    .map((subset): Measured<T> => {
      const ids = new Set(subset.flatMap(({ skill, prerequisites }) => [...prerequisites, skill.id]));
      return { subset, stops: ids.size, hours: [...ids].reduce((sum, id) => sum + hoursOf(id), 0) };
    })
    .toSorted(compare)
    .slice(0, MAX_TRIED)
    .map(({ subset }) => subset);
  return isFit(items) ? [...subsets, [...items]] : subsets;
}
