import type { SearchKind } from '../contract.ts';

/** The number of results that are shown first. */
const MAX_BEST = 5;
/** Of a kind that is only implied, so many results come before those of other kinds. */
const MAX_IMPLIED = 3;
/** What each result of a kind that is already among the best loses, so that several kinds are seen. */
const REPEAT_PENALTY = 2;

type Ranked = { kind: SearchKind; relevance: number };

/** The best results of all kinds, best first; those of the kind that is looked for come before others. */
export function selectBest<T extends Ranked>(
  rows: readonly T[],
  { kind: wanted, isNamed }: { kind: SearchKind | null; isNamed: boolean },
): T[] {
  const isWanted = ({ kind }: Ranked) => kind === wanted;
  const ranked = rows.filter((row) => !isWanted(row));
  const best = rows
    .filter(isWanted)
    .toSorted((a, b) => b.relevance - a.relevance)
    .slice(0, isNamed ? MAX_BEST : MAX_IMPLIED);
  const counts = new Map<SearchKind, number>();
  const value = ({ kind, relevance }: Ranked) => relevance - REPEAT_PENALTY * (counts.get(kind) ?? 0);
  while (best.length < MAX_BEST && ranked.length > 0) {
    const [next] = ranked.toSorted((a, b) => value(b) - value(a));
    if (!next) break;
    best.push(next);
    counts.set(next.kind, (counts.get(next.kind) ?? 0) + 1);
    ranked.splice(ranked.indexOf(next), 1);
  }
  return best;
}
