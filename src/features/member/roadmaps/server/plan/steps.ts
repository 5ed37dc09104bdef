import { neededFirst } from './prerequisites.ts';
import { currentHours, type CurrentPart } from './current-path.ts';
import { learntHours } from './learnt-hours.ts';
import type { CurrentResource } from './current-resources.ts';
import type { Plan, PlannedSkill } from './plan-types.ts';
import { scheduleHours, type Dates } from '#features/member/plan-offers/server/index.ts';

/** Why a member left a skill out, or why it was set aside: `cut` to end earlier, `shown` because the score shows it already. */
export type SkipReason = 'known' | 'irrelevant' | 'later' | 'other' | 'cut' | 'shown';
export type StepState = 'done' | 'now' | 'ahead' | 'skipped';

/** What the member saved for one skill. Dates are ISO dates. */
export type StepMark = {
  position: number | null;
  note: string;
  done_on: string | null;
  skip: { reason: SkipReason; note: string } | null;
};

export type Step = Dates & {
  skill: PlannedSkill;
  /** The index of the skill in the plan as built. */
  original_index: number;
  state: StepState;
  done_on: string | null;
  /** Overdue and not finished. */
  late: boolean;
  skip: StepMark['skip'];
  note: string;
  hours_done: number;
  resources: CurrentResource[];
  /** What to take, in order; empty in plans without a path. */
  path: CurrentPart[];
};

export type StepsInput = {
  plan: Plan;
  marks: ReadonlyMap<string, StepMark>;
  /** The current resources of each skill, by skill id. */
  resources: ReadonlyMap<string, CurrentResource[]>;
  /** The current path of each skill, by skill id. */
  paths: ReadonlyMap<string, CurrentPart[]>;
  /** When each resource or part was finished, by its id (ISO dates). */
  finished: Finished;
  /** The skills of the plan that come before a skill, by skill id. */
  prerequisites: Prerequisites;
  hours_per_week: number;
  start_on: string;
  today: string;
  /** Whether the plan is paused: nothing is late. */
  paused: boolean;
};

export type Finished = ReadonlyMap<string, string>;
export type Prerequisites = ReadonlyMap<string, readonly string[]>;

const UNMARKED: StepMark = { position: null, note: '', done_on: null, skip: null };

/**
 * Builds the steps in the member's order, except that an open skill comes after its open prerequisites, with dates, states and
 * hours. Skipped skills, and what was finished up to the first day, take no time. The first open step is `now`.
 */
export function buildSteps(input: StepsInput): Step[] {
  const { plan, marks, start_on, today, finished } = input;
  const pathOf = ({ skill_id }: PlannedSkill) => input.paths.get(skill_id) ?? [];
  const resourcesOf = ({ skill_id }: PlannedSkill) => input.resources.get(skill_id) ?? [];
  const ordered = prerequisitesFirst(
    plan.skills
      .map((planned) => ({ ...planned, hours: currentHours(planned, pathOf(planned)) }))
      .map((skill, original_index) => ({ skill, original_index, mark: withoutSkipIfDone(marks.get(skill.skill_id) ?? UNMARKED) }))
      .toSorted(
        (a, b) =>
          (a.mark.position ?? a.original_index) - (b.mark.position ?? b.original_index) || a.original_index - b.original_index,
      ),
    input.prerequisites,
  );
  const takesTime = ordered.filter(({ mark }) => !mark.skip && !isUpTo(mark.done_on, start_on));
  const scheduled = scheduleHours(
    takesTime.map(({ skill }) => {
      const done = hoursDone(skill, pathOf(skill), resourcesOf(skill), finished, (day) => isUpTo(day, start_on));
      return Math.round((skill.hours - done) * 10) / 10;
    }),
    input.hours_per_week,
    start_on,
  );
  const dates = new Map(takesTime.map(({ skill }, index) => [skill.skill_id, scheduled[index]]));
  const current = ordered.find(({ mark }) => !mark.skip && !mark.done_on);
  return ordered.map(({ skill, original_index, mark }) => {
    const schedule = dates.get(skill.skill_id) ?? { start_on: mark.done_on ?? start_on, due_on: mark.done_on ?? start_on };
    const state = stateOf(mark, skill === current?.skill);
    const resources = resourcesOf(skill);
    const path = pathOf(skill);
    return {
      ...schedule,
      skill,
      original_index,
      state,
      done_on: mark.done_on,
      late: !input.paused && (state === 'now' || state === 'ahead') && schedule.due_on < today,
      skip: mark.skip,
      note: mark.note,
      hours_done: state === 'done' ? skill.hours : hoursDone(skill, path, resources, finished, () => true),
      resources,
      path,
    };
  });
}

