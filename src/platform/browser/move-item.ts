/** Returns the list with one entry moved to index `to`; the others keep their order. */
export function moveItem<T>(list: readonly T[], entry: T, to: number): T[] {
  const others = list.filter((other) => other !== entry);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
