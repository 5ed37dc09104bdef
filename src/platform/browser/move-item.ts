/** The list with one entry at another place, counted from 0; every other entry keeps its order. */
export function moveItem<T>(list: readonly T[], entry: T, to: number): T[] {
  const others = list.filter((one) => one !== entry);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
