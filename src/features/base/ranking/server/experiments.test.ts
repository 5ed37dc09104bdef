import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignArm, EXPERIMENTS, type ExperimentName } from './experiments.ts';

const names = Object.keys(EXPERIMENTS) as ExperimentName[];
const member = (id: string) => ({ viewer: { id }, request: { ip: '10.0.0.1' } });

test('a member stays in one arm, and the arms are different algorithms', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.uuid(), (name, id) => {
      const { arms } = EXPERIMENTS[name];
      const { arm, algorithm, bucket } = assignArm(member(id), name);
      expect(assignArm({ ...member(id), request: { ip: '192.0.2.7' } }, name)).toEqual({ arm, algorithm, bucket });
      expect(algorithm).toBe(arms[arm]);
      expect(arms.a).not.toBe(arms.b);
    }),
  );
});

test('the arms are about equal in size and independent of those of another experiment', () => {
  const people = Array.from({ length: 4000 }, () => randomUUID());
  const inA = (name: ExperimentName) => people.filter((id) => assignArm(member(id), name).arm === 'a');
  for (const name of names) expect(Math.abs(inA(name).length - 2000)).toBeLessThan(200);
  const inBoth = inA('jobs').filter((id) => assignArm(member(id), 'programs').arm === 'a');
  expect(Math.abs(inBoth.length - 1000)).toBeLessThan(200);
});
