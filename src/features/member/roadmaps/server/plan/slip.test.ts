import { describe, expect, test } from 'vitest';
import { addDays } from '#features/member/plan-offers/server/index.ts';
import { currentSchedule } from './current-schedule.ts';
import { hoursLearnt } from './slip.ts';
import { analyst, learn, pause, slipOf, spend, START, stepsOf, wait } from './replanning/testing.ts';

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

  test('hours of a part that is not finished count, so that whoever works through a long one has not slipped', () => {
    expect(slipOf(wait(analyst(), 14))).not.toBeNull();
    const worked = wait(spend(spend(analyst(), 3), 3), 14);
    expect(hoursLearnt(stepsOf(worked), worked.finished, START)).toBe(Math.min(6, stepsOf(worked)[0]?.path[0]?.hours ?? 0));
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
