/** Splits an interaction log into training and test cases by time. Pure. */

/** One line of a log; `at` in milliseconds, `weight` above 0, 1 by default. */
export type Interaction = { user: string; item: string; at: number; weight: number };
/** A test case: a member's history, oldest first, and the next new item to predict. */
export type Case = { history: readonly Interaction[]; target: string };
export type Split = { train: readonly Interaction[]; cases: readonly Case[] };

/** A member's first interaction with each item, oldest first. */
function firstInteractions(log: readonly Interaction[]): Map<string, Interaction[]> {
  const byUser = new Map<string, Map<string, Interaction>>();
  for (const interaction of log.toSorted((a, b) => a.at - b.at || (a.item < b.item ? -1 : 1))) {
    const items = byUser.get(interaction.user) ?? new Map<string, Interaction>();
    if (!items.has(interaction.item)) items.set(interaction.item, interaction);
    byUser.set(interaction.user, items);
  }
  return new Map([...byUser].map(([user, items]) => [user, [...items.values()]]));
}

/**
 * Leave-last-out: predicts each member's last new item from the others, for members with at least `minItems` items. Later
 * interactions of other members stay in training, which flatters all methods alike; `splitByTime` avoids that.
 */
export function leaveLastOut(log: readonly Interaction[], minItems: number): Split {
  const train: Interaction[] = [];
  const cases: Case[] = [];
  for (const interactions of firstInteractions(log).values()) {
    const last = interactions.at(-1);
    const isHeldOut = last && interactions.length >= Math.max(2, minItems);
    const history = isHeldOut ? interactions.slice(0, -1) : interactions;
    train.push(...history);
    if (isHeldOut) cases.push({ history, target: last.item });
  }
  return { train, cases };
}

/**
 * Splits at one moment: everything before is training; for members with at least `minItems` items before, the first new item
 * from then on is to be predicted. @param share of the log, by time, used for training; between 0 and 1.
 */
export function splitByTime(log: readonly Interaction[], minItems: number, share: number): Split {
  const times = log.map(({ at }) => at).toSorted((a, b) => a - b);
  const moment = times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const train: Interaction[] = [];
  const cases: Case[] = [];
  for (const interactions of firstInteractions(log).values()) {
    const history = interactions.filter(({ at }) => at < moment);
    const next = interactions.find(({ at }) => at >= moment);
    train.push(...history);
    if (next && history.length >= Math.max(1, minItems)) cases.push({ history, target: next.item });
  }
  return { train, cases };
}
