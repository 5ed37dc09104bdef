import type { Outlook } from '#features/member/fitment/server/index.ts';
import type { Aim, Stop } from '#features/member/plan-offers/server/index.ts';
import { neededFirst } from './prerequisites.ts';
import { isOpen } from './slip.ts';
import { isSetAside, type Prerequisites, type Step } from './steps.ts';

type CompareInput = {
  steps: readonly Step[];
  prerequisites: Prerequisites;
  aim: Aim;
  /** The skills that the member has by the score. */
  known: ReadonlySet<string>;
  outlook: Pick<Outlook, 'goal' | 'now' | 'after'>;
  /** The way to the plan's aim as things stand; null where nothing is added. */
  path: readonly Stop[] | null;
};

/** What a later score changes in a plan; points are in tenths. */
export type Comparison = {
  unneeded: { id: string; reason: 'shown' | 'worth_little' }[];
  /** The points of the stops that are left, in order, each after all earlier ones. */
  tenths: ReadonlyMap<string, number>;
  /** Stops that earn at least half a point more or less than the plan says. */
  worth: { id: string; before: number; after: number }[];
  /** Stops that were set aside and are needed again: an earlier score showed them, or an added stop builds on them. */
  returning: string[];
  added: Stop[];
};

/** A stop earns at least so many tenths, unless another stop needs it. */
const MIN_TENTHS = 10;
const MIN_CHANGE = 5;

/**
 * Compares a plan with the score as it is: the stops that are unneeded, those worth more or less, those that come back, and the
 * new gaps on the way to its aim. Stops that were begun are never unneeded.
 */
export function comparePlan(input: CompareInput): Comparison {
  const { steps, known, outlook } = input;
  const open = steps.filter(isOpen);
  const begun = new Set(open.filter(({ hours_done }) => hours_done > 0).map(({ skill }) => skill.skill_id));
  const openIds = open.map(({ skill }) => skill.skill_id);
  const shown = openIds.filter((id) => known.has(id) && !begun.has(id));
  const needs = (id: string, others: readonly string[]) => others.some((other) => input.prerequisites.get(other)?.includes(id));
  let left = openIds.filter((id) => !shown.includes(id));
  const little: string[] = [];
  for (;;) {
    const tenths = pointsInOrder(outlook, left);
    const last = left.findLast((id) => !begun.has(id) && !needs(id, left) && (tenths.get(id) ?? 0) < MIN_TENTHS);
    if (last === undefined) break;
    little.push(last);
    left = left.filter((id) => id !== last);
  }
  const aside = steps.filter((step) => isSetAside(step) && !known.has(step.skill.skill_id));
  const onPath = (id: string) => input.path?.find(({ skill }) => skill.id === id);
  const shownBefore = aside.filter(({ skip }) => skip?.reason === 'shown').map(({ skill }) => skill.skill_id);
  const back = shownBefore.filter((id) => needs(id, left) || onPath(id) !== undefined);
  const added = findAdded(input, [...back, ...left]);
  // What was set aside to end earlier comes back only where something needs it.
  const addedNeeds = (id: string) => added.some(({ skill }) => onPath(id)?.neededBy.includes(skill.id) === true);
  const first = aside.map(({ skill }) => skill.skill_id).filter((id) => back.includes(id) || addedNeeds(id));
  // The prerequisites of a stop include those of its prerequisites, so that one step finds all.
  const returning = aside.map(({ skill }) => skill.skill_id).filter((id) => first.includes(id) || needs(id, [...first, ...left]));
  // A stop of little worth stays where one that comes back or is added builds on it.
  const isUnneeded = (id: string) => !needs(id, returning) && !addedNeeds(id);
  left = openIds.filter((id) => left.includes(id) || (little.includes(id) && !isUnneeded(id)));
  const kept = steps.map(({ skill }) => skill.skill_id).filter((id) => returning.includes(id) || left.includes(id));
  const neededFor = (id: string) => [
    ...(input.prerequisites.get(id) ?? []),
    ...(input.path ?? []).filter(({ neededBy }) => neededBy.includes(id)).map(({ skill }) => skill.id),
  ];
  // In the order in which the stops will stand, because what a stop earns depends on those before it.
  const tenths = pointsInOrder(
    outlook,
    neededFirst([...kept, ...added.map(({ skill }) => skill.id)], (id, other) => neededFor(id).includes(other)),
  );
  const planned = new Map(open.map(({ skill }) => [skill.skill_id, Math.round(skill.points * 10)]));
  const worth = left
    .map((id) => ({ id, before: planned.get(id) ?? 0, after: tenths.get(id) ?? 0 }))
    .filter(({ before, after }) => Math.abs(after - before) >= MIN_CHANGE);
  const unneeded = openIds.flatMap((id): Comparison['unneeded'] => {
    if (shown.includes(id)) return [{ id, reason: 'shown' }];
    return little.includes(id) && isUnneeded(id) ? [{ id, reason: 'worth_little' }] : [];
  });
  return { unneeded, tenths, worth, returning, added };
}

function pointsInOrder({ now, after }: CompareInput['outlook'], ids: readonly string[]): Map<string, number> {
  let before = now.tenths;
  return new Map(
    ids.map((id, index): [string, number] => {
      const { tenths } = after(ids.slice(0, index + 1), 'shown');
      const earned = tenths - before;
      before = tenths;
      return [id, earned];
    }),
  );
}

// The stops of the way to the aim that the plan lacks, without those that what is left makes needless.
function findAdded({ steps, aim, outlook, path }: CompareInput, left: readonly string[]): Stop[] {
  if (path === null) return [];
  const planned = new Set(steps.map(({ skill }) => skill.skill_id));
  const tenthsOf = (stops: readonly Stop[]) => outlook.after([...left, ...stops.map(({ skill }) => skill.id)], 'shown').tenths;
  const { goal } = outlook;
  const isEnough = (stops: readonly Stop[], fewer: readonly Stop[]) =>
    aim.kind === 'next_band' && goal !== null ? tenthsOf(fewer) >= goal : tenthsOf(stops) - tenthsOf(fewer) < MIN_TENTHS;
  let added = path.filter(({ skill }) => !planned.has(skill.id));
  for (const stop of added.toReversed()) {
    const fewer = added.filter((other) => other !== stop);
    const isNeeded = fewer.some(({ skill }) => stop.neededBy.includes(skill.id)) || stop.neededBy.some((id) => left.includes(id));
    if (!isNeeded && isEnough(added, fewer)) added = fewer;
  }
  return added;
}
