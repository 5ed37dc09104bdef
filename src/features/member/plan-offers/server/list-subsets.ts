/** A skill that could be learnt; `tenths` is what it earns alone. */
type Item = { skill: { id: string }; prerequisites: readonly string[]; tenths: number; isRequired: boolean };

/** So many skills with the most points are combined; more would hardly shorten a path. */
const MAX_COMBINED = 12;
const MAX_TRIED = 200;

/**
 * The subsets of skills, given with the most points first, that can earn `needed` tenths: those of the fewest stops with their
 * prerequisites first, of these the ones with the fewest stops that the ad does not require, then the fewest hours; at last all
 * skills. What skills earn together can be less than the sum, so callers compute it. Only subsets that `isFit` accepts.
 */
export function listSubsets<T extends Item>(
  items: readonly T[],
  needed: number,
  hoursOf: (id: string) => number,
  isFit: (subset: readonly T[]) => boolean = () => true,
): T[][] {
  const subsets = items
    .slice(0, MAX_COMBINED)
    .reduce<T[][]>((all, item) => [...all, ...all.map((subset) => [...subset, item])], [[]])
    .filter((subset) => subset.reduce((sum, { tenths }) => sum + tenths, 0) >= needed && isFit(subset))
    .map((subset) => {
      const ids = new Set(subset.flatMap(({ skill, prerequisites }) => [...prerequisites, skill.id]));
      return {
        subset,
        stops: ids.size,
        wishes: subset.filter(({ isRequired }) => !isRequired).length,
        hours: [...ids].reduce((sum, id) => sum + hoursOf(id), 0),
      };
    })
    .toSorted((a, b) => a.stops - b.stops || a.wishes - b.wishes || a.hours - b.hours)
    .slice(0, MAX_TRIED)
    .map(({ subset }) => subset);
  return isFit(items) ? [...subsets, [...items]] : subsets;
}
