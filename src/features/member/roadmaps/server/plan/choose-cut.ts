import { listSubsets } from '#features/member/plan-offers/server/index.ts';
import type { Outlook } from '#features/member/fitment/server/index.ts';
import { isOpen } from './slip.ts';
import type { Prerequisites, Step } from './steps.ts';

/** The ids of the stops to set aside, and whether what is kept reaches the next band. */
export type Cut = { setAside: string[]; reachesNextBand: boolean };

/**
 * Chooses which stops to set aside so that a plan ends earlier. Stops that were begun or that `isKept`
 * names are kept, with what they need. Of the others only those that reach the next band by the shortest way are kept; where no
 * band is in reach, none, or only the one that earns the most points an hour. Null where nothing would be set aside.
 */
export function chooseCut(
  steps: readonly Step[],
  prerequisites: Prerequisites,
  outlook: Pick<Outlook, 'goal' | 'after'>,
  isKept: (step: Step) => boolean = () => false,
): Cut | null {
  const open = steps.filter(isOpen);
  const openIds = new Set(open.map(({ skill }) => skill.skill_id));
  const hours = new Map(open.map(({ skill, hours_done }) => [skill.skill_id, skill.hours - hours_done]));
  const before = (id: string) => (prerequisites.get(id) ?? []).filter((other) => openIds.has(other));
  const withPrerequisites = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => [...before(id), id]))];
  const tenthsOf = (ids: readonly string[]) => outlook.after(ids, 'shown').tenths;

  const begun = withPrerequisites(open.filter((step) => step.hours_done > 0 || isKept(step)).map(({ skill }) => skill.skill_id));
  const base = tenthsOf(begun);
  const optional = [...openIds]
    .filter((id) => !begun.includes(id))
    .map((id) => ({
      skill: { id },
      prerequisites: before(id).filter((other) => !begun.includes(other)),
      tenths: tenthsOf(withPrerequisites([...begun, id])) - base,
    }))
    .toSorted((a, b) => b.tenths - a.tenths);
  const finish = (kept: readonly string[], reachesNextBand: boolean): Cut | null => {
    const setAside = [...openIds].filter((id) => !kept.includes(id));
    return setAside.length === 0 ? null : { setAside, reachesNextBand };
  };

  const { goal } = outlook;
  if (goal !== null && tenthsOf([...openIds]) >= goal)
    for (const subset of listSubsets(optional, goal - base, (id) => hours.get(id) ?? 0)) {
      const kept = withPrerequisites([...begun, ...subset.map(({ skill }) => skill.id)]);
      if (tenthsOf(kept) >= goal) return finish(kept, true);
    }
  if (begun.length > 0) return finish(begun, false);
  const perHour = (item: (typeof optional)[number]) =>
    item.tenths / withPrerequisites([item.skill.id]).reduce((sum, id) => sum + (hours.get(id) ?? 0), 1);
  const [best] = optional.toSorted((a, b) => perHour(b) - perHour(a));
  return best ? finish(withPrerequisites([best.skill.id]), false) : null;
}
