import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#features/member/plan-offers/server/index.ts';
import type { Plan, PlannedSkill } from './plan-types.ts';
import { sumSteps, buildSteps, type StepMark } from './steps.ts';

const START = '2026-12-01';
const TODAY = '2026-12-20';

const aSkill = (skill_id: string, hours: number): PlannedSkill => ({
  skill_id,
  name: skill_id,
  reason: 'missing',
  for_skill_ids: [skill_id],
  points: 1,
  hours,
  summary: '',
  learning_elements: [],
  resources: [],
  start_on: START,
  due_on: START,
});
const anyMark = fc.record({
  position: fc.option(fc.nat({ max: 12 })),
  note: fc.constant(''),
  done_on: fc.option(fc.integer({ min: -30, max: 30 }).map((days) => addDays(START, days))),
  skip: fc.option(fc.constant({ reason: 'later' as const, note: '' })),
});
const anySteps = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 80 }), anyMark), { minLength: 1, maxLength: 10 })
  .chain((marked) => fc.record({ marked: fc.constant(marked), hours_per_week: fc.integer({ min: 1, max: 40 }) }));

function build({ marked, hours_per_week }: { marked: [number, StepMark][]; hours_per_week: number }) {
  const skills = marked.map(([hours], index) => aSkill(`skill-${index}`, hours));
  const plan = { skills } as unknown as Plan;
  const marks = new Map(marked.map(([, mark], index) => [`skill-${index}`, mark]));
  return buildSteps({
    plan,
    marks,
    resources: new Map(),
    paths: new Map(),
    finished: new Map(),
    prerequisites: new Map(),
    paused: false,
    hours_per_week,
    start_on: START,
    today: TODAY,
  });
}

test('every skill is one step, and the first open step is the only current one', () => {
  fc.assert(
    fc.property(anySteps, (input) => {
      const steps = build(input);
      expect(steps.map(({ original_index }) => original_index).toSorted((a, b) => a - b)).toEqual(
        input.marked.map((_, index) => index),
      );
      const states = steps.map(({ state }) => state);
      const open = states.filter((state) => state === 'now' || state === 'ahead').length;
      expect(states.filter((state) => state === 'now')).toHaveLength(open > 0 ? 1 : 0);
      if (open > 0) expect(states.indexOf('now')).toBeLessThan(states.includes('ahead') ? states.indexOf('ahead') : Infinity);
    }),
  );
});

test('dates are consecutive, and skipped skills and those finished up to the first day take no time', () => {
  fc.assert(
    fc.property(anySteps, (input) => {
      let next = START;
      for (const { state, done_on, start_on, due_on } of build(input)) {
        if (state === 'skipped' || (done_on && done_on <= START)) continue;
        expect(start_on).toBe(next);
        expect(due_on >= start_on).toBe(true);
        next = addDays(due_on, 1);
      }
    }),
  );
});

test('only open skills can be late, and completed hours never exceed the total', () => {
  fc.assert(
    fc.property(anySteps, (input) => {
      const steps = build(input);
      for (const { late, state, due_on } of steps) expect(late).toBe((state === 'now' || state === 'ahead') && due_on < TODAY);
      const { hours, hours_done, due_on } = sumSteps(steps, START);
      expect(hours_done).toBeLessThanOrEqual(hours);
      for (const step of steps) if (step.state !== 'skipped') expect(step.due_on <= due_on).toBe(true);
    }),
  );
});
