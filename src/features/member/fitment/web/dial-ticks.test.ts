import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIAL_TICKS, labelPosition, tickState } from './dial-ticks.ts';

const score = fc.integer({ min: 0, max: 100 });
const states = (value: number, reachableScore: number) => DIAL_TICKS.map(({ at }) => tickState(at, value, reachableScore));
const count = (list: string[], expected: string) => list.filter((state) => state === expected).length;

describe('the dial', () => {
  test('has 51 ticks in a half circle from left to right', () => {
    expect(DIAL_TICKS).toHaveLength(51);
    expect(DIAL_TICKS[0]?.d).toBe('M44.0 134.0L22.0 134.0');
    expect(DIAL_TICKS[25]?.d).toBe('M140.0 38.0L140.0 16.0');
    expect(DIAL_TICKS[50]?.d).toBe('M236.0 134.0L258.0 134.0');
  });

  test('lights 33 ticks for a score of 64 and nine pale ones up to a reachable score of 83', () => {
    expect(count(states(64, 83), 'lit')).toBe(33);
    expect(count(states(64, 83), 'reachable')).toBe(9);
  });

  test('lights no tick for 0 and all for 100', () => {
    expect(count(states(0, 0), 'off')).toBe(51);
    expect(count(states(100, 100), 'lit')).toBe(51);
  });

  test('never lights fewer ticks for a higher score', () => {
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(count(states(high, 0), 'lit')).toBeGreaterThanOrEqual(count(states(low, 0), 'lit'));
      }),
    );
  });

  test('lights no pale tick when the reachable score is not above the score', () => {
    fc.assert(
      fc.property(score, score, (value, reachableScore) => {
        if (reachableScore <= value) expect(count(states(value, reachableScore), 'reachable')).toBe(0);
      }),
    );
  });

  test('places the labels 60 and 75 outside the rim', () => {
    expect(labelPosition(60)).toEqual({ x: 180.5, y: 13.4 });
    expect(labelPosition(75)).toEqual({ x: 232.6, y: 45.4 });
  });
});
