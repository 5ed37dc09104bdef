import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#features/member/plan-offers/server/index.ts';
import { learntHours } from './learnt-hours.ts';
import { finishingDate, isOpen } from './slip.ts';
import { buildSteps, sumSteps, type Step } from './steps.ts';
import { adWith, offerFor, resumeWith, someCase, someSkills } from './testing.ts';
import {
  choose,
  compareWith,
  cutOf,
  inputOf,
  learn,
  pause,
  rescore,
  slipOf,
  spend,
  start,
  stepsOf,
  wait,
  type Use,
} from './replanning/testing.ts';

type Act = (use: Use) => Use;

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
  fc.integer({ min: 1, max: 12 }).map(
    (hours): Act =>
      (use) =>
        spend(use, hours / 2),
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
  const before = (step: Step) => sum(step.path.map((part) => learntHours(part, use.finished, (day) => day <= input.start_on)));
  const left = sum(timed.map((step) => step.skill.hours - before(step)));
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
