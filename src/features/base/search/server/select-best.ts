import type { SearchKind } from '../contract.ts';

/** The number of results that are shown first. */
const MAX_BEST = 5;
/** Of what was typed by its own phrase. */
const MAX_ASKED = 2;
/** Of a kind that is only implied, so many results come before those of other kinds. */
const MAX_IMPLIED = 3;
/** What each result of a kind that is already among the best loses, so that several kinds are seen. */
const REPEAT_PENALTY = 2;

/** `is_asked`: what was typed is typed for exactly this; `is_part_asked`: several of the words are. */
export type Ranked = { kind: SearchKind; relevance: number; is_asked: boolean; is_part_asked: boolean };

/** The best results of all kinds, best first; those of the kind that is looked for come before others. */
export function selectBest<T extends Ranked>(
  rows: readonly T[],
  { kind: wanted, isNamed }: { kind: SearchKind | null; isNamed: boolean },
): T[] {
  const isWanted = ({ kind }: Ranked) => kind === wanted;
  const asked = rows.filter((row) => row.is_asked).slice(0, MAX_ASKED);
  const others = rows.filter((row) => !asked.includes(row));
  const ranked = others.filter((row) => !isWanted(row));
  const wantedRows = others.filter(isWanted).toSorted((a, b) => b.relevance - a.relevance);
  const best = [...asked, ...wantedRows.slice(0, isNamed ? MAX_BEST - asked.length : MAX_IMPLIED)];
  const counts = new Map<SearchKind, number>();
  const value = ({ kind, relevance }: Ranked) => relevance - REPEAT_PENALTY * (counts.get(kind) ?? 0);
  while (best.length < MAX_BEST && ranked.length > 0) {
    const [next] = ranked.toSorted((a, b) => value(b) - value(a));
    if (!next) break;
    best.push(next);
    counts.set(next.kind, (counts.get(next.kind) ?? 0) + 1);
    ranked.splice(ranked.indexOf(next), 1);
  }
  const partly = others.find((row) => row.is_part_asked);
  if (!partly || asked.length > 0 || best.includes(partly)) return best;
  return [...best.slice(0, MAX_BEST - 1), partly];
}
