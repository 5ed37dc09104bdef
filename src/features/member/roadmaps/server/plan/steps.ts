import type { FreshResource } from './fresh-resources.ts';
import type { Plan, PlannedSkill } from './plan-types.ts';
import { scheduleHours, type Dates } from './schedule-hours.ts';

export type SkipReason = 'known' | 'irrelevant' | 'later' | 'other';
export type StepState = 'done' | 'now' | 'ahead' | 'skipped';

/** What the member did with one skill. Days are ISO dates. */
export type StepMark = {
  position: number | null;
  note: string;
  done_on: string | null;
  skip: { reason: SkipReason; note: string } | null;
};

export type Step = Dates & {
  skill: PlannedSkill;
  /** Its index in the plan as built. */
  built_at: number;
  state: StepState;
  done_on: string | null;
  /** Overdue and not finished. */
  late: boolean;
  skip: StepMark['skip'];
  note: string;
  hours_done: number;
  resources: FreshResource[];
};

export type StepsInput = {
  plan: Plan;
  marks: ReadonlyMap<string, StepMark>;
  /** The current resources of each skill, by skill id. */
  resources: ReadonlyMap<string, FreshResource[]>;
  finished: ReadonlySet<string>;
  hours_per_week: number;
  start_on: string;
  today: string;
};

const UNMARKED: StepMark = { position: null, note: '', done_on: null, skip: null };

/**
 * The steps in the member's order, with dates, states and hours. Skipped skills and those finished before the first day
 * take no time. The first open one is `now`.
 */
export function buildSteps(walked: StepsInput): Step[] {
  const { plan, marks, start_on, today } = walked;
  const stops = plan.skills
    .map((skill, built_at) => ({ skill, built_at, mark: effective(marks.get(skill.skill_id) ?? UNMARKED) }))
    .toSorted((a, b) => (a.mark.position ?? a.built_at) - (b.mark.position ?? b.built_at) || a.built_at - b.built_at);
  const takesTime = stops.filter(({ mark }) => !mark.skip && !(mark.done_on && mark.done_on < start_on));
  const scheduled = scheduleHours(
    takesTime.map(({ skill }) => skill.hours),
    walked.hours_per_week,
    start_on,
  );
  const dates = new Map(takesTime.map(({ skill }, at) => [skill.skill_id, scheduled[at]]));
  const current = stops.find(({ mark }) => !mark.skip && !mark.done_on);
  return stops.map(({ skill, built_at, mark }) => {
    const own = dates.get(skill.skill_id) ?? { start_on: mark.done_on ?? start_on, due_on: mark.done_on ?? start_on };
    const state = mark.done_on ? 'done' : mark.skip ? 'skipped' : skill === current?.skill ? 'now' : 'ahead';
    const resources = walked.resources.get(skill.skill_id) ?? [];
    return {
      ...own,
      skill,
      built_at,
      state,
      done_on: mark.done_on,
      late: (state === 'now' || state === 'ahead') && own.due_on < today,
      skip: mark.skip,
      note: mark.note,
      hours_done: state === 'done' ? skill.hours : hoursDone(skill, resources, walked.finished),
      resources,
    };
  });
}

/** A finished skill cannot be skipped. */
const effective = (mark: StepMark): StepMark => (mark.done_on ? { ...mark, skip: null } : mark);

function hoursDone({ hours }: PlannedSkill, resources: readonly FreshResource[], finished: ReadonlySet<string>): number {
  if (resources.length === 0) return 0;
  const done = resources.filter(({ id }) => finished.has(id)).length;
  return Math.round((hours * done * 10) / resources.length) / 10;
}

/** Total and finished hours, and the last day; without skipped skills. */
export function sumSteps(stations: readonly Step[], startOn: string) {
  const walked = stations.filter(({ state }) => state !== 'skipped');
  const sum = (hours: readonly number[]) => Math.round(hours.reduce((total, one) => total + one, 0) * 10) / 10;
  return {
    hours: sum(walked.map(({ skill }) => skill.hours)),
    hours_done: sum(walked.map(({ hours_done }) => hours_done)),
    due_on: walked.map(({ due_on }) => due_on).reduce((last, day) => (day > last ? day : last), startOn),
  };
}
