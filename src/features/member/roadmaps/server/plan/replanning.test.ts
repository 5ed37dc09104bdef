import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, pathOfAim } from '#features/member/plan-offers/server/index.ts';
import { chooseCut } from './choose-cut.ts';
import { comparePlan } from './compare-plan.ts';
import { currentSchedule } from './current-schedule.ts';
import type { CurrentPart } from './current-path.ts';
import { findPrerequisites } from './prerequisites.ts';
import { findSlip, finishingDate, hoursLearnt, isOpen } from './slip.ts';
import { buildSteps, setAside, sumSteps, takeBack, type Step, type StepMark, type StepsInput } from './steps.ts';
import { mergePlan } from './merge-plan.ts';
import { adWith, offerFor, planOf, resumeWith, someCase, someSkills, taxonomy, type Case } from './testing.ts';
import type { Plan } from './plan-types.ts';

const START = '2026-11-23';
const AIM = { kind: 'everything' } as const;

/** A plan in use: its stored schedule, what was done, and today. */
type Use = {
  found: Case;
  plan: Plan;
  row: { start_on: string; hours_per_week: number; paused_on: string | null; paused_until: string | null };
  marks: ReadonlyMap<string, StepMark>;
  finished: ReadonlyMap<string, string>;
  today: string;
};

const partsOf = ({ skills }: Plan): Map<string, CurrentPart[]> =>
  new Map(
    skills.map(({ skill_id, path = [] }) => [
      skill_id,
      path.map(({ teaches, hours }, position) => ({
        id: `${skill_id}-${position}`,
        position,
        teaches,
        part: null,
        hours,
        resource: { id: `${skill_id}-resource` } as CurrentPart['resource'],
        swapped: false,
      })),
    ]),
  );

function start(found: Case, hoursPerWeek = 6): Use | null {
  const path = pathOfAim(found.input, found.offer, AIM);
  if (path === null) return null;
  const row = { start_on: START, hours_per_week: hoursPerWeek, paused_on: null, paused_until: null };
  return { found, plan: planOf(found, path, AIM, hoursPerWeek), row, marks: new Map(), finished: new Map(), today: START };
}

function inputOf({ plan, row, marks, finished, today }: Use): StepsInput {
  const { start_on, hours_per_week, pause } = currentSchedule(row, today);
  const prerequisites = findPrerequisites(plan, taxonomy);
  const paths = partsOf(plan);
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

const stepsOf = (use: Use) => buildSteps(inputOf(use));
const slipOf = (use: Use) => findSlip(stepsOf(use), inputOf(use), currentSchedule(use.row, use.today));
const cutOf = (use: Use) => chooseCut(stepsOf(use), findPrerequisites(use.plan, taxonomy), use.found.input.outlook);
const wait = (use: Use, days: number): Use => ({ ...use, today: addDays(use.today, days) });
const restart = (use: Use, hours_per_week = use.row.hours_per_week): Use => ({
  ...use,
  row: { start_on: use.today, hours_per_week, paused_on: null, paused_until: null },
});

/** Learns so many parts of the first open stop, and finishes it after its last one. */
function learn(use: Use, parts: number): Use {
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

function choose(use: Use, choice: 'move' | 'slow_down' | 'cut'): Use {
  const slip = slipOf(use);
  if (!slip) return use;
  if (choice === 'move') return restart(use);
  if (choice === 'slow_down') return slip.slow_down ? restart(use, slip.slow_down.hours_per_week) : use;
  const cut = cutOf(use);
  return cut ? { ...restart(use), marks: setAside(use.marks, cut.setAside, 'cut') } : use;
}

const pause = (use: Use, days: number | null): Use => {
  const { start_on } = currentSchedule(use.row, use.today);
  const paused_until = days === null ? null : addDays(use.today, days);
  return { ...use, row: { ...use.row, start_on, paused_on: use.today, paused_until } };
};

type Act = (use: Use) => Use;

const compareWith = (use: Use, found: Case) =>
  comparePlan({
    steps: stepsOf(use),
    prerequisites: findPrerequisites(use.plan, taxonomy),
    aim: AIM,
    known: new Set(found.input.knownSkillIds),
    outlook: found.input.outlook,
    path: pathOfAim(found.input, found.offer, AIM)?.stops ?? null,
  });

/** Another résumé for the same ad, whose changes are applied or left. */
function rescore(use: Use, found: Case | null, apply: boolean): Use {
  if (!found) return use;
  if (!apply) return { ...use, found };
  const { unneeded, returning, added, tenths } = compareWith(use, found);
  const { skills } = planOf(found, { stops: added, shown: found.input.outlook.now, checked: found.input.outlook.now }, AIM);
  const idsOf = (reason: (typeof unneeded)[number]['reason']) =>
    unneeded.filter((item) => item.reason === reason).map(({ id }) => id);
  const marks = setAside(setAside(takeBack(use.marks, returning), idsOf('shown'), 'shown'), idsOf('worth_little'), 'cut');
  return { ...use, found, plan: mergePlan(use.plan, skills, tenths, taxonomy), marks };
}
const someAct: fc.Arbitrary<Act> = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(
    (days): Act =>
      (use) =>
        wait(use, days),
  ),
  fc.integer({ min: 1, max: 4 }).map(
    (parts): Act =>
      (use) =>
        learn(use, parts),
  ),
  fc.constantFrom('move', 'slow_down', 'cut').map(
    (choice): Act =>
      (use) =>
        choose(use, choice),
  ),
  fc.option(fc.integer({ min: 1, max: 30 })).map(
    (days): Act =>
      (use) =>
        pause(use, days),
  ),
);

function expectConsistent(use: Use): void {
  const input = inputOf(use);
  const steps = buildSteps(input);
  // Nothing vanishes: every skill of the plan is one step, set aside or not.
  expect(steps.map(({ skill }) => skill.skill_id).toSorted()).toEqual(use.plan.skills.map(({ skill_id }) => skill_id).toSorted());
  const active = steps.filter(({ state }) => state !== 'skipped');
  const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 10) / 10;
  expect(sumSteps(steps, input.start_on).hours).toBe(sum(active.map(({ skill }) => skill.hours)));
  // The dates follow one another at the pace, over what was left on the first day.
  const timed = active.filter(({ done_on }) => done_on === null || done_on > input.start_on);
  let next = input.start_on;
  for (const step of timed) {
    expect(step.start_on).toBe(next);
    next = addDays(step.due_on, 1);
  }
  const before = (step: Step) => step.path.filter(({ id }) => (use.finished.get(id) ?? '9') <= input.start_on);
  const left = sum(timed.map((step) => step.skill.hours - sum(before(step).map(({ hours }) => hours))));
  const days = Math.ceil((left * 7) / input.hours_per_week);
  if (timed.length > 0) {
    expect(next >= addDays(input.start_on, days)).toBe(true);
    expect(next <= addDays(input.start_on, days + timed.length)).toBe(true);
  }
  // What a stop needs comes before it, and is not set aside without it.
  const position = new Map(steps.map(({ skill }, index) => [skill.skill_id, index]));
  for (const { skill } of steps.filter(isOpen))
    for (const id of input.prerequisites.get(skill.skill_id) ?? []) {
      const needed = steps[position.get(id) ?? -1];
      // It may only be left out because the résumé showed it.
      expect([undefined, null, 'shown']).toContain(needed?.skip && needed.skip.reason);
      if (needed && isOpen(needed)) expect(position.get(id)).toBeLessThan(position.get(skill.skill_id) ?? -1);
    }
  if (input.paused) expect([slipOf(use), steps.some(({ late }) => late)]).toEqual([null, false]);
}