const isUpTo = (day: string | null | undefined, last: string): boolean => typeof day === 'string' && day <= last;

type Marked = { skill: PlannedSkill; mark: StepMark };

function prerequisitesFirst<T extends Marked>(ordered: readonly T[], prerequisites: Prerequisites): T[] {
  const isOpen = ({ mark }: T) => !mark.skip && !mark.done_on;
  return neededFirst(
    ordered,
    (item, other) =>
      isOpen(item) && isOpen(other) && prerequisites.get(item.skill.skill_id)?.includes(other.skill.skill_id) === true,
  );
}

function stateOf({ done_on, skip }: StepMark, isCurrent: boolean): StepState {
  if (done_on) return 'done';
  if (skip) return 'skipped';
  return isCurrent ? 'now' : 'ahead';
}

// A finished skill does not count as skipped.
const withoutSkipIfDone = (mark: StepMark): StepMark => (mark.done_on ? { ...mark, skip: null } : mark);

function hoursDone(
  { hours }: PlannedSkill,
  path: readonly CurrentPart[],
  resources: readonly CurrentResource[],
  finished: Finished,
  counts: (day: string) => boolean,
): number {
  if (path.length > 0) return path.reduce((sum, part) => sum + learntHours(part, finished, counts), 0);
  if (resources.length === 0) return 0;
  const done = resources.filter(({ id }) => {
    const finishedOn = finished.get(id);
    return finishedOn !== undefined && counts(finishedOn);
  }).length;
  return Math.round((hours * done * 10) / resources.length) / 10;
}

/** Whether a step was set aside by a new planning, and not by the member alone. */
export const isSetAside = ({ skip }: Pick<Step, 'skip'>): boolean => skip?.reason === 'cut' || skip?.reason === 'shown';

/** The marks with some skills set aside. */
export function setAside(
  marks: ReadonlyMap<string, StepMark>,
  skillIds: readonly string[],
  reason: 'cut' | 'shown',
): ReadonlyMap<string, StepMark> {
  const added = skillIds.map((id): [string, StepMark] => [id, { ...(marks.get(id) ?? UNMARKED), skip: { reason, note: '' } }]);
  return new Map([...marks, ...added]);
}

/** The marks with some skills taken back that were set aside. */
export function takeBack(marks: ReadonlyMap<string, StepMark>, skillIds: readonly string[]): ReadonlyMap<string, StepMark> {
  return new Map([...marks].map(([id, mark]) => [id, skillIds.includes(id) ? { ...mark, skip: null } : mark]));
}

/** The total and finished hours and the last due date of the steps that are not skipped. */
export function sumSteps(steps: readonly Step[], startOn: string) {
  const activeSteps = steps.filter(({ state }) => state !== 'skipped');
  const sum = (hours: readonly number[]) => Math.round(hours.reduce((total, value) => total + value, 0) * 10) / 10;
  return {
    hours: sum(activeSteps.map(({ skill }) => skill.hours)),
    hours_done: sum(activeSteps.map(({ hours_done }) => hours_done)),
    due_on: activeSteps.map(({ due_on }) => due_on).reduce((last, day) => (day > last ? day : last), startOn),
  };
}
