/** A plan in use, for tests: learning, waiting, new planning, pauses and later scores. */
import { addDays, pathOfAim } from '#features/member/plan-offers/server/index.ts';
import { chooseCut } from '../choose-cut.ts';
import { comparePlan } from '../compare-plan.ts';
import { currentSchedule } from '../current-schedule.ts';
import type { CurrentPart } from '../current-path.ts';
import type { DayHours } from '../learnt-hours.ts';
import { mergePlan } from '../merge-plan.ts';
import { findPrerequisites } from '../prerequisites.ts';
import { findSlip } from '../slip.ts';
import { buildSteps, setAside, takeBack, type StepMark, type StepsInput } from '../steps.ts';
import { adWith, offerFor, planOf, resumeWith, taxonomy, type Case } from '../testing.ts';
import type { Plan } from '../plan-types.ts';

export const START = '2026-11-23';
const AIM = { kind: 'everything' } as const;

/** A plan in use: its stored schedule, what was done, and today. */
export type Use = {
  found: Case;
  plan: Plan;
  row: { start_on: string; hours_per_week: number; paused_on: string | null; paused_until: string | null };
  marks: ReadonlyMap<string, StepMark>;
  finished: ReadonlyMap<string, string>;
  spent: ReadonlyMap<string, readonly DayHours[]>;
  today: string;
};

const partsOf = ({ plan, spent }: Use): Map<string, CurrentPart[]> =>
  new Map(
    plan.skills.map(({ skill_id, path = [] }) => [
      skill_id,
      path.map(({ teaches, hours }, position) => ({
        id: `${skill_id}-${position}`,
        position,
        teaches,
        part: null,
        excerpt: false,
        hours,
        spent: spent.get(`${skill_id}-${position}`) ?? [],
        resource: { id: `${skill_id}-resource` } as CurrentPart['resource'],
        swapped: false,
        others: [],
      })),
    ]),
  );

export function start(found: Case, hoursPerWeek = 6): Use | null {
  const path = pathOfAim(found.input, found.offer, AIM);
  if (path === null) return null;
  const row = { start_on: START, hours_per_week: hoursPerWeek, paused_on: null, paused_until: null };
  return {
    found,
    plan: planOf(found, path, AIM, hoursPerWeek),
    row,
    marks: new Map(),
    finished: new Map(),
    spent: new Map(),
    today: START,
  };
}

export function inputOf(use: Use): StepsInput {
  const { plan, row, marks, finished, today } = use;
  const { start_on, hours_per_week, pause } = currentSchedule(row, today);
  const prerequisites = findPrerequisites(plan, taxonomy);
  const paths = partsOf(use);
  return {
    plan,
    marks,
    resources: new Map(),
    paths,
    finished,
    prerequisites,
    hours_per_week,
    start_on,
    today,
    paused: pause !== null,
  };
}

export const stepsOf = (use: Use) => buildSteps(inputOf(use));
export const slipOf = (use: Use) => findSlip(stepsOf(use), inputOf(use), currentSchedule(use.row, use.today));
export const cutOf = (use: Use) => chooseCut(stepsOf(use), findPrerequisites(use.plan, taxonomy), use.found.input.outlook);
export const wait = (use: Use, days: number): Use => ({ ...use, today: addDays(use.today, days) });
const restart = (use: Use, hours_per_week = use.row.hours_per_week): Use => ({
  ...use,
  row: { start_on: use.today, hours_per_week, paused_on: null, paused_until: null },
});

/** Learns so many parts of the first open stop, and finishes it after its last one. */
export function learn(use: Use, parts: number): Use {
  const current = stepsOf(use).find(({ state }) => state === 'now');
  if (!current) return use;
  const open = current.path.filter(({ id }) => !use.finished.has(id));
  const taken = open.slice(0, parts).map(({ id }): [string, string] => [id, use.today]);
  const mark: StepMark = { position: null, note: '', done_on: use.today, skip: null };
  return {
    ...use,
    finished: new Map([...use.finished, ...taken]),
    marks: taken.length === open.length ? new Map([...use.marks, [current.skill.skill_id, mark]]) : use.marks,
  };
}

/** Enters hours for the first open part of the current stop. */
export function spend(use: Use, hours: number): Use {
  const current = stepsOf(use).find(({ state }) => state === 'now');
  const part = current?.path.find(({ id }) => !use.finished.has(id));
  if (!part) return use;
  const days = part.spent.filter(({ day }) => day !== use.today);
  const today = part.spent.find(({ day }) => day === use.today)?.hours ?? 0;
  return { ...use, spent: new Map([...use.spent, [part.id, [...days, { day: use.today, hours: today + hours }]]]) };
}

export function choose(use: Use, choice: 'move' | 'slow_down' | 'cut'): Use {
  const slip = slipOf(use);
  if (!slip) return use;
  if (choice === 'move') return restart(use);
  if (choice === 'slow_down') return slip.slow_down ? restart(use, slip.slow_down.hours_per_week) : use;
  const cut = cutOf(use);
  return cut ? { ...restart(use), marks: setAside(use.marks, cut.setAside, 'cut') } : use;
}

export const pause = (use: Use, days: number | null): Use => {
  const { start_on } = currentSchedule(use.row, use.today);
  const paused_until = days === null ? null : addDays(use.today, days);
  return { ...use, row: { ...use.row, start_on, paused_on: use.today, paused_until } };
};

export const compareWith = (use: Use, found: Case) =>
  comparePlan({
    steps: stepsOf(use),
    prerequisites: findPrerequisites(use.plan, taxonomy),
    aim: AIM,
    known: new Set(found.input.knownSkillIds),
    outlook: found.input.outlook,
    path: pathOfAim(found.input, found.offer, AIM)?.stops ?? null,
  });

/** Another résumé for the same ad, whose changes are applied or left. */
export function rescore(use: Use, found: Case | null, apply: boolean): Use {
  if (!found) return use;
  if (!apply) return { ...use, found };
  const { unneeded, returning, added, tenths } = compareWith(use, found);
  const { skills } = planOf(found, { stops: added, shown: found.input.outlook.now, checked: found.input.outlook.now }, AIM);
  const idsOf = (reason: (typeof unneeded)[number]['reason']) =>
    unneeded.filter((item) => item.reason === reason).map(({ id }) => id);
  const marks = setAside(setAside(takeBack(use.marks, returning), idsOf('shown'), 'shown'), idsOf('worth_little'), 'cut');
  return { ...use, found, plan: mergePlan(use.plan, skills, tenths, taxonomy), marks };
}

/** A member on the way to everything that an analyst needs. */
export const analyst = () => {
  const found = offerFor(adWith(['Python', 'SQL', 'Docker', 'Git', 'Excel', 'Power BI']), resumeWith(['SQL', 'Excel']));
  const use = found && start(found);
  if (!use) throw new Error('no plan is offered');
  return use;
};
