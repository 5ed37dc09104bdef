import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adWith, offerFor, resumeWith, someCase, type Case } from './testing.ts';
import { analyst, compareWith, START, start, stepsOf, type Use } from './replanning/testing.ts';

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
    const worse = offerFor(adWith(names), resumeWith(['Excel', 'Power BI']));
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
