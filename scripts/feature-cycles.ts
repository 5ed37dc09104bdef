/** Finds dependency cycles among features of one layer, of any length. */

/** An import from one source to another, as dependency-cruiser prints it. */
export type Import = { from: string; to: string };

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1];
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\.ts$/.test(file);

/** Returns each cycle once, as a list of features; tests and factories are ignored. */
export function featureCycles(imports: readonly Import[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [featureOf(from), featureOf(to)];
    if (!user || !used || user === used || isTest(from)) continue;
    uses.set(user, (uses.get(user) ?? new Set()).add(used));
  }
  const cycles = new Set<string>();
  const finished = new Set<string>();
  const visit = (feature: string, path: readonly string[]): void => {
    const start = path.indexOf(feature);
    if (start !== -1) {
      cycles.add([...path.slice(start), feature].join(' -> '));
      return;
    }
    if (finished.has(feature)) return;
    for (const next of [...(uses.get(feature) ?? [])].toSorted()) visit(next, [...path, feature]);
    finished.add(feature);
  };
  for (const feature of [...uses.keys()].toSorted()) visit(feature, []);
  return [...cycles];
}
