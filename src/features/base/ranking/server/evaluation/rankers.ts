/** The compared methods, each a function from a history to item scores. Pure. */
import { computeRelatedItems, weighSeeds, type ItemInteraction } from '../engine/related-items.ts';
import type { Interaction } from './cases.ts';

/** Scores items for a history; items without a score are missing. Items of the history are ignored. */
export type Ranker = (history: readonly Interaction[]) => ReadonlyMap<string, number>;
export type NamedRanker = { name: string; rank: Ranker };

/** The limits used in production: members per item, items per member, neighbours stored, seeds, and the popularity cap. */
const PRODUCTION = { members: 200, items: 30, neighbours: 20, seeds: 20, popularity: 1000 };
const NEIGHBOURS = 50;
const RECENT_SHARE = 0.1;

/** Popularity, recent popularity (the latest tenth of the log), item-kNN by cosine, and the production method. */
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
  const highest = Math.max(1, ...counts.values());
  const filled = new Map([...counts].map(([item, count]) => [item, count / highest - 2]));
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
  const { byUser, byItem } = groupLog(train);
  const neighboursOf = memo((item: string) => {
    const shared = new Map<string, number>();
    for (const { user } of byItem.get(item) ?? [])
      for (const other of byUser.get(user) ?? [])
        if (other.item !== item) shared.set(other.item, (shared.get(other.item) ?? 0) + 1);
    return [...shared]
      .map(([other, sharedCount]) => ({
        item: other,
        score: sharedCount / Math.sqrt((counts.get(item) ?? 1) * (counts.get(other) ?? 1)),
      }))
      .toSorted((a, b) => b.score - a.score || (a.item < b.item ? -1 : 1))
      .slice(0, NEIGHBOURS);
  });
  return (history) =>
    abovePopularity(
      sum(
        history.map(({ item }) => ({ item, weight: 1 })),
        neighboursOf,
      ),
      counts,
    );
}

/** The production method with its limits, then popularity. */
function related(train: readonly Interaction[], counts: ReadonlyMap<string, number>): Ranker {
  const { byUser, byItem } = groupLog(train);
  const popularity = (item: string) => Math.min(PRODUCTION.popularity, counts.get(item) ?? 1);
  const neighboursOf = memo((item: string) => {
    const histories = (byItem.get(item) ?? []).slice(-PRODUCTION.members).map(({ user }) => {
      const interactions = byUser.get(user) ?? [];
      const ownInteractions = interactions.filter((interaction) => interaction.item === item);
      return [
        ...ownInteractions,
        ...interactions.filter((interaction) => interaction.item !== item).slice(-(PRODUCTION.items - 1)),
      ];
    });
    return computeRelatedItems(item, histories, popularity).slice(0, PRODUCTION.neighbours);
  });
  return (history) => {
    const latest = history.slice(-PRODUCTION.seeds).toReversed();
    return abovePopularity(sum(weighSeeds(latest.map(toItemInteraction)), neighboursOf), counts);
  };
}

const toItemInteraction = ({ item, at, weight }: Interaction): ItemInteraction => ({ item, at, weight });

function sum(
  seeds: readonly { item: string; weight: number }[],
  neighboursOf: (item: string) => readonly { item: string; score: number }[],
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { item, weight } of seeds)
    for (const other of neighboursOf(item)) scores.set(other.item, (scores.get(other.item) ?? 0) + weight * other.score);
  return scores;
}

function groupLog(train: readonly Interaction[]) {
  const byUser = new Map<string, Interaction[]>();
  const byItem = new Map<string, Interaction[]>();
  const add = (map: Map<string, Interaction[]>, key: string, interaction: Interaction) => {
    const list = map.get(key);
    if (list) list.push(interaction);
    else map.set(key, [interaction]);
  };
  for (const interaction of train.toSorted((a, b) => a.at - b.at)) {
    add(byUser, interaction.user, interaction);
    add(byItem, interaction.item, interaction);
  }
  return { byUser, byItem };
}

function memo<T>(compute: (key: string) => T): (key: string) => T {
  const cache = new Map<string, T>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    cache.set(key, value);
    return value;
  };
}
