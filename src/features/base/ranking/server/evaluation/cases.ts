/** Cuts a log of interactions into what is known and what is to be foretold, along time. Pure. */

/** One line of a log; `at` in milliseconds, `weight` above 0 where the log has one, else 1. */
export type Interaction = { user: string; item: string; at: number; weight: number };
/** Of one person what they touched before, the oldest first, and the next new thing they touched. */
export type Case = { history: readonly Interaction[]; target: string };
export type Split = { train: readonly Interaction[]; cases: readonly Case[] };

/** Each thing of a person once: its first touch, the oldest first. */
function firstTouches(log: readonly Interaction[]): Map<string, Interaction[]> {
  const byUser = new Map<string, Map<string, Interaction>>();
  for (const one of log.toSorted((a, b) => a.at - b.at || (a.item < b.item ? -1 : 1))) {
    const known = byUser.get(one.user) ?? new Map<string, Interaction>();
    if (!known.has(one.item)) known.set(one.item, one);
    byUser.set(one.user, known);
  }
  return new Map([...byUser].map(([user, items]) => [user, [...items.values()]]));
}

/**
 * The last new thing of everybody with at least `least` things is to be foretold from their others. Other people's later
 * touches stay known, which flatters every method alike; `splitByTime` does not have this.
 */
export function leaveLastOut(log: readonly Interaction[], least: number): Split {
  const train: Interaction[] = [];
  const cases: Case[] = [];
  for (const touches of firstTouches(log).values()) {
    const last = touches.at(-1);
    const held = last && touches.length >= Math.max(2, least);
    const history = held ? touches.slice(0, -1) : touches;
    train.push(...history);
    if (held) cases.push({ history, target: last.item });
  }
  return { train, cases };
}

/**
 * All that happened before one moment is known; of everybody with at least `least` things before it, the first new thing
 * after it is to be foretold. @param share of the log, by time, that is known; between 0 and 1.
 */
export function splitByTime(log: readonly Interaction[], least: number, share: number): Split {
  const times = log.map(({ at }) => at).toSorted((a, b) => a - b);
  const moment = times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const train: Interaction[] = [];
  const cases: Case[] = [];
  for (const touches of firstTouches(log).values()) {
    const history = touches.filter(({ at }) => at < moment);
    const next = touches.find(({ at }) => at >= moment);
    train.push(...history);
    if (next && history.length >= Math.max(1, least)) cases.push({ history, target: next.item });
  }
  return { train, cases };
}