describe('a plan in use', () => {
  test('is consistent after any sequence of learning, waiting, choices and pauses', () => {
    fc.assert(
      fc.property(someCase, fc.integer({ min: 1, max: 20 }), fc.array(someAct, { maxLength: 12 }), (found, pace, acts) => {
        const begun = found && start(found, pace);
        if (!begun) return;
        let use = begun;
        for (const act of acts) {
          const done = [...use.finished.keys()];
          use = act(use);
          expectConsistent(use);
          for (const id of done) expect(use.finished.has(id)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is consistent when new résumés are scored in between, keeps all that was in it, and applies nothing twice', () => {
    const someScore = fc.record({ shown: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), apply: fc.boolean() });
    const someMove = fc.oneof({ weight: 3, arbitrary: someAct }, { weight: 2, arbitrary: someScore });
    fc.assert(
      fc.property(someSkills, fc.array(someMove, { maxLength: 10 }), (required, moves) => {
        const names = required.map(({ name }) => name);
        const scored = (shown: readonly boolean[]) =>
          offerFor(adWith(names), resumeWith(names.filter((_name, index) => shown[index])));
        const first = scored([]);
        let use = first && start(first);
        if (!use) return;
        for (const move of moves) {
          const before = use;
          use = typeof move === 'function' ? move(use) : rescore(use, scored(move.shown), move.apply);
          expectConsistent(use);
          const ids = use.plan.skills.map(({ skill_id }) => skill_id);
          expect(ids).toEqual(expect.arrayContaining(before.plan.skills.map(({ skill_id }) => skill_id)));
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of before.finished.keys()) expect(use.finished.has(id)).toBe(true);
          if (typeof move === 'function' || !move.apply) continue;
          expect(compareWith(use, use.found)).toMatchObject({ unneeded: [], returning: [], added: [], worth: [] });
          // What an open stop needs and the résumé does not show is in the plan again.
          const input = inputOf(use);
          const steps = stepsOf(use);
          for (const { skill } of steps.filter(isOpen))
            for (const id of input.prerequisites.get(skill.skill_id) ?? []) {
              const needed = steps.find((step) => step.skill.skill_id === id);
              if (needed?.state === 'skipped') expect(use.found.input.knownSkillIds).toContain(id);
            }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a choice leads to the day that it named', () => {
    fc.assert(
      fc.property(someCase, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 15, max: 90 }), (found, parts, days) => {
        const begun = found && start(found);
        if (!begun) return;
        const use = wait(learn(begun, parts), days);
        const slip = slipOf(use);
        if (!slip) return;
        expect(finishingDate(inputOf(choose(use, 'move')))).toBe(slip.move.due_on);
        if (slip.slow_down) expect(finishingDate(inputOf(choose(use, 'slow_down')))).toBe(slip.slow_down.due_on);
        expect(slipOf(choose(use, 'move'))).toBeNull();
        const cut = cutOf(use);
        if (!cut) return;
        const kept = choose(use, 'cut');
        expect(finishingDate(inputOf(kept)) <= slip.move.due_on).toBe(true);
        const { outlook } = use.found.input;
        const ids = stepsOf(kept)
          .filter(isOpen)
          .map(({ skill }) => skill.skill_id);
        if (cut.reachesNextBand) expect(outlook.after(ids, 'shown').tenths).toBeGreaterThanOrEqual(outlook.goal ?? Infinity);
        for (const { skill, hours_done } of stepsOf(use)) if (hours_done > 0) expect(cut.setAside).not.toContain(skill.skill_id);
      }),
      { numRuns: 60 },
    );
  });
});

const analyst = () => {
  const found = offerFor(adWith(['Python', 'SQL', 'Docker', 'Git', 'Excel', 'Power BI']), resumeWith(['SQL', 'Excel']));
  const use = found && start(found);
  if (!use) throw new Error('no plan is offered');
  return use;
};

describe('slipping', () => {
  test('a plan on time, and one that is ahead after a rest, have not slipped', () => {
    const use = analyst();
    expect(slipOf(use)).toBeNull();
    expect(slipOf(wait(use, 13))).toBeNull();
    const ahead = learn(learn(learn(wait(use, 1), 20), 20), 20);
    expect(slipOf(wait(ahead, 15))).toBeNull();
  });

  test('without half of the hours of two weeks it has, and the lower pace is that of these weeks, at least an hour', () => {
    const use = wait(analyst(), 14);
    expect(slipOf(use)).toMatchObject({ hours_learnt: 0, slow_down: { hours_per_week: 1 } });
    const some = wait(learn(wait(analyst(), 10), 1), 4);
    const learnt = hoursLearnt(stepsOf(some), some.finished, START);
    expect(slipOf(some)?.slow_down?.hours_per_week ?? 6).toBe(learnt < 6 ? Math.max(1, Math.floor(learnt / 2)) : 6);
  });

  test('a pause until a day moves all dates by itself, and what is left begins on that day', () => {
    const use = analyst();
    const paused = pause(wait(use, 3), 20);
    expect(stepsOf(paused)[0]?.start_on).toBe(addDays(START, 23));
    const later = wait(paused, 25);
    expect(currentSchedule(later.row, later.today)).toMatchObject({ start_on: addDays(START, 23), pause: null });
    expect(slipOf(later)).toBeNull();
    expect(currentSchedule(pause(use, null).row, addDays(START, 400)).pause).toEqual({ since: START, until: null });
  });
});

describe('a later score', () => {
  const names = ['Python', 'SQL', 'Docker', 'Git', 'Excel', 'Power BI'];
  const compare = (use: Use, found: Case | null) => {
    if (!found) throw new Error('no score');
    return compareWith(use, found);
  };

  test('changes nothing when it is the same', () => {
    const use = analyst();
    expect(compare(use, use.found)).toMatchObject({ unneeded: [], worth: [], added: [] });
  });

  test('makes unneeded what the résumé shows now, unless it was begun', () => {
    const use = analyst();
    const better = offerFor(adWith(names), resumeWith(['SQL', 'Excel', 'Docker']));
    expect(compare(use, better).unneeded).toContainEqual({ id: 'docker', reason: 'shown' });
    const docker = stepsOf(use).find(({ skill }) => skill.skill_id === 'docker');
    const begun = { ...use, finished: new Map([[docker?.path[0]?.id ?? '', START]]) };
    expect(compare(begun, better).unneeded.map(({ id }) => id)).not.toContain('docker');
  });

  test('adds what the résumé no longer shows', () => {
    const worse = offerFor(adWith(names), resumeWith(['Excel']));
    expect(compare(analyst(), worse).added.map(({ skill }) => skill.id)).toContain('sql');
  });

  test('keeps its points, prerequisites and begun stops in order for any two résumés', () => {
    fc.assert(
      fc.property(someCase, someCase, (before, after) => {
        const use = before && start(before);
        if (!use || !after) return;
        const { unneeded, added, tenths } = compare(use, after);
        const ids = unneeded.map(({ id }) => id);
        for (const id of ids) expect(use.plan.skills.map(({ skill_id }) => skill_id)).toContain(id);
        for (const { skill } of added) expect(use.plan.skills.map(({ skill_id }) => skill_id)).not.toContain(skill.id);
        const { outlook } = after.input;
        const all = [...tenths.keys()];
        expect([...tenths.values()].reduce((sum, value) => sum + value, outlook.now.tenths)).toBe(
          outlook.after(all, 'shown').tenths,
        );
      }),
      { numRuns: 40 },
    );
  });
});
