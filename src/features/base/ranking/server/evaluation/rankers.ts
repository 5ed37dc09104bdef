/** The compared methods, each a function from a history to item scores. Pure. */
import { relatedItems, weighSeeds, type ItemInteraction } from '../engine/related-items.ts';
import type { Interaction } from './cases.ts';

/** Scores items for a history; items without a score are missing. Items of the history are ignored. */
export type Ranker = (history: readonly Interaction[]) => ReadonlyMap<string, number>;
export type NamedRanker = { name: string; rank: Ranker };

/** The limits used in production: members per item, items per member, neighbours stored, seeds, and the popularity cap. */
const PRODUCT = { people: 200, things: 30, kept: 20, seeds: 20, counted: 1000 };
const NEIGHBOURS = 50;
const RECENT_SHARE = 0.1;

/** Popularity, recent popularity (latest tenth of the time), item-kNN by cosine, and the production method. */
export const buildRankers = (train: readonly Interaction[]): NamedRanker[] => {
  const counts = countItems(train);
  return [
    { name: 'popularity', rank: () => counts },
    { name: 'recent popularity', rank: recentPopularity(train, counts) },
    { name: 'item-kNN', rank: itemKnn(train, counts) },
    { name: 'related items', rank: related(train, counts) },
  ];
};

function countItems(train: readonly Interaction[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { item } of train) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Ranks a method's scored items above all others, which follow by popularity. */
function abovePopularity(scores: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>): Map<string, number> {
  const most = Math.max(1, ...counts.values());
  const filled = new Map([...counts].map(([item, count]) => [item, count / most - 2]));
  for (const [item, score] of scores) filled.set(item, score);
  return filled;
}

function recentPopularity(train: readonly Interaction[], counts: ReadonlyMap<string, number>): Ranker {
  const times = train.map(({ at }) => at).toSorted((a, b) => a - b);
  const since = times[Math.floor(times.length * (1 - RECENT_SHARE))] ?? 0;
  const filled = abovePopularity(countItems(train.filter(({ at }) => at >= since)), counts);
  return () => filled;
}

/** Item-kNN: cosine of member sets, the fifty nearest per item, summed over the history (Sarwar et al., 2001). */
function itemKnn(train: readonly Interaction[], counts: ReadonlyMap<string, number>): Ranker {
  const { ofUser, ofItem } = index(train);
  const near = memo((item: string) => {
    const shared = new Map<string, number>();
    for (const { user } of ofItem.get(item) ?? [])
      for (const other of ofUser.get(user) ?? [])
        if (other.item !== item) shared.set(other.item, (shared.get(other.item) ?? 0) + 1);
    return [...shared]
      .map(([other, times]) => ({ item: other, score: times / Math.sqrt((counts.get(item) ?? 1) * (counts.get(other) ?? 1)) }))
      .toSorted((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1))
      .slice(0, NEIGHBOURS);
  });
  return (history) =>
    abovePopularity(
      sum(
        history.map(({ item }) => ({ item, weight: 1 })),
        near,
      ),
      counts,
    );
}

/** The production method with its limits, then popularity. */
function related(train: readonly Interaction[], counts: ReadonlyMap<string, number>): Ranker {
  const { ofUser, ofItem } = index(train);
  const popularity = (item: string) => Math.min(PRODUCT.counted, counts.get(item) ?? 1);
  const near = memo((item: string) => {
    const histories = (ofItem.get(item) ?? []).slice(-PRODUCT.people).map(({ user }) => {
      const touches = ofUser.get(user) ?? [];
      const own = touches.filter((touch) => touch.item === item);
      return [...own, ...touches.filter((touch) => touch.item !== item).slice(-(PRODUCT.things - 1))];
    });
    return relatedItems(item, histories, popularity).slice(0, PRODUCT.kept);
  });
  return (history) => {
    const latest = history.slice(-PRODUCT.seeds).toReversed();
    return abovePopularity(sum(weighSeeds(latest.map(toItemInteraction)), near), counts);
  };
}

const toItemInteraction = ({ item, at, weight }: Interaction): ItemInteraction => ({ item, at, weight });

function sum(
  seeds: readonly { item: string; weight: number }[],
  near: (item: string) => readonly { item: string; score: number }[],
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { item, weight } of seeds)
    for (const other of near(item)) scores.set(other.item, (scores.get(other.item) ?? 0) + weight * other.score);
  return scores;
}

function index(train: readonly Interaction[]) {
  const ofUser = new Map<string, Interaction[]>();
  const ofItem = new Map<string, Interaction[]>();
  const add = (map: Map<string, Interaction[]>, key: string, one: Interaction) => {
    const known = map.get(key);
    if (known) known.push(one);
    else map.set(key, [one]);
  };
  for (const one of train.toSorted((a, b) => a.at - b.at)) {
    add(ofUser, one.user, one);
    add(ofItem, one.item, one);
  }
  return { ofUser, ofItem };
}

function memo<T>(of: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = of(key);
    known.set(key, made);
    return made;
  };
}
